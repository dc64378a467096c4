import { type LocalDay, type Run, runAfterWorkout, type ZoneId } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { lockStatistics, type UserStats } from './lock-statistics.ts';
import { readLatestRun } from './read-latest-run.ts';
import { moveZoneDays, moveZoneTotals } from './move-zones.ts';

/** Shots in one zone. */
export interface ZoneTotals {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

/** What one workout, of either kind, adds to its user's statistics. */
export interface Contribution {
  readonly day: LocalDay;
  readonly made: number;
  readonly totalShots: number;
  readonly zones: readonly ZoneTotals[];
}

/**
 * Brings `user_stats`, `zone_days` and `zone_totals` to a change of one workout: `before` null for a new one, `after` null for a
 * removed one. Called last in the transaction that changed the workout's own rows, under `lockStatistics`.
 */
export async function applyWorkoutChange(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  const stats = await lockStatistics(tx, userId);
  await moveZoneDays(tx, userId, before, after);
  await moveZoneTotals(tx, userId, before, after);
  const run = await runAfterChange(tx, stats, before, after);
  await tx
    .update(userStats)
    .set({
      made: stats.made + (after?.made ?? 0) - (before?.made ?? 0),
      totalShots: stats.totalShots + (after?.totalShots ?? 0) - (before?.totalShots ?? 0),
      workoutCount: stats.workoutCount + Number(after !== null) - Number(before !== null),
      streakEndDay: run.endDay,
      streakLength: run.length,
    })
    .where(eq(userStats.userId, userId));
}

/** Reads days again only where the stored run cannot tell: after a removal, or where a late workout joins runs. */
async function runAfterChange(
  tx: Transaction,
  stats: UserStats,
  before: Contribution | null,
  after: Contribution | null,
): Promise<Run> {
  if (before?.day === after?.day) return stats.run;
  const known = before === null && after !== null ? runAfterWorkout(stats.run, after.day) : null;
  return known ?? readLatestRun(tx, stats.userId);
}
