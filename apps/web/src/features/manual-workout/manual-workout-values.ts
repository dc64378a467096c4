import { type ManualWorkoutInput, manualWorkoutInputSchema } from '@hooplog/contract';
import { LIMITS, type LocalDay } from '@hooplog/domain';
import { z } from 'zod';

/** A new exercise row. */
export const NEW_EXERCISE = {
  exerciseType: LIMITS.NEW_EXERCISE_TYPE,
  duration: LIMITS.NEW_EXERCISE_MINUTES,
} as const;

/** The contract's own rules; an emptied date field is no date. */
export const manualWorkoutFormSchema = manualWorkoutInputSchema.extend({
  workoutDate: z.iso.date('Date is required'),
});

/** What the form starts with. */
export function startValues(today: LocalDay): ManualWorkoutInput {
  return { workoutDate: today, notes: '', exercises: [{ ...NEW_EXERCISE }] };
}

/** Whole minutes of what was typed; 0 for what is no number. */
export function parseMinutes(text: unknown): number {
  const minutes = Number.parseInt(String(text), 10);
  return Number.isNaN(minutes) ? 0 : minutes;
}
