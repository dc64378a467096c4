import { LIMITS } from '@hooplog/domain';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/connect.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { asSeenBy, readTeamTotals, type TeamAsSeen } from './rows.ts';

/** Two lists along two indexes: a condition that one `or` the other holds would be asked of every team and player. */
export function isTeamOf(database: Queryable, userId: string): SQL {
  const coached = alias(teams, 'coached');
  const played = database
    .select({ id: teamPlayers.teamId })
    .from(teamPlayers)
    .where(eq(teamPlayers.playerId, userId));
  return inArray(
    teams.id,
    database
      .select({ id: coached.id })
      .from(coached)
      .where(eq(coached.coachId, userId))
      .union(played),
  );
}

/** The teams that the user coaches, then those they play in; each by name. */
export async function listTeams({ database }: AppContext, user: User): Promise<TeamAsSeen[]> {
  const found = await readTeamTotals(database, isTeamOf(database, user.id), LIMITS.PAGE_MAX);
  const seen = found.map((totals) => asSeenBy(user, totals));
  const inRole = (wanted: TeamAsSeen['role']) => seen.filter(({ role }) => role === wanted);
  return [...inRole('coach'), ...inRole('player')];
}
