import { addDays, type LocalDay, type Run, runAfterWorkout, type ZoneId } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { awardAchievements } from '../achievements/award-achievements.ts';
import { lockStatistics, type UserStats } from './lock-statistics.ts';
import { moveDays } from './move-days.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readLongestRun } from './read-longest-run.ts';
import { moveZoneDays, moveZoneTotals } from './move-zones.ts';

/** Shots in one zone. */
export interface ZoneTotals {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
}

/** The same, and how many of them the program saw in a video of its own. */
export interface ZoneCounts extends ZoneTotals {
  readonly verifiedMade: number;
  readonly verifiedTotal: number;
}

/** What one workout, of either kind, adds to its user's statistics. */
export interface Contribution {
  readonly day: LocalDay;
  readonly made: number;
  readonly totalShots: number;
  /** Part of the two above: see `readVerified`. */
  readonly verifiedMade: number;
  readonly verifiedShots: number;
  /** Of timed exercises. */
  readonly minutes: number;
  readonly zones: readonly ZoneCounts[];
}

/**
 * Brings the statistics to a change of one workout: `before` null for a new one, `after` null for a removed one. Called
 * last in the transaction that changed the workout's own rows, under `lockStatistics`. Badges that are due are awarded.
 */
export async function applyWorkoutChange(
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> {
  const stats = await lockStatistics(tx, userId);
  await moveDays(tx, userId, before, after);
  await moveZoneDays(tx, userId, before, after);
  await moveZoneTotals(tx, userId, before, after);
  const { run, longest } = await runsAfterChange(tx, stats, before, after);
  const sums = {
    made: stats.made + (after?.made ?? 0) - (before?.made ?? 0),
    totalShots: stats.totalShots + (after?.totalShots ?? 0) - (before?.totalShots ?? 0),
    verifiedShots: stats.verifiedShots + (after?.verifiedShots ?? 0) - (before?.verifiedShots ?? 0),
    workoutCount: stats.workoutCount + Number(after !== null) - Number(before !== null),
  };
  await tx
    .update(userStats)
    .set({
      ...sums,
      streakEndDay: run.endDay,
      streakLength: run.length,
      longestStreak: longest.length,
      longestStreakEndDay: longest.endDay,
    })
    .where(eq(userStats.userId, userId));
  await awardAchievements(tx, userId, { ...sums, longest });
}

/** Reads days again only where the stored runs cannot tell: after a removal, or for a workout before the latest run. */
async function runsAfterChange(
  tx: Transaction,
  stats: UserStats,
  before: Contribution | null,
  after: Contribution | null,
): Promise<{ readonly run: Run; readonly longest: Run }> {
  if (before?.day === after?.day) return stats;
  const { run } = stats;
  if (before === null && after !== null && !isBeforeRun(run, after.day)) {
    const known = runAfterWorkout(run, after.day);
    if (known !== null) {
      return { run: known, longest: known.length > stats.longest.length ? known : stats.longest };
    }
  }
  return {
    run: await readLatestRun(tx, stats.userId),
    longest: await readLongestRun(tx, stats.userId),
  };
}

function isBeforeRun(run: Run, day: LocalDay): boolean {
  return run.endDay !== null && day < addDays(run.endDay, 1 - run.length);
}
