import type { ExerciseType } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { asc, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mayUse } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { manualWorkoutExercises, manualWorkouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Contribution } from '../statistics/contribution.ts';

export type ManualWorkoutRow = typeof manualWorkouts.$inferSelect;

export interface Exercise {
  readonly exerciseType: ExerciseType;
  /** Minutes. */
  readonly duration: number;
}

export interface ManualWorkoutWithExercises {
  readonly workout: ManualWorkoutRow;
  /** In the order of entry. */
  readonly exercises: readonly (Exercise & { readonly id: string })[];
}

/** The workout of that user; another user's is not found. */
export async function ownManualWorkout(
  database: Queryable,
  userId: string,
  workoutId: string,
): Promise<ManualWorkoutRow> {
  const [row] = await database
    .select()
    .from(manualWorkouts)
    .where(eq(manualWorkouts.id, workoutId));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Workout not found'));
  return row;
}

/** Adds the exercises to some workouts. */
export async function withExercises(
  database: Queryable,
  workouts: readonly ManualWorkoutRow[],
): Promise<ManualWorkoutWithExercises[]> {
  if (workouts.length === 0) return [];
  const ids = workouts.map(({ id }) => id);
  const rows = await database
    .select()
    .from(manualWorkoutExercises)
    .where(inArray(manualWorkoutExercises.workoutId, ids))
    .orderBy(asc(manualWorkoutExercises.id));
  const byWorkout = Map.groupBy(rows, ({ workoutId }) => workoutId);
  return workouts.map((workout) => ({
    workout,
    exercises: (byWorkout.get(workout.id) ?? []).map(({ id, exerciseType, duration }) => ({
      id,
      // Types are parsed before they are stored.
      exerciseType: exerciseType as ExerciseType,
      duration,
    })),
  }));
}

/** Minutes of all exercises together. */
export function minutesOf(exercises: readonly Exercise[]): number {
  return exercises.reduce((sum, { duration }) => sum + duration, 0);
}

/** Stores the exercises of a workout that has none yet. */
export async function insertExercises(
  tx: Transaction,
  workoutId: string,
  exercises: readonly Exercise[],
): Promise<void> {
  await tx
    .insert(manualWorkoutExercises)
    // Ids increase, which preserves the order of entry.
    .values(exercises.map((exercise) => ({ id: uuidv7(), workoutId, ...exercise })));
}

/** What the workout adds to statistics. */
export function contributionOf({
  localDay,
  totalDuration,
}: Pick<ManualWorkoutRow, 'localDay' | 'totalDuration'>): Contribution {
  return {
    workoutId: null,
    day: localDay,
    made: 0,
    totalShots: 0,
    verifiedMade: 0,
    verifiedShots: 0,
    minutes: totalDuration,
    zones: [],
    threes: [],
    kinds: [],
  };
}
