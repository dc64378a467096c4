import { COURT_KINDS, GOAL_MAX, goalKindsOf, LIMITS, NOTIFICATION_KINDS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  countSchema,
  idParamsSchema,
  idSchema,
  instantSchema,
  localDaySchema,
  notesInputSchema,
  sumSchema,
  zoneInputSchema,
} from './common.ts';
import { DRILL_KEY_MAX, drillKeySchema, outcomesSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { goalKindSchema, isGoalWithinMax } from './goals.ts';
import { importReadingSchema } from './import-preview.ts';
import { longListSchema } from './long-list.ts';
import { exerciseInputSchema } from './manual-workouts.ts';
import { courtPointSchema, kindDataInputSchema, outcomeSchema, shotKindSchema } from './shots.ts';
import { isWithoutNul } from './text.ts';
import { disagreements, isOrderOf, kindDisagreement } from './workouts.ts';
import { workoutWordsInputShape } from './workout-words.ts';

/** The header of every exported file. */
export const EXPORT_FORMAT = 'hooplog-export';
export const EXPORT_VERSION = 1;

const secondsSchema = z.number().min(0).nullable();

const EARLIEST = '1970-01-01';
const LATEST = Date.UTC(9999, 0);

/** A moment that the database can store. */
const keptInstantSchema = instantSchema.refine((text) => {
  const moment = Date.parse(text);
  return moment >= Date.parse(EARLIEST) && moment < LATEST;
}, fieldMessage('This date and time cannot be stored'));

const keptDaySchema = localDaySchema().refine(
  (day) => day >= EARLIEST,
  fieldMessage('This day cannot be stored'),
);

/** One attempt of a video workout. The video itself is not exported. */
const portableShotSchema = z.object({
  releaseSeconds: secondsSchema,
  rimSeconds: secondsSchema,
  outcome: outcomeSchema,
  detectedOutcome: outcomeSchema.nullable(),
  zone: zoneInputSchema.nullable(),
  /** Feet; the origin is under the rim. */
  court: courtPointSchema.nullable(),
  confidence: z.number().min(0).max(1).nullable(),
  needsReview: z.boolean(),
  correctedAt: keptInstantSchema.nullable(),
  /** Older files have no kinds. */
  kind: shotKindSchema.nullable().default(null),
});

export const portableWorkoutSchema = z
  .object({
    /** Identifies the workout: one file imported twice counts once. */
    id: idSchema,
    workoutDate: instantSchema,
    /** The player's own calendar day of the workout. */
    localDay: localDaySchema(),
    source: z.enum(['video', 'manual']),
    totalShots: countSchema,
    made: countSchema,
    missed: countSchema,
    ...workoutWordsInputShape,
    /** Missing in older files without tags or names. */
    tags: workoutWordsInputShape.tags.default([]),
    name: workoutWordsInputShape.name.default(null),
    /** For a workout counted by hand: its shots in order. Older files have none. */
    outcomes: outcomesSchema.nullable().default(null).catch(null),
    /** The drill that was played; for a film the one that its player chose. */
    drill: drillKeySchema.nullable().default(null).catch(null),
    /** Whether its shots come from another player's film. Missing in older files. */
    filmedByAnother: z.boolean().default(false).catch(false),
    /**
     * For a film: the rule book of its court's lines, which decide what was a three. Missing in older files.
     */
    courtKind: z.enum(COURT_KINDS).nullable().default(null).catch(null),
    shotData: z
      .array(z.object({ zone: zoneInputSchema, made: countSchema, total: countSchema }))
      .max(LIMITS.MAX_ZONE_ENTRIES),
    /** For a count by hand, or for a film in a table; a film with single shots has the kinds of these. */
    kindData: kindDataInputSchema.default([]),
    shots: longListSchema(portableShotSchema, LIMITS.MAX_SINGLE_SHOTS),
  })
  .superRefine((workout, context) => {
    for (const [path, message] of disagreements(workout, workout.shotData)) {
      context.addIssue({ code: 'custom', path, message });
    }
  })
  // Counts edited in the file are kept, as on the workout's page: their kinds and order are then unknown.
  .transform((workout) =>
    kindDisagreement(workout, workout.shotData, workout.kindData) === null
      ? workout
      : { ...workout, kindData: [] },
  )
  .transform((workout) =>
    workout.outcomes === null || isOrderOf(workout.outcomes, workout)
      ? workout
      : { ...workout, outcomes: null, drill: null },
  );
export type PortableWorkout = z.output<typeof portableWorkoutSchema>;

export const portableManualWorkoutSchema = z.object({
  id: idSchema,
  workoutDate: instantSchema,
  localDay: localDaySchema(),
  notes: notesInputSchema,
  exercises: z.array(exerciseInputSchema).min(1).max(LIMITS.MAX_EXERCISES),
});
export type PortableManualWorkout = z.output<typeof portableManualWorkoutSchema>;

const targetSchema = z.int().min(1).max(GOAL_MAX.shots);
/** Even a goal that changed every week would take years to reach this. */
const MAX_TARGETS = 1000;

export const portableGoalSchema = z
  .object({
    kind: goalKindSchema,
    /** Missing in older files without daily goals. */
    period: z.enum(['week', 'day']).default('week'),
    target: targetSchema,
    /** The targets, each from the week of that Sunday on; oldest first. */
    targets: z.array(z.object({ fromWeek: keptDaySchema, target: targetSchema })).max(MAX_TARGETS),
  })
  .refine(({ kind, period }) => goalKindsOf(period).includes(kind), {
    path: ['kind'],
    error: fieldMessage('No such goal'),
  })
  .refine(
    ({ kind, target, targets }) =>
      [target, ...targets.map((one) => one.target)].every((one) =>
        isGoalWithinMax({ kind, target: one }),
      ),
    {
      path: ['target'],
      error: fieldMessage('That is more than a week or a day can hold'),
    },
  );
export type PortableGoal = z.output<typeof portableGoalSchema>;

export const portableAchievementSchema = z.object({
  name: z
    .string()
    .max(100)
    .refine(isWithoutNul, fieldMessage('Text cannot contain the character NUL')),
  earnedAt: keptInstantSchema,
});
export type PortableAchievement = z.output<typeof portableAchievementSchema>;

/** A drill made by the player. The key holds all of it; a program that cannot read it skips it. */
export const portableDrillSchema = z.object({ key: z.string().max(DRILL_KEY_MAX) });
export type PortableDrill = z.output<typeof portableDrillSchema>;

const portableNotificationSchema = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  createdAt: instantSchema,
  readAt: instantSchema.nullable(),
});

/** Badges and goals are few; a longer list is not an export of ours. */
const MAX_OTHERS = 1000;

/** All data of one player. */
export const ownDataSchema = z.object({
  format: z.literal(EXPORT_FORMAT, fieldMessage('This is not a Hooplog export')),
  version: z.literal(EXPORT_VERSION, fieldMessage('This export was made by another version')),
  exportedAt: instantSchema,
  /** For reading only; an import leaves the profile as it is. */
  profile: z.record(z.string(), z.unknown()),
  workouts: z.array(portableWorkoutSchema).max(LIMITS.IMPORT_MAX_WORKOUTS),
  manualWorkouts: z.array(portableManualWorkoutSchema).max(LIMITS.IMPORT_MAX_WORKOUTS),
  goals: z.array(portableGoalSchema).max(MAX_OTHERS),
  achievements: z.array(portableAchievementSchema).max(MAX_OTHERS),
  /** Missing in older files. */
  drills: z.array(portableDrillSchema).max(MAX_OTHERS).default([]),
  /** For reading only: an import does not notify again. */
  notifications: z.array(portableNotificationSchema).max(MAX_OTHERS).default([]),
});

export const exportJson = endpoint({
  method: 'GET',
  path: '/api/export.json',
  summary: 'All data of the caller as one JSON file; see docs/export-format.md',
  access: 'signed_in',
  status: 200,
  response: null,
});

export const exportCsv = endpoint({
  method: 'GET',
  path: '/api/export.csv',
  summary: "The caller's workouts as CSV, one row per zone and exercise",
  access: 'signed_in',
  status: 200,
  response: null,
});

export const IMPORT_STATES = ['under_way', 'done', 'failed'] as const;

/** An accepted document and the progress of its import. Kept for a day. */
export const importSchema = z.object({
  id: idSchema,
  /** `failed`: it stopped for good. Workouts added so far stay, and another import of the same file adds the rest. */
  state: z.enum(IMPORT_STATES),
  /** Workouts of both kinds in the document. */
  total: sumSchema,
  /** How many of them were added. */
  added: sumSchema,
  /** How many existed before. `added` and `known` together are the progress. */
  known: sumSchema,
  createdAt: instantSchema,
});
export type Import = z.infer<typeof importSchema>;

export const importData = endpoint({
  method: 'POST',
  path: '/api/import',
  summary:
    'Import an export (JSON or CSV, sent as the raw body); existing data stays as it is. If the file has mistakes, nothing is added, unless `only=good` skips the workouts with mistakes. Answers when done; with `Prefer: respond-async` answers 202 with the import and its Location. A repeat with the same Idempotency-Key returns the first import',
  access: 'signed_in',
  query: importReadingSchema.extend({ only: z.enum(['good']).optional() }),
  status: 200,
  response: importSchema.pick({ added: true, known: true }),
  otherResponses: { 202: importSchema },
});

export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  summary: "The caller's imports of the last day, newest first",
  access: 'signed_in',
  status: 200,
  response: z.array(importSchema),
});

export const getImport = endpoint({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'State and progress of an import',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: importSchema,
});
