import { addDays, daysBetween, type LocalDay } from '@hooplog/domain';
import type { Stats } from './get-stats.ts';

/** The streak as it would be without any workout on this day. */
export function streakWithout(
  day: LocalDay,
  { currentStreak, today, recentDays }: Pick<Stats, 'currentStreak' | 'today' | 'recentDays'>,
): number {
  const end = recentDays.includes(today) ? today : addDays(today, -1);
  const start = addDays(end, 1 - currentStreak);
  if (day < start || day > end) return currentStreak;
  if (day < end) return daysBetween(day, end);
  // Without today it still ends yesterday; without yesterday it is over.
  return end === today ? currentStreak - 1 : 0;
}
