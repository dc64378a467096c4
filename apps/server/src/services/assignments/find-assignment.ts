import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { notFound } from '../../errors/app-error.ts';
import { findTeamToManage, type TeamRow } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import type { AssignmentRow } from './rows.ts';

/** The assignment, if the caller may change it; 404 for users outside its team. */
export async function findAssignmentToManage(
  database: Queryable,
  user: User,
  assignmentId: string,
): Promise<{ readonly assignment: AssignmentRow; readonly team: TeamRow }> {
  const [assignment] = await database
    .select()
    .from(teamAssignments)
    .where(eq(teamAssignments.id, assignmentId));
  if (assignment === undefined) throw notFound(phrase('Assigned workout not found'));
  return { assignment, team: await findTeamToManage(database, user, assignment.teamId) };
}
