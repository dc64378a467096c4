import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { manualWorkouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { contributionOf, ownManualWorkout } from './rows.ts';

/** Deletes a workout without shots, and takes its day out of the streak where it was the only one. */
export function deleteManualWorkout(
  { database }: AppContext,
  userId: string,
  workoutId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    await lockStatistics(tx, userId);
    const workout = await ownManualWorkout(tx, userId, workoutId);
    await tx.delete(manualWorkouts).where(eq(manualWorkouts.id, workoutId));
    await applyWorkoutChange(tx, userId, contributionOf(workout), null);
  });
}
