import { addDays, LIMITS, localDayOf } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { teamAssignmentPlayers } from '../../database/schema/assignments.ts';
import { teamPlayers } from '../../database/schema/community.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { User } from '../users/find-user.ts';

/** A due day must lie ahead in the coach's own calendar, and not too far. */
export function checkDueDay(coach: User, dueDay: string, now: Date): void {
  const today = localDayOf(now, coach.timeZone);
  if (dueDay < today) throw invalidField('dueDay', phrase('The due day has already passed'));
  if (dueDay > addDays(today, LIMITS.ASSIGNMENT_MAX_DAYS)) {
    throw invalidField('dueDay', phrase('The due day is more than a year ahead'));
  }
}

async function checkPlayers(database: Queryable, teamId: string, playerIds: readonly string[]) {
  const [found] = await database
    .select({ count: count() })
    .from(teamPlayers)
    .where(and(eq(teamPlayers.teamId, teamId), inArray(teamPlayers.playerId, [...playerIds])));
  if (found?.count !== playerIds.length) {
    throw invalidField('playerIds', phrase('Choose players of this team'));
  }
}

/** Replaces the chosen players. */
export async function choosePlayers(
  tx: Transaction,
  assignmentId: string,
  teamId: string,
  playerIds: readonly string[] | null,
): Promise<void> {
  await tx
    .delete(teamAssignmentPlayers)
    .where(eq(teamAssignmentPlayers.assignmentId, assignmentId));
  if (playerIds === null) return;
  const chosen = [...new Set(playerIds)];
  await checkPlayers(tx, teamId, chosen);
  await tx
    .insert(teamAssignmentPlayers)
    .values(chosen.map((playerId) => ({ assignmentId, playerId })));
}
