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
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { runOf } from './lock-statistics.ts';
import { readLatestRun } from './read-latest-run.ts';

export interface Stats {
  readonly percentage: number;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
  readonly currentStreak: number;
  /** The user's own calendar day. */
  readonly today: LocalDay;
  /** Days with a workout among the last 14, oldest first. */
  readonly recentDays: LocalDay[];
}

async function recentDays(database: Queryable, userId: string, today: LocalDay) {
  const since = addDays(today, 1 - LIMITS.RECENT_DAYS);
  const { rows } = await database.execute<{ day: LocalDay }>(sql`
    select local_day::text as day from workouts
      where user_id = ${userId} and local_day between ${since} and ${today}
    union
    select local_day::text from manual_workouts
      where user_id = ${userId} and local_day between ${since} and ${today}
    order by day`);
  return rows.map(({ day }) => day);
}

/** The stored run tells, but for who trained on a day that is still to come here: then an earlier run may go on. */
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

/** The user's totals and streak as of now; zeros when there is nothing yet. */
export async function getStats({ database, now }: AppContext, user: User): Promise<Stats> {
  const today = localDayOf(now(), user.timeZone);
  const [row] = await database.select().from(userStats).where(eq(userStats.userId, user.id));
  const { made, totalShots, workoutCount } = row ?? { made: 0, totalShots: 0, workoutCount: 0 };
  return {
    percentage: percentage(made, totalShots),
    made,
    totalShots,
    workoutCount,
    currentStreak: await readStreak(database, user.id, row ? runOf(row) : NO_RUN, today),
    today,
    recentDays: await recentDays(database, user.id, today),
  };
}
