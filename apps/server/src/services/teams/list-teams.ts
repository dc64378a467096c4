import { LIMITS } from '@hooplog/domain';
import { eq, exists, or, and } from 'drizzle-orm';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { readTeamTotals, type TeamTotals } from './rows.ts';

/** The teams that the user coaches, then those they play in; each by name. */
export async function listTeams({ database }: AppContext, user: User): Promise<TeamTotals[]> {
  const ownPlace = database
    .select({ id: teamPlayers.id })
    .from(teamPlayers)
    .where(and(eq(teamPlayers.teamId, teams.id), eq(teamPlayers.playerId, user.id)));
  const found = await readTeamTotals(
    database,
    or(eq(teams.coachId, user.id), exists(ownPlace)),
    LIMITS.PAGE_MAX,
  );
  const isCoached = ({ team }: TeamTotals) => team.coachId === user.id;
  return [...found.filter(isCoached), ...found.filter((totals) => !isCoached(totals))];
}
