import {
  addDays,
  currentStreakFrom,
  LIMITS,
  type LocalDay,
  localDayOf,
  NO_RUN,
  percentage,
} from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { runOf } from './lock-statistics.ts';

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
    currentStreak: currentStreakFrom(row ? runOf(row) : NO_RUN, today),
    today,
    recentDays: await recentDays(database, user.id, today),
  };
}
