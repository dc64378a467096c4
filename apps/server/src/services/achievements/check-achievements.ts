import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import { markRead } from '../notifications/mark-read.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { awardAchievements } from './award-achievements.ts';
import type { AchievementRow } from './list-achievements.ts';

/**
 * Awards what is due and returns the badges that the user has not been notified of yet. Badges are earned in the save itself, in
 * the worker too; the next check reports them, once.
 */
export function checkAchievements(
  { database, now }: AppContext,
  userId: string,
): Promise<AchievementRow[]> {
  return transaction(database, async (tx) => {
    await awardAchievements(tx, userId, [
      { workoutId: null, ...(await lockStatistics(tx, userId)) },
    ]);
    const reported = await tx
      .update(userAchievements)
      .set({ toldAt: now() })
      .where(and(eq(userAchievements.userId, userId), isNull(userAchievements.toldAt)))
      .returning({ id: userAchievements.achievementId });
    const isNew = new Set(reported.map(({ id }) => id));
    // Shown on the screen that asked, so their notifications count as read.
    await markRead(tx, userId, now(), inArray(notifications.achievementId, [...isNew]));
    const all = await tx.select().from(achievements).orderBy(asc(achievements.id));
    return all.filter(({ id }) => isNew.has(id));
  });
}
