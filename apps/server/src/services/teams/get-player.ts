import { localDayOf, type LocalDay } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { maySeeNumbersOf } from '../../auth/may.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import { lastWeeks, type TrainingWeek } from '../progress/get-progress.ts';
import type { User } from '../users/find-user.ts';
import { activityOf } from './activity.ts';
import { findTeam } from './rows.ts';

export interface PlayerDetails {
  readonly player: PlayerRow;
  readonly joinedAt: Date;
  readonly lastActiveDay: LocalDay | null;
  readonly isActiveThisWeek: boolean;
  readonly weeks: readonly TrainingWeek[];
  readonly note: string | null;
}

/** One player of a team, for its coach and the player themselves. */
export async function getPlayer(
  context: AppContext,
  user: User,
  teamId: string,
  playerId: string,
): Promise<PlayerDetails> {
  const { database, now } = context;
  const { team, role } = await findTeam(database, user, teamId);
  const [row] = await database
    .select({
      ...{ player: playerColumns, timeZone: users.timeZone, lastDay: userStats.streakEndDay },
      ...{ joinedAt: teamPlayers.joinedAt, note: teamPlayers.coachNote },
    })
    .from(teamPlayers)
    .innerJoin(users, eq(users.id, teamPlayers.playerId))
    .leftJoin(userStats, eq(userStats.userId, teamPlayers.playerId))
    .where(
      and(
        eq(teamPlayers.teamId, teamId),
        eq(teamPlayers.playerId, playerId),
        eq(users.awaitsParent, 0),
      ),
    );
  if (row === undefined) throw notFound(phrase('Player not found'));
  if (!maySeeNumbersOf(user, team, playerId)) {
    throw new AppError('forbidden', phrase('Only the coach sees the numbers of other players'));
  }
  const { player, timeZone, lastDay, joinedAt, note } = row;
  return {
    ...{ player, joinedAt, note: role === 'coach' ? note : null },
    ...activityOf(lastDay, localDayOf(now(), timeZone)),
    weeks: await lastWeeks(context, { id: playerId, timeZone }),
  };
}
