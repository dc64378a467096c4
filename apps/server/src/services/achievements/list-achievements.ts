import { asc, desc, eq } from 'drizzle-orm';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';

export type AchievementRow = typeof achievements.$inferSelect;
export type UserAchievementRow = typeof userAchievements.$inferSelect;

/** The catalogue, in its order. */
export function listAchievements({ database }: AppContext): Promise<AchievementRow[]> {
  return database.select().from(achievements).orderBy(asc(achievements.id));
}

/** The user's earned achievements, newest first; at most the catalogue. */
export function listUserAchievements(
  { database }: AppContext,
  userId: string,
): Promise<UserAchievementRow[]> {
  return database
    .select()
    .from(userAchievements)
    .where(eq(userAchievements.userId, userId))
    .orderBy(desc(userAchievements.earnedAt), desc(userAchievements.id));
}
