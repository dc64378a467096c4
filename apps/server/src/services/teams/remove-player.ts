import { phrase } from '@hooplog/language';
import { and, eq, inArray } from 'drizzle-orm';
import { mayRemoveFromTeam } from '../../auth/may.ts';
import { transaction } from '../../database/connect.ts';
import { teamAssignmentPlayers, teamAssignments } from '../../database/schema/assignments.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { revokeRejoinLinks } from '../invitations/revoke-open.ts';
import { TEAMS } from '../invitations/teams.ts';
import { findTeam, lockTeam } from './rows.ts';

/**
 * Removes a player from the team and from workouts assigned to them by name. A player removed by the coach cannot rejoin: the
 * join link ends, and so do invitations to their address.
 */
export function removePlayer(
  { database }: AppContext,
  user: User,
  teamId: string,
  playerId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    // Locked before the player's membership, as joining does: a player who joins at the same moment is either removed or finds no
    // link.
    await lockTeam(tx, teamId);
    const { team } = await findTeam(tx, user, teamId);
    if (!mayRemoveFromTeam(user, team, playerId)) {
      throw new AppError('forbidden', phrase('Only the coach can remove players'));
    }
    const removed = await tx
      .delete(teamPlayers)
      .where(and(eq(teamPlayers.teamId, teamId), eq(teamPlayers.playerId, playerId)))
      .returning({ id: teamPlayers.id });
    if (removed.length === 0) throw notFound(phrase('Player not found'));
    if (playerId !== user.id) await revokeRejoinLinks(tx, TEAMS, teamId, playerId);
    const ofTeam = tx
      .select({ id: teamAssignments.id })
      .from(teamAssignments)
      .where(eq(teamAssignments.teamId, teamId));
    await tx
      .delete(teamAssignmentPlayers)
      .where(
        and(
          eq(teamAssignmentPlayers.playerId, playerId),
          inArray(teamAssignmentPlayers.assignmentId, ofTeam),
        ),
      );
  });
}
