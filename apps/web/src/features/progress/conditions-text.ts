import type { Conditions } from '@hooplog/contract';
import { formatPercent, HOURS_TOGETHER, NO_SHOTS, percentage, type Totals } from '@hooplog/domain';
import { locale, t } from '@hooplog/language';

const hours = new Intl.DateTimeFormat(locale(), { hour: 'numeric', timeZone: 'UTC' });
const clock = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));

/** "6 – 9 PM" for three hours. @param hour the first of them */
export const hoursName = (hour: number): string =>
  hours.formatRange(clock(hour), clock(hour + HOURS_TOGETHER));

const others = (all: readonly Totals[], best: Totals): Totals =>
  all.reduce(
    (sum, one) =>
      one === best ? sum : { made: sum.made + one.made, total: sum.total + one.total },
    NO_SHOTS,
  );
const percentOf = ({ made, total }: Totals) => formatPercent(percentage(made, total));

/** At what time the player shoots best, if that can be told. */
export function bestHourText({ hours: all, bestHour }: Conditions): string {
  const best = all.find(({ hour }) => hour === bestHour);
  if (best !== undefined) {
    return t(
      'You shoot best between {hours}: {percent}, and {others} at other times. That is more than luck.',
      {
        hours: hoursName(best.hour),
        percent: percentOf(best),
        others: percentOf(others(all, best)),
      },
    );
  }
  return all.length < 2
    ? t('Train at different times of the day to compare them.')
    : t('No best time of day yet.');
}

/** Where the player shoots best, if that can be told. */
export function bestPlaceText({ places, bestPlace }: Conditions): string {
  const best = places.find(({ id }) => id === bestPlace);
  if (best !== undefined) {
    return t(
      'You shoot best at {place}: {percent}, and {others} at other places. That is more than luck.',
      { place: best.name, percent: percentOf(best), others: percentOf(others(places, best)) },
    );
  }
  return places.length < 2
    ? t('Film at another saved place to compare them.')
    : t('No best place yet.');
}

/** The workouts that were compared. */
export const amongText = (among: number | null): string =>
  among === null
    ? t('All workouts with shots in this period, counted by hand or on video.')
    : t(
        'The newest {among, number} workouts with shots in this period, counted by hand or on video.',
        { among },
      );
