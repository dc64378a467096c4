import type { PortableAchievement, PortableGoal } from '@hooplog/contract';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import {
  achievements,
  goals,
  goalTargets,
  userAchievements,
} from '../../database/schema/statistics.ts';

/** Adds goals of kinds that have none yet. */
export async function importGoals(
  tx: Transaction,
  userId: string,
  list: readonly PortableGoal[],
): Promise<void> {
  for (const { kind, target, targets } of list) {
    const [goal] = await tx
      .insert(goals)
      .values({ userId, kind, target })
      .onConflictDoNothing()
      .returning();
    if (goal === undefined || targets.length === 0) continue;
    const rows = targets.map((row) => ({ goalId: goal.id, ...row }));
    await tx.insert(goalTargets).values(rows).onConflictDoNothing();
  }
}

/** Adds badges. They keep the day on which they were earned, and are no news. */
export async function importAchievements(
  tx: Transaction,
  userId: string,
  list: readonly PortableAchievement[],
  now: Date,
): Promise<void> {
  if (list.length === 0) return;
  const earnedAt = new Map(list.map((badge) => [badge.name, new Date(badge.earnedAt)]));
  const found = await tx
    .select({ id: achievements.id, name: achievements.name })
    .from(achievements)
    .where(inArray(achievements.name, [...earnedAt.keys()]));
  if (found.length === 0) return;
  const rows = found.map(({ id, name }) => ({
    userId,
    achievementId: id,
    earnedAt: earnedAt.get(name) ?? now,
    toldAt: now,
  }));
  await tx.insert(userAchievements).values(rows).onConflictDoNothing();
}
