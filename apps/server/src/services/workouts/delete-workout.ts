import { and, eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { removeVideoRow } from '../videos/remove-video.ts';
import { contributionOf, ownWorkout } from './rows.ts';

async function lockVideoOf(tx: Transaction, userId: string, workoutId: string) {
  const [video] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.workoutId, workoutId), eq(videos.userId, userId)))
    .for('update');
  return video ?? null;
}

/** Deletes a workout with its shots and its video, and takes its shots out of the statistics. */
export function deleteWorkout(
  { database }: AppContext,
  userId: string,
  workoutId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    const video = await lockVideoOf(tx, userId, workoutId);
    await lockStatistics(tx, userId);
    const workout = await ownWorkout(tx, userId, workoutId);
    const before = await contributionOf(tx, workout);
    await tx.delete(workouts).where(eq(workouts.id, workoutId));
    if (video !== null) await removeVideoRow(tx, video.id);
    await applyWorkoutChange(tx, userId, before, null);
  });
}
