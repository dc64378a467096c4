import type { TeamWeekPlayer, TrainingWeek } from '@hooplog/contract';
import { accuracyTrend, counted, formatCount, percentage } from '@hooplog/domain';

const shotsOf = ({ made, totalShots }: TrainingWeek) => ({ made, total: totalShots });

/** "3 days · 120 shots, 62% made"; timed exercises have minutes. */
export function doneWords({ trainedDays, thisWeek }: TeamWeekPlayer): string {
  const { made, totalShots, minutes } = thisWeek;
  const parts = [counted(trainedDays, 'day')];
  if (totalShots > 0) {
    parts.push(`${counted(totalShots, 'shot')}, ${percentage(made, totalShots)}% made`);
  }
  if (minutes > 0) parts.push(`${formatCount(minutes)} min of exercises`);
  return parts.join(' · ');
}

/** What is other than the week before: shots always, accuracy only where chance does not explain it. */
export function changeWords({ thisWeek, weekBefore }: TeamWeekPlayer): string {
  if (weekBefore.workoutCount === 0) return 'No workout the week before';
  const parts = [shotsChange(thisWeek.totalShots - weekBefore.totalShots)];
  const trend = accuracyTrend(shotsOf(thisWeek), shotsOf(weekBefore));
  if (trend !== null) {
    const points = counted(Math.abs(trend.points), 'point');
    const direction = trend.points > 0 ? 'up' : 'down';
    parts.push(trend.isSure ? `accuracy ${direction} ${points}` : 'accuracy about the same');
  }
  return parts.join(', ');
}

function shotsChange(more: number): string {
  if (more === 0) return 'As many shots as the week before';
  const shots = counted(Math.abs(more), 'shot');
  return more > 0 ? `${shots} more than the week before` : `${shots} fewer than the week before`;
}

/** What all of them did together. */
export function sumWords(players: readonly TeamWeekPlayer[]): string {
  const trained = players.filter(hasTrained).length;
  const sum = (of: (week: TrainingWeek) => number) =>
    players.reduce((total, { thisWeek }) => total + of(thisWeek), 0);
  const shots = sum(({ totalShots }) => totalShots);
  const made = sum(({ made: makes }) => makes);
  const who = `${trained} of ${counted(players.length, 'player')} trained`;
  return shots === 0 ? who : `${who} · ${counted(shots, 'shot')}, ${percentage(made, shots)}% made`;
}

export const hasTrained = ({ thisWeek }: TeamWeekPlayer): boolean => thisWeek.workoutCount > 0;
