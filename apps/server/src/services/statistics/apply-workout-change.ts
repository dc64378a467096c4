import { addDays, type LocalDay, type Run, runAfterWorkout } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { awardAchievements } from '../achievements/award-achievements.ts';
import type { Contribution } from './contribution.ts';
import { lockStatistics, type UserStats } from './lock-statistics.ts';
import { moveDays } from './move-days.ts';
import { readLatestRun } from './read-latest-run.ts';
import { readLongestRun } from './read-longest-run.ts';
import { moveKinds } from './move-kinds.ts';
import { moveThrees } from './move-threes.ts';
import { moveZoneDays, moveZoneTotals } from './move-zones.ts';

/**
 * Updates the statistics after a change of one workout: `before` is null for a new one, `after` for a deleted one. Must be called
 * last in the transaction that changed the workout's own rows, under `lockStatistics`. Awards badges that are due.
 */
export const applyWorkoutChange = (
  tx: Transaction,
  userId: string,
  before: Contribution | null,
  after: Contribution | null,
): Promise<void> =>
  applyWorkoutChanges(tx, userId, {
    before: before === null ? [] : [before],
    after: after === null ? [] : [after],
  });

/** The same for many workouts at once, at little more than the cost of one; badges are awarded as if one came after the other. */
export async function applyWorkoutChanges(
  tx: Transaction,
  userId: string,
  { before, after }: WorkoutChanges,
): Promise<void> {
  const stats = await lockStatistics(tx, userId);
  await moveDays(tx, userId, before, after);
  await moveZoneDays(tx, userId, before, after);
  await moveZoneTotals(tx, userId, before, after);
  await moveKinds(tx, userId, before, after);
  await moveThrees(tx, userId, before, after);
  const { run, longest } = await runsAfterChange(tx, stats, { before, after });
  const steps = sumsAfterEach(stats, { before, after });
  const sums = steps.at(-1) ?? stats;
  await tx
    .update(userStats)
    .set({
      made: sums.made,
      totalShots: sums.totalShots,
      verifiedShots: sums.verifiedShots,
      workoutCount: stats.workoutCount + after.length - before.length,
      streakEndDay: run.endDay,
      streakLength: run.length,
      longestStreak: longest.length,
      longestStreakEndDay: longest.endDay,
    })
    .where(eq(userStats.userId, userId));
  await awardAchievements(
    tx,
    userId,
    steps.map((step) => ({ ...step, longest })),
  );
}

/** Workouts as they were, and as they are now; a changed one is in both. */
interface WorkoutChanges {
  readonly before: readonly Contribution[];
  readonly after: readonly Contribution[];
}

type Sums = Pick<UserStats, 'made' | 'totalShots' | 'verifiedShots'>;

/** The sums after one workout; the id is null for a deletion. */
interface Step extends Sums {
  readonly workoutId: string | null;
}

const plus = (sums: Sums, workout: Contribution, sign: 1 | -1): Sums => ({
  made: sums.made + sign * workout.made,
  totalShots: sums.totalShots + sign * workout.totalShots,
  verifiedShots: sums.verifiedShots + sign * workout.verifiedShots,
});

/** The sums after each added workout, in order; after the deletion if none was added. */
function sumsAfterEach(stats: UserStats, { before, after }: WorkoutChanges): Step[] {
  let sums = before.reduce<Sums>((left, workout) => plus(left, workout, -1), stats);
  if (after.length === 0) return [{ ...sums, workoutId: null }];
  return after.map((workout) => {
    sums = plus(sums, workout, 1);
    return { ...sums, workoutId: workout.workoutId };
  });
}

/**
 * Reads the days again only if the stored runs do not suffice: after a deletion, for a workout before the latest run, or if the
 * user has skipped days.
 */
async function runsAfterChange(
  tx: Transaction,
  stats: UserStats,
  { before, after }: WorkoutChanges,
): Promise<{ readonly run: Run; readonly longest: Run }> {
  const isSameDay = before.length === 1 && after.length === 1 && before[0]?.day === after[0]?.day;
  if (isSameDay) return stats;
  const isPlain = before.length === 0 && stats.skippedDays.length === 0;
  const known = isPlain ? runsAfterAdding(stats, after) : null;
  if (known !== null) return known;
  return {
    run: await readLatestRun(tx, stats.userId),
    longest: await readLongestRun(tx, stats.userId),
  };
}

/** Null if a workout lies before the latest run, as it may have joined two runs. */
function runsAfterAdding(
  { run, longest }: Pick<UserStats, 'run' | 'longest'>,
  added: readonly Contribution[],
): Pick<UserStats, 'run' | 'longest'> | null {
  let runs = { run, longest };
  for (const day of added.map((workout) => workout.day).toSorted()) {
    const next = isBeforeRun(runs.run, day) ? null : runAfterWorkout(runs.run, day);
    if (next === null) return null;
    runs = { run: next, longest: next.length > runs.longest.length ? next : runs.longest };
  }
  return runs;
}

function isBeforeRun(run: Run, day: LocalDay): boolean {
  return run.endDay !== null && day < addDays(run.endDay, 1 - run.length);
}
