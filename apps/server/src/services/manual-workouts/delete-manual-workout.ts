import { transaction } from '../../database/connect.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { contributionOf, ownManualWorkout } from './rows.ts';

/** Moves a workout without shots to the trash, and takes its day out of the streak if it was the only one of the day. */
export function deleteManualWorkout(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  workoutId: string,
): Promise<void> {
  return transaction(database, async (tx) => {
    await lockStatistics(tx, userId);
    const workout = await ownManualWorkout(tx, userId, workoutId);
    const { localDay, totalDuration: minutes } = workout;
    await moveToTrash(tx, {
      ...{ kind: 'manual_workout', id: workoutId, userId, videoId: null, now: now() },
      summary: { name: null, localDay, made: 0, totalShots: 0, minutes },
    });
    await applyWorkoutChange(tx, userId, contributionOf(workout), null);
  });
}
