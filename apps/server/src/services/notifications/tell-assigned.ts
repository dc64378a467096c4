import type { Transaction } from '../../database/connect.ts';
import { playersOf } from '../assignments/rows.ts';
import { tell } from './tell.ts';

/** Tells those who have to do an assigned workout of it, each once: who is chosen later hears it then. */
export async function tellAssigned(tx: Transaction, assignmentId: string): Promise<void> {
  const players = await playersOf(tx, assignmentId);
  const tidings = players.map((userId) => ({
    ...{ userId, kind: 'assignment_new' as const, about: `assignment_new:${assignmentId}` },
    assignmentId,
  }));
  await tell(tx, tidings);
}
