import type { ManualWorkoutDetails, ManualWorkoutInput } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';

/** A new exercise row. */
export const NEW_EXERCISE = {
  exerciseType: LIMITS.NEW_EXERCISE_TYPE,
  duration: LIMITS.NEW_EXERCISE_MINUTES,
} as const;

/** Initial values of a new workout. */
export function startValues(today: LocalDay): ManualWorkoutInput {
  return { workoutDate: today, notes: '', exercises: [{ ...NEW_EXERCISE }] };
}

/** Initial values for editing a saved workout. */
export function valuesOf({
  localDay,
  notes,
  exercises,
}: Pick<ManualWorkoutDetails, 'localDay' | 'notes' | 'exercises'>): ManualWorkoutInput {
  return {
    workoutDate: localDay,
    notes: notes ?? '',
    exercises: exercises.map(({ exerciseType, duration }) => ({ exerciseType, duration })),
  };
}

/**
 * The same workout with another duration of its last exercise.
 * @param minutes whole ones
 */
export function withLastDuration<Workout extends Pick<ManualWorkoutInput, 'exercises'>>(
  workout: Workout,
  minutes: number,
): Workout {
  const last = workout.exercises.length - 1;
  return {
    ...workout,
    exercises: workout.exercises.map((exercise, index) =>
      index === last ? { ...exercise, duration: minutes } : exercise,
    ),
  };
}

/** The typed number, whole or not: the form refuses what cannot be saved. 0 if it is no number. */
export function parseMinutes(text: unknown): number {
  const minutes = Number(text);
  return Number.isNaN(minutes) ? 0 : minutes;
}
