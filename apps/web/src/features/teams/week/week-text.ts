import type { TeamWeekPlayer, TrainingWeek } from '@hooplog/contract';
import { accuracyTrend, percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';

const shotsOf = ({ made, totalShots }: TrainingWeek) => ({ made, total: totalShots });

/** "3 days · 120 shots · 30 min"; timed exercises have minutes. */
export function doneWords({ trainedDays, thisWeek }: TeamWeekPlayer): string {
  const { totalShots, minutes } = thisWeek;
  const parts = [t('{days, plural, one {# day} other {# days}}', { days: trainedDays })];
  if (totalShots > 0) parts.push(shotsWords(totalShots));
  if (minutes > 0) parts.push(t('{minutes, number} min', { minutes }));
  return parts.join(' · ');
}

const shotsWords = (shots: number) => t('{shots, plural, one {# shot} other {# shots}}', { shots });

/**
 * The totals of the week before, shown while the current week is running: comparing its days so far with seven would
 * look like a decline.
 */
export function lastWeekWords({ weekBefore }: TeamWeekPlayer): string {
  const { workoutCount, totalShots, minutes } = weekBefore;
  if (workoutCount === 0) return t('No workout the week before');
  const done = totalShots > 0 ? shotsWords(totalShots) : t('{minutes, number} min', { minutes });
  return t('Last week: {done}', { done });
}

/**
 * What changed since the week before, for a finished week: shots always, accuracy only if the change is more than
 * chance.
 */
export function changeWords({ thisWeek, weekBefore }: TeamWeekPlayer): string {
  if (weekBefore.workoutCount === 0) return t('No workout the week before');
  const shots = shotsChange(thisWeek.totalShots - weekBefore.totalShots);
  const trend = accuracyTrend(shotsOf(thisWeek), shotsOf(weekBefore));
  if (trend === null) return shots;
  const accuracy = trend.isSure ? accuracyChange(trend.points) : t('accuracy about the same');
  return t('{shots}, {accuracy}', { shots, accuracy });
}

function accuracyChange(change: number): string {
  const points = Math.abs(change);
  return change > 0
    ? t('accuracy up {points, plural, one {# point} other {# points}}', { points })
    : t('accuracy down {points, plural, one {# point} other {# points}}', { points });
}

function shotsChange(more: number): string {
  if (more === 0) return t('As many shots as the week before');
  const shots = Math.abs(more);
  return more > 0
    ? t('{shots, plural, one {# shot} other {# shots}} more than the week before', { shots })
    : t('{shots, plural, one {# shot} other {# shots}} fewer than the week before', { shots });
}

/** The sum of all players. */
export function sumWords(players: readonly TeamWeekPlayer[]): string {
  const trained = players.filter(hasTrained).length;
  const sum = (of: (week: TrainingWeek) => number) =>
    players.reduce((total, { thisWeek }) => total + of(thisWeek), 0);
  const shots = sum(({ totalShots }) => totalShots);
  const made = sum(({ made: makes }) => makes);
  const who = t('{trained} of {players, plural, one {# player} other {# players}} trained', {
    trained,
    players: players.length,
  });
  return shots === 0
    ? who
    : t('{who} · {shots, plural, one {# shot} other {# shots}}, {percent}% made', {
        who,
        shots,
        percent: percentage(made, shots),
      });
}

export const hasTrained = ({ thisWeek }: TeamWeekPlayer): boolean => thisWeek.workoutCount > 0;
