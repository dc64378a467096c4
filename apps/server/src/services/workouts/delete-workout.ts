import { and, eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { contributionOf, ownWorkout } from './rows.ts';

async function lockVideoOf(tx: Transaction, userId: string, workoutId: string) {
  const [video] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.workoutId, workoutId), eq(videos.userId, userId)))
    .for('update');
  return video ?? null;
}

/** Moves a workout with its shots and its video to the trash, and takes its shots out of the statistics. */
export function deleteWorkout(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  workoutId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    const video = await lockVideoOf(tx, userId, workoutId);
    await lockStatistics(tx, userId);
    const workout = await ownWorkout(tx, userId, workoutId);
    const before = await contributionOf(tx, workout);
    const { name, localDay, made, totalShots } = workout;
    await moveToTrash(tx, {
      ...{ kind: 'workout', id: workoutId, userId, videoId: video?.id ?? null, now: now() },
      summary: { name, localDay, made, totalShots, minutes: 0 },
    });
    await applyWorkoutChange(tx, userId, before, null);
  });
}
