import type { LocalDay } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { lockStatistics } from './lock-statistics.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readLongestRun } from './read-longest-run.ts';

/** Records a day that a player skipped at the date line: it does not interrupt their streaks. */
export async function skipDay(tx: Transaction, userId: string, day: LocalDay): Promise<void> {
  const { skippedDays } = await lockStatistics(tx, userId);
  const days = [...new Set([...skippedDays, day])];
  await tx.update(userStats).set({ skippedDays: days }).where(eq(userStats.userId, userId));
  const run = await readLatestRun(tx, userId);
  const longest = await readLongestRun(tx, userId);
  await tx
    .update(userStats)
    .set({
      streakEndDay: run.endDay,
      streakLength: run.length,
      longestStreak: longest.length,
      longestStreakEndDay: longest.endDay,
    })
    .where(eq(userStats.userId, userId));
}
