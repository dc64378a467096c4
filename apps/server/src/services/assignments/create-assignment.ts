import {
  type AssignmentMeasure,
  findDrill,
  LIMITS,
  type LocalDay,
  type ZoneId,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { teamAssignments } from '../../database/schema/assignments.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { tellAssigned } from '../notifications/tell-assigned.ts';
import { findTeamToManage, lockTeam } from '../teams/rows.ts';
import type { User } from '../users/find-user.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import { checkDueDay, choosePlayers } from './checks.ts';
import { findAssignmentToManage } from './find-assignment.ts';
import { type AssignmentWithProgress, readAssignment } from './rows.ts';

interface NewAssignment extends UnderKey {
  readonly title: string;
  readonly measure: AssignmentMeasure;
  readonly target: number;
  readonly zone: ZoneId | null;
  /** Key of the drill that workouts have to be; null for any. */
  readonly drill: string | null;
  readonly dueDay: LocalDay;
  /** Null for the whole team. */
  readonly playerIds: readonly string[] | null;
}

async function refuseTooMany(tx: Transaction, teamId: string): Promise<void> {
  await lockTeam(tx, teamId);
  const existing = await tx.$count(teamAssignments, eq(teamAssignments.teamId, teamId));
  if (existing < LIMITS.ASSIGNMENTS_PER_TEAM) return;
  throw new AppError(
    'conflict',
    phrase('A team has at most {max} assigned workouts. Delete an old one first.', {
      max: LIMITS.ASSIGNMENTS_PER_TEAM,
    }),
  );
}

/**
 * Assigns a workout. Today counts from its start, including the hours before. A repeat with the same key returns the assignment
 * of the first call.
 */
export function createAssignment(
  { database, now }: AppContext,
  user: User,
  teamId: string,
  { playerIds, idempotencyKey, ...input }: NewAssignment,
): Promise<AssignmentWithProgress> {
  if (input.drill !== null && findDrill(input.drill) === null) {
    throw invalidField('drill', phrase('Unknown drill'));
  }
  return transaction(database, async (tx) => {
    await findTeamToManage(tx, user, teamId);
    const call = { userId: user.id, kind: 'assignment', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      checkDueDay(user, input.dueDay, now());
      await refuseTooMany(tx, teamId);
      const [inserted] = await tx
        .insert(teamAssignments)
        .values({ ...input, teamId, forEveryone: playerIds === null, createdAt: now() })
        .returning({ id: teamAssignments.id });
      if (inserted === undefined) throw new Error('No assignment came back');
      await choosePlayers(tx, inserted.id, teamId, playerIds);
      await tellAssigned(tx, inserted.id);
      return inserted.id;
    });
    const { assignment, team } = await findAssignmentToManage(tx, user, id);
    return readAssignment(tx, user, assignment, team, now());
  });
}
