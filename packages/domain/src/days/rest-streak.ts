import { addDays, type LocalDay } from './days.ts';
import { weekOf } from './weeks.ts';

/**
 * Length of the streak up to today that forgives one day without a workout in each week, Sunday to Saturday.
 * Rest days do not count, and today is not missed before it is over.
 *
 * @param newestFirst distinct days, newest first; reading stops at the first day that is not forgiven
 * @param skipped days skipped at the date line: the player could not train on them
 */
export function restStreak(
  newestFirst: Iterable<LocalDay>,
  today: LocalDay,
  skipped: readonly LocalDay[] = [],
): number {
  let length = 0;
  let later = today;
  let restedWeek: LocalDay | null = null;
  for (const day of newestFirst) {
    for (let missed = addDays(later, -1); missed > day; missed = addDays(missed, -1)) {
      if (skipped.includes(missed)) continue;
      const week = weekOf(missed);
      if (week === restedWeek) return length;
      restedWeek = week;
    }
    length += 1;
    if (day < later) later = day;
  }
  return length;
}
