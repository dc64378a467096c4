import type { PortableGoal } from '@hooplog/contract';
import type { Transaction } from '../../database/connect.ts';
import { goals, goalTargets } from '../../database/schema/statistics.ts';

/** Adds goals of kinds that the player has no goal for. */
export async function importGoals(
  tx: Transaction,
  userId: string,
  list: readonly PortableGoal[],
): Promise<void> {
  for (const { kind, period, target, targets } of list) {
    const [goal] = await tx
      .insert(goals)
      .values({ userId, kind, period, target })
      .onConflictDoNothing()
      .returning();
    if (goal === undefined || targets.length === 0) continue;
    const rows = targets.map((row) => ({ goalId: goal.id, ...row }));
    await tx.insert(goalTargets).values(rows).onConflictDoNothing();
  }
}
