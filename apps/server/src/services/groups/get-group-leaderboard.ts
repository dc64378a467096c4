import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { groupMembers } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { isNotPaused } from '../users/paused.ts';
import { groupOf } from './rows.ts';

export interface GroupStandingRow {
  readonly rank: number;
  readonly user: PlayerRow;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
}

/** Ranked like the public leaderboard; members without shots are not listed. */
export async function getGroupLeaderboard(
  { database }: AppContext,
  userId: string,
  groupId: string,
): Promise<GroupStandingRow[]> {
  await groupOf(database, userId, groupId);
  const { made, accuracy, totalShots, workoutCount } = userStats;
  const rank = sql<number>`rank() over (order by ${made} desc, ${accuracy} desc, ${totalShots} desc)`;
  return database
    .select({ rank: rank.mapWith(Number), user: playerColumns, made, totalShots, workoutCount })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .innerJoin(userStats, eq(userStats.userId, groupMembers.userId))
    .where(and(eq(groupMembers.groupId, groupId), gt(totalShots, 0), isNotPaused))
    .orderBy(desc(made), desc(accuracy), desc(totalShots), asc(groupMembers.joinedAt));
}
