import { type AssignmentMeasure, LIMITS, type ZoneId, type LocalDay } from '@hooplog/domain';
import { count, eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { tellAssigned } from '../notifications/tell-assigned.ts';
import { findTeamToManage } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { checkDueDay, choosePlayers } from './checks.ts';
import { type AssignmentWithProgress, readAssignment } from './rows.ts';

interface NewAssignment {
  readonly title: string;
  readonly measure: AssignmentMeasure;
  readonly target: number;
  readonly zone: ZoneId | null;
  readonly dueDay: LocalDay;
  /** Null for the whole team. */
  readonly playerIds: readonly string[] | null;
}

/** Assigns a workout; what is done from today on counts, the hours before it was set too. */
export function createAssignment(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  { playerIds, ...input }: NewAssignment,
): Promise<AssignmentWithProgress> {
  return transaction(database, async (tx) => {
    const team = await findTeamToManage(tx, user, teamId);
    checkDueDay(user, input.dueDay, now());
    const [existing] = await tx
      .select({ count: count() })
      .from(teamAssignments)
      .where(eq(teamAssignments.teamId, teamId));
    if ((existing?.count ?? 0) >= LIMITS.ASSIGNMENTS_PER_TEAM) {
      throw new AppError(
        'conflict',
        `A team has at most ${LIMITS.ASSIGNMENTS_PER_TEAM} assigned workouts. Delete an old one first.`,
      );
    }
    const [assignment] = await tx
      .insert(teamAssignments)
      .values({ ...input, teamId, forEveryone: playerIds === null, createdAt: now() })
      .returning();
    if (assignment === undefined) throw new Error('No assignment came back');
    await choosePlayers(tx, assignment.id, teamId, playerIds);
    await tellAssigned(tx, assignment.id);
    return readAssignment(tx, user, assignment, team, now());
  });
}
