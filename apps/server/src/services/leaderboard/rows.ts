import type { DaysOf, LocalDay } from '@hooplog/domain';
import { and, desc, eq, gt, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns } from '../players/player.ts';
import { readStreak } from '../statistics/get-stats.ts';
import { runOf } from '../statistics/lock-statistics.ts';

const { made, accuracy, totalShots, userId, listedFrom } = userStats;

/** The columns of a leaderboard entry. */
export const entryColumns = {
  ...{ made, totalShots, userId, workoutCount: userStats.workoutCount },
  verifiedShots: userStats.verifiedShots,
  streakEndDay: userStats.streakEndDay,
  streakLength: userStats.streakLength,
  timeZone: users.timeZone,
  player: playerColumns,
};

/** A value, or a placeholder in a prepared statement. */
type Given<T> = T | Placeholder;

/** The players shown on a day. Worded like the index `user_stats_rank`, so that PostgreSQL uses it. */
export const isListed = (today: Given<LocalDay>) =>
  and(gt(totalShots, sql`0`), isNotNull(listedFrom), sql`${listedFrom} <= ${today}::date`);

/** The sort key. Where the numbers are equal the later account comes first, which does not affect the rank. */
export interface Standing {
  readonly made: number;
  readonly totalShots: number;
  readonly userId: string;
}

/** The numbers that decide a rank. */
type Numbers = { readonly [K in 'made' | 'totalShots']: Given<Standing[K]> };

/** The same division as in the generated column `accuracy`. */
const accuracyOf = ({ made: makes, totalShots: shots }: Numbers) =>
  sql`${makes}::bigint::double precision / nullif(${shots}::bigint, 0)`;

/** Players after a given position. */
const isBehind = (standing: Standing) =>
  sql`(${made}, ${accuracy}, ${totalShots}, ${userId}) < (${standing.made}::bigint, ${accuracyOf(standing)}, ${standing.totalShots}::bigint, ${standing.userId}::uuid)`;

/** Players with better numbers. */
export const isAhead = (standing: Numbers) =>
  sql`(${made}, ${accuracy}, ${totalShots}) > (${standing.made}::bigint, ${accuracyOf(standing)}, ${standing.totalShots}::bigint)`;

/** Rows in the order of the leaderboard, along its index read backwards: no page sorts or counts. */
export const selectStandings = (
  database: Queryable,
  today: Given<LocalDay>,
  after: Standing | null,
) =>
  database
    .select(entryColumns)
    .from(userStats)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isListed(today), after === null ? undefined : isBehind(after)))
    .orderBy(desc(made), desc(accuracy), desc(totalShots), desc(userId));

export type StandingRow = Awaited<ReturnType<typeof selectStandings>>[number];

/** The streak of a row, in its player's own calendar. */
export const streakOf = (database: Queryable, row: StandingRow, todayIn: DaysOf): Promise<number> =>
  readStreak(database, row.userId, runOf(row), todayIn(row.timeZone));
