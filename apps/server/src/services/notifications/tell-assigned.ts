import type { Transaction } from '../../database/connect.ts';
import { playersOf } from '../assignments/rows.ts';
import { tell } from './tell.ts';

/** Notifies the players of an assigned workout, each once; players who are added later are notified then. */
export async function tellAssigned(tx: Transaction, assignmentId: string): Promise<void> {
  const players = await playersOf(tx, assignmentId);
  const tidings = players.map((userId) => ({
    ...{ userId, kind: 'assignment_new' as const, about: `assignment_new:${assignmentId}` },
    assignmentId,
  }));
  await tell(tx, tidings);
}
