import { GOAL_KINDS, LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import {
  countSchema,
  idSchema,
  instantSchema,
  notesInputSchema,
  sumSchema,
  zoneInputSchema,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { exerciseInputSchema } from './manual-workouts.ts';
import { courtPointSchema, outcomeSchema } from './shots.ts';
import { disagreements } from './workouts.ts';

/** What every exported file says of itself. */
export const EXPORT_FORMAT = 'hooplog-export';
export const EXPORT_VERSION = 1;

const secondsSchema = z.number().min(0).nullable();

/** One attempt of a video workout. The video itself stays where it is. */
const portableShotSchema = z.object({
  releaseSeconds: secondsSchema,
  rimSeconds: secondsSchema,
  outcome: outcomeSchema,
  detectedOutcome: outcomeSchema.nullable(),
  zone: zoneInputSchema.nullable(),
  /** Feet; the origin lies under the rim. */
  court: courtPointSchema.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  needsReview: z.boolean(),
  correctedAt: instantSchema.nullable(),
});

const portableWorkoutSchema = z
  .object({
    /** By this a workout is known again: one file imported twice counts once. */
    id: idSchema,
    workoutDate: instantSchema,
    /** The player's own calendar day of the workout. */
    localDay: z.iso.date(),
    source: z.enum(['video', 'manual']),
    totalShots: countSchema,
    made: countSchema,
    missed: countSchema,
    notes: notesInputSchema,
    shotData: z
      .array(z.object({ zone: zoneInputSchema, made: countSchema, total: countSchema }))
      .max(LIMITS.MAX_ZONE_ENTRIES),
    shots: z.array(portableShotSchema),
  })
  .superRefine((workout, context) => {
    for (const [path, message] of disagreements(workout, workout.shotData)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
export type PortableWorkout = z.output<typeof portableWorkoutSchema>;

const portableManualWorkoutSchema = z.object({
  id: idSchema,
  workoutDate: instantSchema,
  localDay: z.iso.date(),
  notes: notesInputSchema,
  exercises: z.array(exerciseInputSchema).min(1).max(LIMITS.MAX_EXERCISES),
});
export type PortableManualWorkout = z.output<typeof portableManualWorkoutSchema>;

const portableGoalSchema = z.object({
  kind: z.enum(GOAL_KINDS),
  target: z.int().min(1),
  /** What was asked for, from the week of that Sunday on; oldest first. */
  targets: z.array(z.object({ fromWeek: z.iso.date(), target: z.int().min(1) })),
});
export type PortableGoal = z.output<typeof portableGoalSchema>;

/** Everything of one player. */
export const ownDataSchema = z.object({
  format: z.literal(EXPORT_FORMAT, 'This is no export of Hooplog'),
  version: z.literal(EXPORT_VERSION, 'This export was made by another version'),
  exportedAt: instantSchema,
  /** For reading only; an import leaves the profile as it is. */
  profile: z.record(z.string(), z.unknown()),
  workouts: z.array(portableWorkoutSchema),
  manualWorkouts: z.array(portableManualWorkoutSchema),
  goals: z.array(portableGoalSchema),
  achievements: z.array(z.object({ name: z.string(), earnedAt: instantSchema })),
});
export type OwnData = z.output<typeof ownDataSchema>;

export const exportJson = endpoint({
  method: 'GET',
  path: '/api/export.json',
  summary: 'Everything of the caller as one JSON file; docs/export-format.md describes it',
  access: 'signed_in',
  status: 200,
  response: null,
});

export const exportCsv = endpoint({
  method: 'GET',
  path: '/api/export.csv',
  summary: "The caller's workouts as CSV, a row for each zone and each exercise",
  access: 'signed_in',
  status: 200,
  response: null,
});

export const importData = endpoint({
  method: 'POST',
  path: '/api/import',
  summary: 'Add what an export holds, JSON or CSV; what is there already stays as it is',
  access: 'signed_in',
  body: z.union([z.object({ csv: z.string() }), ownDataSchema]),
  status: 200,
  response: z.object({
    /** Workouts of both kinds that were added. */
    added: sumSchema,
    /** Those that were there before. */
    known: sumSchema,
  }),
});
