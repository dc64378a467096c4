import { LIMITS } from '@hooplog/domain';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/connect.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import type { User } from '../users/find-user.ts';
import { asSeenBy, readTeamTotals, type TeamAsSeen } from './rows.ts';

/** Two subqueries along two indexes: a single condition with `or` would check every team and player. */
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

/** The page begins after this team. */
export interface AfterTeam {
  readonly isPlayed: boolean;
  readonly name: string;
  readonly id: string;
}

/** Coached teams before those that the user plays in; each by name. */
export const teamOrder = (userId: string) => [ne(teams.coachId, userId), teams.name, teams.id];

const isAfter = (userId: string, { isPlayed, name, id }: AfterTeam): SQL =>
  sql`(${sql.join(teamOrder(userId), sql`, `)}) > (${isPlayed}::boolean, ${name}::text, ${id}::uuid)`;

/** A page of the teams that the user coaches, then of those they play in. */
export async function listTeams(
  { database }: AppContext,
  user: User,
  after: AfterTeam | null = null,
): Promise<PageOf<TeamAsSeen>> {
  const found = await readTeamTotals(
    database,
    and(isTeamOf(database, user.id), after === null ? undefined : isAfter(user.id, after)),
    LIMITS.PAGE_MAX + 1,
    teamOrder(user.id),
  );
  return pageOf(
    found.map((totals) => asSeenBy(user, totals)),
    LIMITS.PAGE_MAX,
  );
}
