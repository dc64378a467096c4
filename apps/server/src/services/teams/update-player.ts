import { and, eq } from 'drizzle-orm';
import { teamPlayers } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { getPlayer, type PlayerDetails } from './get-player.ts';
import { findTeamToManage } from './rows.ts';

/** Saves the coach's note about a player; null deletes it. */
export async function updatePlayer(
  context: AppContext,
  user: User,
  { teamId, playerId, note }: { teamId: string; playerId: string; note: string | null },
): Promise<PlayerDetails> {
  await findTeamToManage(context.database, user, teamId);
  await context.database
    .update(teamPlayers)
    .set({ coachNote: note })
    .where(and(eq(teamPlayers.teamId, teamId), eq(teamPlayers.playerId, playerId)));
  return getPlayer(context, user, teamId, playerId);
}
