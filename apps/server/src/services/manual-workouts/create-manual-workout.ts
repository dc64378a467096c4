import { and, eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { manualWorkouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { refuseOtherSave, saveHashOf } from '../workouts/save-hash.ts';
import type { OwnCalendar, WorkoutMoment } from '../workouts/workout-day.ts';
import { exerciseMoment } from './exercise-moment.ts';
import {
  contributionOf,
  type Exercise,
  insertExercises,
  type ManualWorkoutRow,
  type ManualWorkoutWithExercises,
  minutesOf,
  withExercises,
} from './rows.ts';

export interface NewManualWorkout {
  /** A moment, or a calendar day of the user, `YYYY-MM-DD`. */
  readonly workoutDate: string;
  readonly own?: OwnCalendar;
  readonly notes: string | null;
  readonly exercises: readonly Exercise[];
  /** A repeat with the same key returns the workout of the first call; with other content it is refused. */
  readonly idempotencyKey: string | null;
}

async function findRepeated(tx: Transaction, userId: string, key: string | null) {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(manualWorkouts)
    .where(and(eq(manualWorkouts.userId, userId), eq(manualWorkouts.idempotencyKey, key)));
  return row ?? null;
}

/** A manual workout to be stored, from whatever source. */
interface ManualWorkoutValues extends WorkoutMoment {
  readonly userId: string;
  readonly notes: string | null;
  readonly exercises: readonly Exercise[];
  readonly idempotencyKey: string | null;
  readonly saveHash: string;
}

/** Stores a workout and counts it, under `lockStatistics`. */
async function insertManualWorkout(
  tx: Transaction,
  { exercises, ...values }: ManualWorkoutValues,
): Promise<ManualWorkoutRow> {
  const [workout] = await tx
    .insert(manualWorkouts)
    .values({ ...values, totalDuration: minutesOf(exercises) })
    .returning();
  if (workout === undefined) throw new Error('No row came back');
  await insertExercises(tx, workout.id, exercises);
  await applyWorkoutChange(tx, values.userId, null, contributionOf(workout));
  return workout;
}

/** Saves a workout of timed exercises. */
export function createManualWorkout(
  context: AppContext,
  user: User,
  input: NewManualWorkout,
): Promise<ManualWorkoutWithExercises> {
  const { workoutDate, own = {}, ...values } = input;
  const moment = exerciseMoment(workoutDate, context.now(), user.timeZone, own);
  const saveHash = saveHashOf(input);
  return transaction(context.database, async (tx) => {
    await lockStatistics(tx, user.id);
    const repeated = await findRepeated(tx, user.id, values.idempotencyKey);
    if (repeated !== null) refuseOtherSave(repeated, saveHash);
    const workout =
      repeated ??
      (await insertManualWorkout(tx, { userId: user.id, ...moment, ...values, saveHash }));
    const [saved] = await withExercises(tx, [workout]);
    if (saved === undefined) throw new Error('No row came back');
    return saved;
  });
}
