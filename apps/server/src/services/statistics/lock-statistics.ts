import { type LocalDay, NO_RUN, type Run } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';

export interface UserStats {
  readonly userId: string;
  readonly made: number;
  readonly totalShots: number;
  readonly verifiedShots: number;
  readonly workoutCount: number;
  readonly run: Run;
  readonly longest: Run;
  /** Days skipped at the date line. */
  readonly skippedDays: readonly LocalDay[];
}

type Row = typeof userStats.$inferSelect;

/** The stored run of days. */
type StoredRun = Pick<Row, 'streakEndDay' | 'streakLength'>;

export function runOf({ streakEndDay, streakLength }: StoredRun): Run {
  if (streakEndDay === null) return NO_RUN;
  // The column is a date, which PostgreSQL writes as YYYY-MM-DD.
  return { endDay: streakEndDay, length: streakLength };
}

/** The user's longest run ever. */
export function longestRunOf({ longestStreak, longestStreakEndDay }: Row): Run {
  if (longestStreakEndDay === null) return NO_RUN;
  return { endDay: longestStreakEndDay, length: longestStreak };
}

/**
 * Reads and locks the user's statistics until the transaction ends. Every change of a workout takes this lock before it reads the
 * workout, so that simultaneous changes happen one after another. Lock order: videos come before it, never after.
 */
export async function lockStatistics(tx: Transaction, userId: string): Promise<UserStats> {
  await tx.insert(userStats).values({ userId }).onConflictDoNothing();
  const [row] = await tx.select().from(userStats).where(eq(userStats.userId, userId)).for('update');
  if (row === undefined) throw new Error('The user was deleted meanwhile');
  const { made, totalShots, verifiedShots, workoutCount, skippedDays } = row;
  const sums = { made, totalShots, verifiedShots, workoutCount };
  return { userId, ...sums, skippedDays, run: runOf(row), longest: longestRunOf(row) };
}
