import { eq } from 'drizzle-orm';
import { teamAssignments } from '../../database/schema/assignments.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { findAssignmentToManage } from './find-assignment.ts';

/** Deletes an assigned workout. The players' workouts stay in their histories. */
export async function deleteAssignment(
  { database }: AppContext,
  user: User,
  assignmentId: string,
): Promise<void> {
  await findAssignmentToManage(database, user, assignmentId);
  await database.delete(teamAssignments).where(eq(teamAssignments.id, assignmentId));
}
