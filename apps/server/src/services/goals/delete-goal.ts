import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { goals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import { ownGoal } from './rows.ts';

/** Deletes a goal with its history. */
export function deleteGoal({ database }: AppContext, userId: string, goalId: string) {
  return transaction(database, async (tx) => {
    await ownGoal(tx, userId, goalId);
    await tx.delete(goals).where(eq(goals.id, goalId));
  });
}
