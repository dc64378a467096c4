import type { ManualWorkoutDetails, ManualWorkoutInput } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';

/** A new exercise row. */
export const NEW_EXERCISE = {
  exerciseType: LIMITS.NEW_EXERCISE_TYPE,
  duration: LIMITS.NEW_EXERCISE_MINUTES,
} as const;

/** What a new workout starts with. */
export function startValues(today: LocalDay): ManualWorkoutInput {
  return { workoutDate: today, notes: '', exercises: [{ ...NEW_EXERCISE }] };
}

/** What the correction of a saved workout starts with. */
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

/** The same workout, its last exercise of another duration. @param minutes whole ones */
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

/** The number that was typed, whole or not: the form refuses what cannot be saved. 0 for what is no number. */
export function parseMinutes(text: unknown): number {
  const minutes = Number(text);
  return Number.isNaN(minutes) ? 0 : minutes;
}
