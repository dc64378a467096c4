import { type LocalDay, restStreak } from '@hooplog/domain';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userDays } from '../../database/schema/statistics.ts';

/** Days in the first read: a season. */
const FIRST_READ = 100;

/** The streak that forgives one day a week. Reads the newest days first, and more only while the streak may continue. */
export async function readRestStreak(
  database: Queryable,
  userId: string,
  today: LocalDay,
  skipped: readonly LocalDay[] = [],
): Promise<number> {
  for (let limit = FIRST_READ; ; limit *= 4) {
    const rows = await database
      .select({ day: userDays.day })
      .from(userDays)
      .where(eq(userDays.userId, userId))
      .orderBy(desc(userDays.day))
      .limit(limit);
    const days = rows.map(({ day }) => day);
    const streak = restStreak(days, today, skipped);
    if (streak < limit) return streak;
  }
}
