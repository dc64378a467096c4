import { clocksAhead } from '../days/clocks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const NOON_MS = 12 * HOUR_MS;
/** Hours that are grouped: enough shots in each group, and still distinct times of day. */
export const HOURS_TOGETHER = 3;

/** The first of the three hours of the day in which a moment lies; null if the time is unknown. */
export type HourOf = (moment: Date, timeZone: string) => number | null;

/**
 * Finds the hours of many moments. The offset is looked up once per week and zone, and again only in weeks in
 * which clocks change. A time of exactly noon is taken as unknown: it is stored for workouts that have only a
 * day.
 */
export function makeHourOf(): HourOf {
  const known = new Map<string, number>();
  const aheadAt = (week: number, timeZone: string): number => {
    const key = `${timeZone} ${week}`;
    const ahead = known.get(key) ?? clocksAhead(week * WEEK_MS, timeZone);
    known.set(key, ahead);
    return ahead;
  };
  return (moment, timeZone) => {
    const time = moment.getTime();
    const week = Math.floor(time / WEEK_MS);
    const [begin, end] = [aheadAt(week, timeZone), aheadAt(week + 1, timeZone)];
    const shown = time + (begin === end ? begin : clocksAhead(time, timeZone));
    const sinceMidnight = ((shown % DAY_MS) + DAY_MS) % DAY_MS;
    if (sinceMidnight === NOON_MS) return null;
    return HOURS_TOGETHER * Math.floor(sinceMidnight / (HOURS_TOGETHER * HOUR_MS));
  };
}
