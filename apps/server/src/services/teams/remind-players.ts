import { localDayOf, weekOf } from '@hooplog/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { tell } from '../notifications/tell.ts';
import type { User } from '../users/find-user.ts';
import { activityOf } from './activity.ts';
import { findTeamToManage } from './rows.ts';

/**
 * Reminds players of a team who have not trained yet in their own week. However often a coach taps, a player is notified once a
 * week.
 *
 * @returns how many of those players have no workout this week
 */
export function remindPlayers(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  playerIds: readonly string[],
): Promise<number> {
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    const players = await tx
      .select({ id: users.id, timeZone: users.timeZone, lastDay: userStats.streakEndDay })
      .from(teamPlayers)
      .innerJoin(users, eq(users.id, teamPlayers.playerId))
      .leftJoin(userStats, eq(userStats.userId, users.id))
      .where(and(eq(teamPlayers.teamId, teamId), inArray(users.id, [...playerIds])));
    const tidings = players.flatMap(({ id, timeZone, lastDay }) => {
      const today = localDayOf(now(), timeZone);
      if (activityOf(lastDay, today).isActiveThisWeek) return [];
      const day = weekOf(today);
      const news = { kind: 'coach_reminder', actorId: user.id, day } as const;
      return [{ ...news, userId: id, about: `coach_reminder:${user.id}:${day}` }];
    });
    await tell(tx, tidings);
    return tidings.length;
  });
}
