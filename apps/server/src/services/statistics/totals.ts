import { LIMITS, type LocalDay, localDayOf } from '@hooplog/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { preparedOnce } from '../../database/prepared.ts';
import { userStats } from '../../database/schema/statistics.ts';

const utcDay = sql`${sql.placeholder('utcDay')}::date`;

/**
 * Columns of `user_stats`: totals, the streak's run, and the recent days with a workout in any time zone. Statements that select
 * them need the parameter `utcDay`.
 */
export const TOTALS = {
  made: userStats.made,
  totalShots: userStats.totalShots,
  workoutCount: userStats.workoutCount,
  streakEndDay: userStats.streakEndDay,
  streakLength: userStats.streakLength,
  skippedDays: userStats.skippedDays,
  // Names in full: Drizzle omits the table in statements with only one, and the condition would compare
  // `user_id` with itself.
  recentDays: sql<LocalDay[]>`array(
    select day::text from user_days
    where user_days.user_id = user_stats.user_id
      and day between ${utcDay} - ${sql.raw(String(LIMITS.RECENT_DAYS))} and ${utcDay} + 1
    order by user_days.day)`.as('recent_days'),
};

export const utcDayOf = (moment: Date): LocalDay => localDayOf(moment, 'UTC');

const ofUser = preparedOnce((database) =>
  database
    .select(TOTALS)
    .from(userStats)
    .where(eq(userStats.userId, sql.placeholder('userId')))
    .prepare('read_totals'),
);

export type Totals = Awaited<ReturnType<ReturnType<typeof ofUser>['execute']>>[number];

/** The totals of a user; undefined if there are none yet. */
export async function readTotals(
  database: Database,
  userId: string,
  moment: Date,
): Promise<Totals | undefined> {
  const [totals] = await ofUser(database).execute({ userId, utcDay: utcDayOf(moment) });
  return totals;
}
