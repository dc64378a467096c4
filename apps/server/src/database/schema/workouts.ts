import type { CalibrationInput, FilmedInput, Video } from '@hooplog/contract';
import {
  ANALYSIS_STAGES,
  COURT_KINDS,
  type Equipment,
  type FilmWarning,
  type KindTotals,
  LIMITS,
  type ReelCut,
} from '@hooplog/domain';
import type { Analysis, Reading, Scene } from '@hooplog/vision';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, localDay, shotKind, updatedAt, zoneId } from './columns.ts';
import { ownedBy } from './owned-by.ts';
import { users } from './users.ts';

/** What a player said about a video, as it is kept for whenever it is counted again. */
type GivenCalibration = CalibrationInput & {
  /** There is no court to place shots by: one that the program finds is left out. */
  readonly isCourtless?: true | undefined;
};

/** What an analysis used. Those of before the program looked for lines have no word of the source of the court. */
type UsedCalibration = Omit<Calibration, 'courtSource' | 'lines'> &
  Partial<Pick<Calibration, 'courtSource' | 'lines'>> & { readonly equipment?: Equipment };
type Calibration = Analysis['calibration'];

/** Workouts with shots: from a video, or counted by hand. */
/** What was known about a film before codes had their values: a sentence. */
export interface SaidWarning {
  readonly code: string;
  readonly seconds: number | null;
  readonly message: string;
}

/** What is known about a film. */
export type StoredWarning = FilmWarning | SaidWarning;

export const workouts = pgTable(
  'workouts',
  {
    id: id(),
    userId: ownedBy(),
    videoUrl: text(),
    workoutDate: instant().notNull().defaultNow(),
    /** The user's own calendar day, fixed when the workout is saved. */
    localDay: localDay().notNull(),
    /** The zone of the clock by which it was saved; null where nobody said. */
    timeZone: text(),
    totalShots: integer().notNull().default(0),
    made: integer().notNull().default(0),
    missed: integer().notNull().default(0),
    /** Whole percent, as the domain's `percentage` rounds it; null without shots. */
    percent: integer().generatedAlwaysAs(
      sql`(200 * made::bigint + total_shots) / (2 * nullif(total_shots, 0)::bigint)`,
    ),
    /** The most makes one after the other; null where the order of the shots is not known. */
    makesInARow: integer(),
    notes: text(),
    /** The player's own words, each as `normalTag` has it. */
    tags: text().array().notNull().default([]),
    name: text(),
    /** Of a workout counted by hand: its shots in order, `o` made and `x` missed; null where the order is not known. */
    outcomes: text(),
    /** The key of the drill that these shots were, and what it came to; null result: it ran out of shots. */
    drill: text(),
    drillResult: integer(),
    /** Of a film: the key of the drill that its player says it is. `drill` follows from its shots. */
    chosenDrill: text(),
    /** Its shots by kind and zone, as far as their kind is said; of a film they follow from its shots. */
    kindData: jsonb().$type<readonly KindTotals[]>().notNull().default([]),
    source: text({ enum: ['video', 'manual'] }).notNull(),
    /** Of a video: where its shots were counted. Null without one, and of what was imported. */
    countedOn: text({ enum: ['server', 'device', 'live'] }),
    /** Of a film: whose lines its court has, which decide what was a three. Null where nobody knows, and by hand. */
    courtKind: text({ enum: COURT_KINDS }),
    /** Its shots come from the film of another player, who keeps the film. */
    filmedByAnother: boolean().notNull().default(false),
    /** Who that is; null once their account is gone, and of what was imported. */
    filmerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: text(),
    /** Hash of the body that was saved under the key: a repeat with another body is a conflict. */
    saveHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('workouts_idempotency').on(table.userId, table.idempotencyKey),
    index('workouts_user_date').on(table.userId, table.workoutDate, table.id),
    // All that the hours of the day are compared by, so that years of them are read from the index alone.
    index('workouts_user_day').on(
      table.userId,
      table.localDay,
      table.workoutDate,
      table.timeZone,
      table.made,
      table.totalShots,
    ),
    // Read backwards: whose record it is.
    index('workouts_user_made').on(table.userId, table.made),
    index('workouts_user_percent')
      .on(table.userId, table.percent)
      .where(sql.raw(`total_shots >= ${LIMITS.RECORD_PERCENT_SHOTS}`)),
    index('workouts_user_makes_in_a_row').on(table.userId, table.makesInARow),
    // Best and last play of a drill.
    index('workouts_user_drill_result')
      .on(table.userId, table.drill, table.drillResult)
      .where(sql`drill is not null`),
    index('workouts_user_drill_date')
      .on(table.userId, table.drill, table.workoutDate)
      .where(sql`drill is not null`),
    index('workouts_filmer')
      .on(table.filmerId)
      .where(sql`filmer_id is not null`),
    check('workouts_filmer', sql`${table.filmerId} is null or ${table.filmedByAnother}`),
    check('workouts_outcomes', sql`length(${table.outcomes}) = ${table.totalShots}`),
    check(
      'workouts_drill',
      sql`${table.drill} is null or ${table.outcomes} is not null or ${table.drill} = ${table.chosenDrill}`,
    ),
    check('workouts_totals', sql`${table.totalShots} = ${table.made} + ${table.missed}`),
    check('workouts_counts', sql`${table.made} >= 0 and ${table.missed} >= 0`),
  ],
);

/** Totals per zone of one workout. */
export const shotData = pgTable(
  'shot_data',
  {
    id: id(),
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    zone: zoneId().notNull(),
    made: integer().notNull().default(0),
    total: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('shot_data_zone').on(table.workoutId, table.zone),
    check('shot_data_counts', sql`${table.made} between 0 and ${table.total}`),
  ],
);

export const videos = pgTable(
  'videos',
  {
    id: id(),
    userId: ownedBy(),
    /** Null of a video that was counted on the player's device: its file never came here. */
    storageKey: text(),
    renditionKey: text(),
    posterKey: text(),
    /** Clips that a device sent, until a rendition is made of them. */
    clipsKey: text(),
    contentType: text(),
    bytes: bigint({ mode: 'number' }),
    /** What an upload in parts will have in all; null of a file that is sent as one. */
    announcedBytes: bigint({ mode: 'number' }),
    /** Rendition and poster together; null before there are any, and of those of before this was kept. */
    madeBytes: bigint({ mode: 'number' }),
    sha256: text(),
    state: text({
      enum: ['awaiting_upload', 'uploaded', 'queued', 'analysing', 'analysed', 'failed'],
    })
      .notNull()
      .default('awaiting_upload'),
    progress: doublePrecision().notNull().default(0),
    stage: text({ enum: ANALYSIS_STAGES }),
    shotsSoFar: integer().notNull().default(0),
    errorCode: text(),
    /** What the player gave: hoop and court marks, or that there is no court; null to let the program find them. */
    givenCalibration: jsonb().$type<GivenCalibration>(),
    /** What the analysis used. */
    calibration: jsonb().$type<UsedCalibration>(),
    media: jsonb().$type<Readonly<NonNullable<Video['media']>>>(),
    warnings: jsonb().$type<readonly StoredWarning[]>().notNull().default([]),
    /** Raised with every request to analyse: an older run may not write over a newer one. */
    analysisVersion: integer().notNull().default(0),
    /** How often the analysis of this version has died, or programs of its, while its worker lived on. */
    deaths: integer().notNull().default(0),
    /** How much there is to look at: the pixels of all its frames together. Null until it is measured. */
    pixels: doublePrecision(),
    /** Queued: since when, and since when its owner waits for a turn: since the last one of theirs. */
    queuedAt: instant(),
    turnSince: instant(),
    /** Queued: its place among all that wait; 1 is next. Null until it has one. */
    place: integer(),
    /** When it was filmed, as the browser that sent it said; null where it said nothing. */
    filmed: jsonb().$type<FilmedInput>(),
    workoutId: uuid().references((): AnyPgColumn => workouts.id, { onDelete: 'set null' }),
    /** Of the call that kept what a device counted. */
    idempotencyKey: text(),
    /** Hash of the body that was kept under the key: a repeat with another body is a conflict. */
    saveHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('videos_idempotency').on(table.userId, table.idempotencyKey),
    unique('videos_workout').on(table.workoutId),
    index('videos_user').on(table.userId, table.createdAt),
    index('videos_state').on(table.state, table.updatedAt),
  ],
);

/** What has arrived of a video that is sent in parts: together they are its file up to the end of the last. */
export const videoParts = pgTable(
  'video_parts',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Its first byte's place in the file. */
    start: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    storageKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.start] })],
);

/** The single attempts of a video workout. */
export const shots = pgTable(
  'shots',
  {
    id: id(),
    workoutId: uuid()
      .notNull()
      .references(() => workouts.id, { onDelete: 'cascade' }),
    /** Video seconds. */
    releaseSeconds: doublePrecision(),
    rimSeconds: doublePrecision(),
    zone: zoneId(),
    /** Feet; see the glossary's court. */
    courtX: doublePrecision(),
    courtY: doublePrecision(),
    outcome: text({ enum: ['made', 'missed'] }).notNull(),
    detectedOutcome: text({ enum: ['made', 'missed'] }),
    confidence: doublePrecision(),
    needsReview: boolean().notNull().default(false),
    evidence: jsonb(),
    /** When the player judged it. */
    correctedAt: instant(),
    /** The player said where it was taken: a new court calibration leaves it there. */
    placed: boolean().notNull().default(false),
    /** Null where the player said nothing. */
    kind: shotKind(),
    /** When the player said that it was no shot, or none of theirs. Kept, so that this can be taken back. */
    dismissedAt: instant(),
    /** Another player took it: it is dismissed, and the player still sees it. */
    byAnother: boolean().notNull().default(false),
    /** Who that was, as far as the owner of the film says it. */
    takerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('shots_workout').on(table.workoutId, table.rimSeconds),
    index('shots_taker')
      .on(table.takerId)
      .where(sql`taker_id is not null`),
    check('shots_by_another', sql`not ${table.byAnother} or ${table.dismissedAt} is not null`),
    check('shots_taker', sql`${table.takerId} is null or ${table.byAnother}`),
  ],
);

export const manualWorkouts = pgTable(
  'manual_workouts',
  {
    id: id(),
    userId: ownedBy(),
    workoutDate: instant().notNull(),
    localDay: localDay().notNull(),
    /** The zone of the clock by which it was saved; null where nobody said. */
    timeZone: text(),
    /** Minutes. */
    totalDuration: integer().notNull().default(0),
    notes: text(),
    idempotencyKey: text(),
    /** Hash of the body that was saved under the key: a repeat with another body is a conflict. */
    saveHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('manual_workouts_idempotency').on(table.userId, table.idempotencyKey),
    index('manual_workouts_user_date').on(table.userId, table.workoutDate, table.id),
    index('manual_workouts_user_day').on(table.userId, table.localDay),
  ],
);

export const manualWorkoutExercises = pgTable(
  'manual_workout_exercises',
  {
    id: id(),
    workoutId: uuid()
      .notNull()
      .references(() => manualWorkouts.id, { onDelete: 'cascade' }),
    exerciseType: text().notNull(),
    /** Minutes. */
    duration: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('manual_workout_exercises_workout').on(table.workoutId)],
);

/** What the shots of a video were located by, so that they can be placed anew without another analysis. */
export const videoScenes = pgTable('video_scenes', {
  videoId: uuid()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  scene: jsonb().$type<Scene>().notNull(),
});

/** What a video comes to at each hoop that its player may choose, so that it need not be analysed again. */
export const videoChoices = pgTable(
  'video_choices',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Place among the candidates of the analysis. */
    candidate: integer().notNull(),
    reading: jsonb().$type<Reading>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.candidate] })],
);

/** The makes of a video one after the other, as a file of its own. There is none until somebody asks for it. */
export const reels = pgTable('reels', {
  videoId: uuid()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  state: text({ enum: ['queued', 'making', 'ready', 'failed'] }).notNull(),
  /** 0 to 1. */
  progress: doublePrecision().notNull().default(0),
  /** What it shows, video seconds: a correction of the workout makes another reel. */
  cuts: jsonb().$type<readonly ReelCut[]>().notNull(),
  /** Null until it is ready. */
  storageKey: text(),
  /** Of the file; null before there is one, and of those of before this was kept. */
  bytes: bigint({ mode: 'number' }),
  /** Names the request: an older run may not write over a newer one. */
  requestedAt: instant().notNull(),
  updatedAt: updatedAt(),
});
