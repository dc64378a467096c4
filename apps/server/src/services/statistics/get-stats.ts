import {
  addDays,
  currentStreakFrom,
  isAhead,
  LIMITS,
  type LocalDay,
  localDayOf,
  NO_RUN,
  percentage,
  type Run,
} from '@hooplog/domain';
import type { Queryable } from '../../database/connect.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { runOf } from './lock-statistics.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readRestStreak } from './read-rest-streak.ts';
import { readTotals, type Totals } from './totals.ts';

export interface Stats {
  readonly percentage: number;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
  readonly currentStreak: number;
  /** Only for users who want it. */
  readonly restStreak?: number;
  /** The user's own calendar day. */
  readonly today: LocalDay;
  /** Days with a workout among the last 14, oldest first. */
  readonly recentDays: LocalDay[];
}

/**
 * The current streak. The stored run is enough unless the player trained on a day that is still in the future here: then an
 * earlier run may continue.
 */
export async function readStreak(
  database: Queryable,
  userId: string,
  run: Run,
  today: LocalDay,
): Promise<number> {
  const streak = currentStreakFrom(run, today);
  if (!isAhead(run, today)) return streak;
  return Math.max(streak, currentStreakFrom(await readLatestRun(database, userId, today), today));
}

/**
 * The user's totals and streak as of now; zeros if there is nothing yet.
 *
 * @param read the totals, if they were read with the session
 */
export async function getStats(
  { database, now }: AppContext,
  user: User,
  read?: Totals | null,
): Promise<Stats> {
  const moment = now();
  const today = localDayOf(moment, user.timeZone);
  const since = addDays(today, 1 - LIMITS.RECENT_DAYS);
  const row = read ?? (await readTotals(database, user.id, moment));
  const { made, totalShots, workoutCount } = row ?? { made: 0, totalShots: 0, workoutCount: 0 };
  return {
    percentage: percentage(made, totalShots),
    made,
    totalShots,
    workoutCount,
    currentStreak: await readStreak(database, user.id, row ? runOf(row) : NO_RUN, today),
    ...(user.weeklyRestDay === 1 && {
      restStreak: await readRestStreak(database, user.id, today, row?.skippedDays),
    }),
    today,
    recentDays: (row?.recentDays ?? []).filter((day) => since <= day && day <= today),
  };
}
