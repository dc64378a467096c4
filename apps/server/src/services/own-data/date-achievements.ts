import { and, eq, gt, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { markRead } from '../notifications/mark-read.ts';

/** A badge in an export. */
export interface EarnedElsewhere {
  readonly name: string;
  readonly earnedAt: string;
}

/** Time of the first workout, before which no badge can have been earned; null without a workout. */
async function firstWorkout(tx: Transaction, userId: string): Promise<Date | null> {
  const [shot] = await tx
    .select({ moment: min(workouts.workoutDate) })
    .from(workouts)
    .where(eq(workouts.userId, userId));
  const [timed] = await tx
    .select({ moment: min(manualWorkouts.workoutDate) })
    .from(manualWorkouts)
    .where(eq(manualWorkouts.userId, userId));
  const moments = [shot?.moment, timed?.moment].filter((moment) => moment != null);
  return moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/**
 * Sets the time at which badges were earned from an imported file, without notifying anyone. It awards no badge: only workouts
 * do, including the file's own. Times before the first workout or in the future are ignored.
 */
export async function dateAchievements(
  tx: Transaction,
  userId: string,
  list: readonly EarnedElsewhere[],
  now: Date,
): Promise<void> {
  const first = await firstWorkout(tx, userId);
  if (first === null) return;
  for (const { name, earnedAt: told } of list) {
    const earnedAt = new Date(told);
    if (earnedAt < first) continue;
    const named = tx
      .select({ id: achievements.id })
      .from(achievements)
      .where(eq(achievements.name, name));
    await tx
      .update(userAchievements)
      .set({ earnedAt, toldAt: sql`coalesce(${userAchievements.toldAt}, ${now})` })
      .where(
        and(
          eq(userAchievements.userId, userId),
          inArray(userAchievements.achievementId, named),
          gt(userAchievements.earnedAt, earnedAt),
        ),
      );
  }
  const told = tx
    .select({ id: userAchievements.achievementId })
    .from(userAchievements)
    .where(and(eq(userAchievements.userId, userId), isNotNull(userAchievements.toldAt)));
  await markRead(tx, userId, now, inArray(notifications.achievementId, told));
}
