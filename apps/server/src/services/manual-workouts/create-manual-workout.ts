import { localDayOf, noonOf, parseLocalDay } from '@hooplog/domain';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { transaction, type Transaction } from '../../database/connect.ts';
import { manualWorkoutExercises, manualWorkouts } from '../../database/schema/workouts.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { type WorkoutMoment, workoutMoment } from '../workouts/workout-day.ts';
import {
  contributionOf,
  type Exercise,
  type ManualWorkoutRow,
  type ManualWorkoutWithExercises,
  withExercises,
} from './rows.ts';

export interface NewManualWorkout {
  /** A moment, or a calendar day of the user, `YYYY-MM-DD`. */
  readonly workoutDate: string;
  readonly notes: string | null;
  readonly exercises: readonly Exercise[];
  /** A repeat with the same key gives the workout of the first call. */
  readonly idempotencyKey: string | null;
}

/** Of a day without a time today's moment is now, an earlier one's noon. */
function momentOf(text: string, now: Date, timeZone: string): WorkoutMoment {
  const field = 'workoutDate';
  const day = parseLocalDay(text);
  const today = localDayOf(now, timeZone);
  if (day !== null && day > today) {
    throw invalidField(field, 'The date of the workout is in the future');
  }
  const moment = day === null ? new Date(text) : day === today ? now : noonOf(day, timeZone);
  return workoutMoment(moment, { now, timeZone, field });
}

async function findRepeated(tx: Transaction, userId: string, key: string | null) {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(manualWorkouts)
    .where(and(eq(manualWorkouts.userId, userId), eq(manualWorkouts.idempotencyKey, key)));
  return row ?? null;
}

/** A manual workout that is to be stored, whatever it came from. */
interface ManualWorkoutValues extends WorkoutMoment {
  readonly userId: string;
  readonly notes: string | null;
  readonly exercises: readonly Exercise[];
  readonly idempotencyKey: string | null;
}

/** Stores a workout and counts it, under `lockStatistics`. */
export async function insertManualWorkout(
  tx: Transaction,
  { exercises, ...values }: ManualWorkoutValues,
): Promise<ManualWorkoutRow> {
  const totalDuration = exercises.reduce((sum, { duration }) => sum + duration, 0);
  const [workout] = await tx
    .insert(manualWorkouts)
    .values({ ...values, totalDuration })
    .returning();
  if (workout === undefined) throw new Error('No row came back');
  await tx
    .insert(manualWorkoutExercises)
    // Keys grow, and with them the order in which the exercises were entered is kept.
    .values(exercises.map((exercise) => ({ id: uuidv7(), workoutId: workout.id, ...exercise })));
  await applyWorkoutChange(tx, values.userId, null, contributionOf(workout));
  return workout;
}

/** Saves a workout of timed exercises. */
export function createManualWorkout(
  context: AppContext,
  user: User,
  { workoutDate, ...input }: NewManualWorkout,
): Promise<ManualWorkoutWithExercises> {
  const moment = momentOf(workoutDate, context.now(), user.timeZone);
  return transaction(context.database, async (tx) => {
    await lockStatistics(tx, user.id);
    const workout =
      (await findRepeated(tx, user.id, input.idempotencyKey)) ??
      (await insertManualWorkout(tx, { userId: user.id, ...moment, ...input }));
    const [saved] = await withExercises(tx, [workout]);
    if (saved === undefined) throw new Error('No row came back');
    return saved;
  });
}
