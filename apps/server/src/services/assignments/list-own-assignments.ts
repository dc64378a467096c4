import { LIMITS, localDayOf } from '@hooplog/domain';
import { and, asc, eq, gte } from 'drizzle-orm';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { teamPlayers, teams } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { type AssignmentWithProgress, assignmentWithTeam, withProgress } from './rows.ts';

/** What is asked of the user and is not over in their own calendar, the next due first. */
export async function listOwnAssignments(
  { database, now }: AppContext,
  user: User,
): Promise<AssignmentWithProgress[]> {
  const today = localDayOf(now(), user.timeZone);
  const rows = await database
    .select(assignmentWithTeam)
    .from(teamAssignments)
    .innerJoin(teams, eq(teams.id, teamAssignments.teamId))
    .innerJoin(teamPlayers, eq(teamPlayers.teamId, teams.id))
    .where(and(eq(teamPlayers.playerId, user.id), gte(teamAssignments.dueDay, today)))
    .orderBy(asc(teamAssignments.dueDay), asc(teamAssignments.id))
    .limit(LIMITS.PAGE_DEFAULT);
  const own = and(eq(teamPlayers.playerId, user.id), gte(teamAssignments.dueDay, today));
  const all = await withProgress(database, user, rows, own, now());
  return all.filter(({ progress }) => progress.length > 0);
}
