import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { manualWorkoutExercises, manualWorkouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import type { OwnCalendar } from '../workouts/workout-day.ts';
import { exerciseMoment } from './exercise-moment.ts';
import {
  contributionOf,
  type Exercise,
  insertExercises,
  type ManualWorkoutWithExercises,
  minutesOf,
  ownManualWorkout,
  withExercises,
} from './rows.ts';

/** Fields left out (undefined) stay as they are. */
interface ManualWorkoutChange {
  /** A moment, or a calendar day of the user, `YYYY-MM-DD`; an unchanged day keeps its time. */
  readonly workoutDate?: string | undefined;
  /** Calendar of the new date. */
  readonly own?: OwnCalendar;
  readonly notes?: string | null | undefined;
  /** Replaces all exercises. */
  readonly exercises?: readonly Exercise[] | undefined;
}

/** Corrects a workout of timed exercises, and updates streak, days and weeks in the same transaction. */
export function updateManualWorkout(
  context: AppContext,
  user: User,
  workoutId: string,
  { workoutDate, own = {}, notes, exercises }: ManualWorkoutChange,
): Promise<ManualWorkoutWithExercises> {
  return transaction(context.database, async (tx) => {
    await lockStatistics(tx, user.id);
    const workout = await ownManualWorkout(tx, user.id, workoutId);
    const stays = workoutDate === undefined || workoutDate === workout.localDay;
    const moment = stays ? {} : exerciseMoment(workoutDate, context.now(), user.timeZone, own);
    const [updated] = await tx
      .update(manualWorkouts)
      .set({
        ...moment,
        notes: notes === undefined ? workout.notes : notes,
        totalDuration: exercises === undefined ? workout.totalDuration : minutesOf(exercises),
      })
      .where(eq(manualWorkouts.id, workoutId))
      .returning();
    if (updated === undefined) throw new Error('No row came back');
    if (exercises !== undefined) {
      await tx
        .delete(manualWorkoutExercises)
        .where(eq(manualWorkoutExercises.workoutId, workoutId));
      await insertExercises(tx, workoutId, exercises);
    }
    await applyWorkoutChange(tx, user.id, contributionOf(workout), contributionOf(updated));
    const [saved] = await withExercises(tx, [updated]);
    if (saved === undefined) throw new Error('No row came back');
    return saved;
  });
}
