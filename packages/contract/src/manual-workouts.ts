import { EXERCISE_TYPES, LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  idParamsSchema,
  idSchema,
  instantSchema,
  notesInputSchema,
  ownCalendarShape,
  sumSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';

const exerciseTypeSchema = z.enum(EXERCISE_TYPES, {
  error: ({ input }) =>
    input
      ? fieldMessage('There is no such exercise type')
      : fieldMessage('Exercise type is required'),
});

/** A workout of timed exercises, without shots. */
export const manualWorkoutSchema = z.object({
  id: idSchema,
  workoutDate: instantSchema,
  createdAt: instantSchema,
  /** The user's own calendar day of the workout, `YYYY-MM-DD`. */
  localDay: z.iso.date(),
  /** Time zone at the time of saving; null if it was not given. */
  timeZone: z.string().nullable().optional(),
  /** Minutes. */
  totalDuration: sumSchema,
  notes: z.string().nullable(),
});
export type ManualWorkout = z.infer<typeof manualWorkoutSchema>;

export const manualWorkoutDetailsSchema = manualWorkoutSchema.extend({
  exercises: z.array(
    z.object({
      id: idSchema,
      exerciseType: exerciseTypeSchema,
      /** Minutes. */
      duration: z.int().min(1),
    }),
  ),
});
export type ManualWorkoutDetails = z.infer<typeof manualWorkoutDetailsSchema>;

export const exerciseInputSchema = z.object({
  exerciseType: exerciseTypeSchema,
  duration: z
    .int(fieldMessage('Duration is a whole number of minutes'))
    .min(
      LIMITS.EXERCISE_MIN_MINUTES,
      fieldMessage('Duration must be at least {min} minute', { min: LIMITS.EXERCISE_MIN_MINUTES }),
    )
    .max(LIMITS.EXERCISE_MAX_MINUTES, fieldMessage('A day has 1440 minutes')),
});

/** A date without a time is enough: `YYYY-MM-DD`. */
export const manualWorkoutInputSchema = z.object({
  workoutDate: z.union([z.iso.date(), instantSchema], fieldMessage('Date is required')),
  ...ownCalendarShape,
  notes: notesInputSchema.optional(),
  exercises: z
    .array(exerciseInputSchema, fieldMessage('At least one exercise is required'))
    .min(1, fieldMessage('At least one exercise is required'))
    .max(
      LIMITS.MAX_EXERCISES,
      fieldMessage('A workout has at most {max} exercises', { max: LIMITS.MAX_EXERCISES }),
    ),
});
export type ManualWorkoutInput = z.input<typeof manualWorkoutInputSchema>;

export const updateManualWorkoutBodySchema = manualWorkoutInputSchema.partial();

export const listManualWorkouts = endpoint({
  method: 'GET',
  path: '/api/manual-workouts',
  summary: "The caller's workouts without shots, newest first; a Link header leads to older ones",
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.PAGE_MAX).default(LIMITS.PAGE_DEFAULT),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(manualWorkoutSchema),
});

export const createManualWorkout = endpoint({
  method: 'POST',
  path: '/api/manual-workouts',
  summary:
    'Log timed exercises. A repeat with the same Idempotency-Key returns the first answer; with a different body it returns 409 and the id of the saved workout',
  access: 'signed_in',
  body: manualWorkoutInputSchema,
  status: 201,
  response: manualWorkoutDetailsSchema,
});

export const updateManualWorkout = endpoint({
  method: 'PATCH',
  path: '/api/manual-workouts/:id',
  summary:
    'Correct a workout without shots; omitted fields stay, exercises are replaced as a whole',
  access: 'signed_in',
  params: idParamsSchema,
  body: updateManualWorkoutBodySchema,
  status: 200,
  response: manualWorkoutDetailsSchema,
});

export const deleteManualWorkout = endpoint({
  method: 'DELETE',
  path: '/api/manual-workouts/:id',
  summary: 'Delete a workout without shots',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
