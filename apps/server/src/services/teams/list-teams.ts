import { LIMITS } from '@hooplog/domain';
import { eq, exists, or, and } from 'drizzle-orm';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { asSeenBy, readTeamTotals, type TeamAsSeen } from './rows.ts';

/** The teams that the user coaches, then those they play in; each by name. */
export async function listTeams({ database }: AppContext, user: User): Promise<TeamAsSeen[]> {
  const ownPlace = database
    .select({ id: teamPlayers.id })
    .from(teamPlayers)
    .where(and(eq(teamPlayers.teamId, teams.id), eq(teamPlayers.playerId, user.id)));
  const found = await readTeamTotals(
    database,
    or(eq(teams.coachId, user.id), exists(ownPlace)),
    LIMITS.PAGE_MAX,
  );
  const seen = found.map((totals) => asSeenBy(user, totals));
  const inRole = (wanted: TeamAsSeen['role']) => seen.filter(({ role }) => role === wanted);
  return [...inRole('coach'), ...inRole('player')];
}
