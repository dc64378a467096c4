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
import { preparedOnce } from '../../database/prepared.ts';
import { userStats } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { runOf } from './lock-statistics.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readRestStreak } from './read-rest-streak.ts';

export interface Stats {
  readonly percentage: number;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
  readonly currentStreak: number;
  /** Only for those who want it. */
  readonly restStreak?: number;
  /** The user's own calendar day. */
  readonly today: LocalDay;
  /** Days with a workout among the last 14, oldest first. */
  readonly recentDays: LocalDay[];
}

/** Totals, and the days with a workout among the last ones, in one statement. */
const readTotals = preparedOnce((database) =>
  database
    .select({
      made: userStats.made,
      totalShots: userStats.totalShots,
      workoutCount: userStats.workoutCount,
      streakEndDay: userStats.streakEndDay,
      streakLength: userStats.streakLength,
      skippedDays: userStats.skippedDays,
      recentDays: sql<LocalDay[]>`array(
        select day::text from user_days
        where user_id = ${sql.placeholder('userId')}::uuid
          and day between ${sql.placeholder('since')}::date and ${sql.placeholder('today')}::date
        order by day)`,
    })
    .from(userStats)
    .where(eq(userStats.userId, sql.placeholder('userId')))
    .prepare('read_totals'),
);

/** The stored run is right unless the player trained on a day that is still to come here: then an earlier run may go on. */
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
  const since = addDays(today, 1 - LIMITS.RECENT_DAYS);
  const [row] = await readTotals(database).execute({ userId: user.id, since, today });
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
    recentDays: row?.recentDays ?? [],
  };
}
