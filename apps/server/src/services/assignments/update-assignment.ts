import { ASSIGNMENT_MAX, type LocalDay } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { tellAssigned } from '../notifications/tell-assigned.ts';
import type { User } from '../users/find-user.ts';
import { checkDueDay, choosePlayers } from './checks.ts';
import { findAssignmentToManage } from './find-assignment.ts';
import { type AssignmentRow, type AssignmentWithProgress, readAssignment } from './rows.ts';

/** Fields left out (undefined) stay as they are. */
interface Change {
  readonly title?: string | undefined;
  readonly target?: number | undefined;
  readonly dueDay?: LocalDay | undefined;
  /** Null for the whole team. */
  readonly playerIds?: readonly string[] | null | undefined;
}

function check(user: User, { measure, dueDay }: AssignmentRow, change: Change, now: Date): void {
  if (change.target !== undefined && change.target > ASSIGNMENT_MAX[measure]) {
    throw invalidField('target', phrase('That is more than anybody can do'));
  }
  // An unchanged day may be in the past by now.
  if (change.dueDay !== undefined && change.dueDay !== dueDay) {
    checkDueDay(user, change.dueDay, now);
  }
}

/** Changes an assigned workout; its measure and starting day stay. */
export function updateAssignment(
  { database, now }: AppContext,
  user: User,
  assignmentId: string,
  { playerIds, ...change }: Change,
): Promise<AssignmentWithProgress> {
  return transaction(database, async (tx) => {
    const { assignment, team } = await findAssignmentToManage(tx, user, assignmentId);
    check(user, assignment, change, now());
    const [updated] = await tx
      .update(teamAssignments)
      .set({
        ...change,
        ...(playerIds === undefined ? {} : { forEveryone: playerIds === null }),
        updatedAt: now(),
      })
      .where(eq(teamAssignments.id, assignmentId))
      .returning();
    if (updated === undefined) throw new Error('The assigned workout was deleted meanwhile');
    if (playerIds !== undefined) {
      await choosePlayers(tx, assignmentId, team.id, playerIds);
      await tellAssigned(tx, assignmentId);
    }
    return readAssignment(tx, user, updated, team, now());
  });
}
