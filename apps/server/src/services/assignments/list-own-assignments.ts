import { LIMITS, localDayOf } from '@hooplog/domain';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import { pageOf, type PageOf } from '../page-of.ts';
import type { User } from '../users/find-user.ts';
import {
  type AssignmentWithProgress,
  assignmentWithTeam,
  isAssigned,
  withProgress,
} from './rows.ts';

/** The page begins after this one. */
export interface AfterAssignment {
  readonly dueDay: string;
  readonly id: string;
}

/** A page of the user's assignments that are not over in their own calendar, the next due first. */
export async function listOwnAssignments(
  { database, now }: AppContext,
  user: User,
  after: AfterAssignment | null = null,
): Promise<PageOf<AssignmentWithProgress>> {
  const today = localDayOf(now(), user.timeZone);
  const { dueDay, id } = teamAssignments;
  const own = and(
    eq(teamPlayers.playerId, user.id),
    gte(dueDay, today),
    isAssigned(database),
    after === null ? undefined : sql`(${dueDay}, ${id}) > (${after.dueDay}, ${after.id})`,
  );
  const rows = await database
    .select(assignmentWithTeam)
    .from(teamAssignments)
    .innerJoin(teams, eq(teams.id, teamAssignments.teamId))
    .innerJoin(teamPlayers, eq(teamPlayers.teamId, teams.id))
    .where(own)
    .orderBy(asc(dueDay), asc(id))
    .limit(LIMITS.PAGE_DEFAULT + 1);
  const { page, last } = pageOf(rows, LIMITS.PAGE_DEFAULT);
  const found = await withProgress(database, user, page, own, now());
  return { page: found, last: last === null ? null : (found.at(-1) ?? null) };
}
