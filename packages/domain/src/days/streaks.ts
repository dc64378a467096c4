import { addDays, type LocalDay } from './days.ts';

/** Consecutive days with a workout: the last of them and how many. Length 0 has no end. */
export type Run =
  | { readonly endDay: LocalDay; readonly length: number }
  | { readonly endDay: null; readonly length: 0 };

export const NO_RUN: Run = { endDay: null, length: 0 };

/**
 * The run that ends on the last day up to and including `endDay`, read backwards.
 *
 * @param newestFirst distinct days, newest first; reading stops at the first gap,
 *   so a caller may pass a lazy query.
 */
export function latestRunOf(newestFirst: Iterable<LocalDay>): Run {
  let endDay: LocalDay | null = null;
  let length = 0;
  for (const day of newestFirst) {
    endDay ??= day;
    if (day !== addDays(endDay, -length)) break;
    length += 1;
  }
  return endDay === null ? NO_RUN : { endDay, length };
}

/** The run that ends on the newest of these days. @param days distinct, oldest first */
export function latestRun(days: readonly LocalDay[]): Run {
  return latestRunOf(days.toReversed());
}

/** Length of the run that ends exactly on `endDay`; 0 when that day is not among them. @param days distinct, oldest first */
export function streakRunEndingAt(endDay: LocalDay, days: readonly LocalDay[]): number {
  const run = latestRun(days.filter((day) => day <= endDay));
  return run.endDay === endDay ? run.length : 0;
}

/**
 * The stored run after a workout on `day`. Null if the days must be read again: a late workout may join older
 * days that are not in the stored run.
 */
export function runAfterWorkout(run: Run, day: LocalDay): Run | null {
  if (run.endDay === null) return { endDay: day, length: 1 };
  const startDay = addDays(run.endDay, 1 - run.length);
  if (day >= startDay && day <= run.endDay) return run;
  if (day === addDays(run.endDay, 1)) return { endDay: day, length: run.length + 1 };
  if (day > run.endDay) return { endDay: day, length: 1 };
  return day === addDays(startDay, -1) ? null : run;
}

/** Days in a row ending today or yesterday; a run that ended earlier is over. */
export function currentStreakFrom(run: Run, today: LocalDay): number {
  if (run.endDay === null) return 0;
  // Days are subtracted only if comparing is not enough: a leaderboard calls this for every player on it.
  return run.endDay >= today || run.endDay === addDays(today, -1) ? run.length : 0;
}

/**
 * Whether all days of a run are still ahead: a player who flew west across the date line has trained on a later
 * day.
 */
export function isAhead(run: Run, today: LocalDay): boolean {
  if (run.endDay === null || run.endDay <= today) return false;
  return addDays(run.endDay, 1 - run.length) > today;
}

/**
 * Days in a row ending today or yesterday; a day ahead counts, too. If a traveller has two such runs, the
 * longer one. @param days distinct, oldest first
 */
export function currentStreak(days: readonly LocalDay[], today: LocalDay): number {
  const runs = [latestRun(days), latestRun(days.filter((day) => day <= today))];
  return Math.max(...runs.map((run) => currentStreakFrom(run, today)));
}
