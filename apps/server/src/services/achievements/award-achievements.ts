import { type AchievementType, isEarned, percentage, type Run } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import { tell } from '../notifications/tell.ts';

/** The user's totals after one workout. */
interface Measured {
  /** Null if no workout with shots was involved. */
  readonly workoutId: string | null;
  readonly made: number;
  readonly totalShots: number;
  readonly longest: Run;
}

interface Rule {
  readonly id: string;
  readonly type: AchievementType;
  readonly requirement: number;
}

/** The achievements that the user does not have yet: at most the catalogue. */
async function notYetEarned(tx: Transaction, userId: string): Promise<Rule[]> {
  const { id, type, requirement } = achievements;
  const all = await tx.select({ id, type, requirement }).from(achievements);
  const earned = await tx
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId));
  const has = new Set(earned.map((row) => row.id));
  return all.filter((rule) => !has.has(rule.id));
}

/**
 * Awards every badge that is due; earned badges stay. Runs under `lockStatistics`, so that none is awarded twice.
 *
 * @param steps the user's totals after each counted workout: one may reach an accuracy that the next loses
 */
export async function awardAchievements(
  tx: Transaction,
  userId: string,
  steps: readonly Measured[],
): Promise<void> {
  const measures = steps.map(({ workoutId, made, totalShots, longest }) => ({
    workoutId,
    totalShots,
    percentage: percentage(made, totalShots),
    longestStreak: longest.length,
  }));
  const due = (await notYetEarned(tx, userId)).flatMap((rule) => {
    const reached = measures.find((measure) => isEarned(rule, measure));
    return reached === undefined
      ? []
      : [{ userId, achievementId: rule.id, workoutId: reached.workoutId }];
  });
  if (due.length === 0) return;
  await tx.insert(userAchievements).values(due).onConflictDoNothing();
  const news = { userId, kind: 'badge_earned' } as const;
  await tell(
    tx,
    due.map(({ achievementId }) => ({
      ...news,
      about: `badge_earned:${achievementId}`,
      achievementId,
    })),
  );
}
