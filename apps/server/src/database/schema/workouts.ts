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

/** What a player marked in a video, stored for every later analysis. */
type GivenCalibration = CalibrationInput & {
  /** There is no court to place shots on: one that the program finds is ignored. */
  readonly isCourtless?: true | undefined;
};

/** What an analysis used. Analyses from before the program looked for court lines do not name the source of the court. */
type UsedCalibration = Omit<Calibration, 'courtSource' | 'lines'> &
  Partial<Pick<Calibration, 'courtSource' | 'lines'>> & { readonly equipment?: Equipment };
type Calibration = Analysis['calibration'];

/** A film warning from before warnings had codes with values: a sentence. */
export interface SaidWarning {
  readonly code: string;
  readonly seconds: number | null;
  readonly message: string;
}

/** A warning about a film. */
export type StoredWarning = FilmWarning | SaidWarning;

/** Workouts with shots: from a video, or counted by hand. */
export const workouts = pgTable(
  'workouts',
  {
    id: id(),
    userId: ownedBy(),
    videoUrl: text(),
    workoutDate: instant().notNull().defaultNow(),
    /** The user's own calendar day, fixed when the workout is saved. */
    localDay: localDay().notNull(),
    /** Time zone of the clock by which it was saved; null if unknown. */
    timeZone: text(),
    totalShots: integer().notNull().default(0),
    made: integer().notNull().default(0),
    missed: integer().notNull().default(0),
    /** Whole percent, as the domain's `percentage` rounds it; null without shots. */
    percent: integer().generatedAlwaysAs(
      sql`(200 * made::bigint + total_shots) / (2 * nullif(total_shots, 0)::bigint)`,
    ),
    /** The most makes in a row; null if the order of the shots is unknown. */
    makesInARow: integer(),
    notes: text(),
    /** The player's own tags, each normalised by `normalTag`. */
    tags: text().array().notNull().default([]),
    name: text(),
    /** For a workout counted by hand: its shots in order, `o` made and `x` missed; null if the order is unknown. */
    outcomes: text(),
    /** The key of the drill that was played, and its result; the result is null if the shots ran out. */
    drill: text(),
    drillResult: integer(),
    /** For a film: the key of the drill that its player chose. `drill` follows from its shots. */
    chosenDrill: text(),
    /** Its shots by kind and zone, as far as their kind is named; for a film they follow from its shots. */
    kindData: jsonb().$type<readonly KindTotals[]>().notNull().default([]),
    source: text({ enum: ['video', 'manual'] }).notNull(),
    /** For a video: where its shots were counted. Null without a video, and for imports. */
    countedOn: text({ enum: ['server', 'device', 'live'] }),
    /** For a film: whose lines its court has, which decide what was a three. Null if unknown, and for counts by hand. */
    courtKind: text({ enum: COURT_KINDS }),
    /** Its shots come from the film of another player, who owns the film. */
    filmedByAnother: boolean().notNull().default(false),
    /** That player; null once their account is gone, and for imports. */
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
    // All columns by which hours of the day are compared, so that years are read from the index alone.
    index('workouts_user_day').on(
      table.userId,
      table.localDay,
      table.workoutDate,
      table.timeZone,
      table.made,
      table.totalShots,
    ),
    // Read backwards, for finding records.
    index('workouts_user_made').on(table.userId, table.made),
    index('workouts_user_percent')
      .on(table.userId, table.percent)
      .where(sql.raw(`total_shots >= ${LIMITS.RECORD_PERCENT_SHOTS}`)),
    index('workouts_user_makes_in_a_row').on(table.userId, table.makesInARow),
    // For the best and the last play of a drill.
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
    /** Null for a video that was counted on the player's device: its file never came here. */
    storageKey: text(),
    renditionKey: text(),
    posterKey: text(),
    /** Clips that a device sent, until a rendition is made from them. */
    clipsKey: text(),
    contentType: text(),
    bytes: bigint({ mode: 'number' }),
    /** Total size of an upload in parts; null for a file that is sent in one piece. */
    announcedBytes: bigint({ mode: 'number' }),
    /**
     * Size of rendition and poster together, or of the clips from which they are being made; null before there are any, and
     * for those older than this column.
     */
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
    /** What the player marked: rim and court marks, or that there is no court; null to let the program find them. */
    givenCalibration: jsonb().$type<GivenCalibration>(),
    /** What the analysis used. */
    calibration: jsonb().$type<UsedCalibration>(),
    media: jsonb().$type<Readonly<NonNullable<Video['media']>>>(),
    warnings: jsonb().$type<readonly StoredWarning[]>().notNull().default([]),
    /** Raised with every request for analysis: an older run may not overwrite a newer one. */
    analysisVersion: integer().notNull().default(0),
    /** How often the analysis of this version, or a program it started, has died while its worker lived on. */
    deaths: integer().notNull().default(0),
    /** Size of the work: the pixels of all its frames together. Null until measured. */
    pixels: doublePrecision(),
    /** While queued: since when, and since when its owner has waited for a turn (that is, since their last one). */
    queuedAt: instant(),
    turnSince: instant(),
    /** While queued: its position among all waiting videos; 1 is next. Null until it has one. */
    place: integer(),
    /** When it was filmed, according to the browser that sent it; null if it did not say. */
    filmed: jsonb().$type<FilmedInput>(),
    workoutId: uuid().references((): AnyPgColumn => workouts.id, { onDelete: 'set null' }),
    /** Key of the call that saved a device's count. */
    idempotencyKey: text(),
    /** Hash of the body that was saved under the key: a repeat with another body is a conflict. */
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

/** Received parts of a video that is uploaded in parts: together they are its file up to the end of the last. */
export const videoParts = pgTable(
  'video_parts',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Offset of its first byte in the file. */
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
    /** Feet; see “court point” in the glossary. */
    courtX: doublePrecision(),
    courtY: doublePrecision(),
    outcome: text({ enum: ['made', 'missed'] }).notNull(),
    detectedOutcome: text({ enum: ['made', 'missed'] }),
    confidence: doublePrecision(),
    needsReview: boolean().notNull().default(false),
    evidence: jsonb(),
    /** When the player corrected it. */
    correctedAt: instant(),
    /** The player said where it was taken: a new court calibration leaves it there. */
    placed: boolean().notNull().default(false),
    /** Null if the player did not say. */
    kind: shotKind(),
    /** When the player said that it was no shot, or not theirs. Stored, so that this can be undone. */
    dismissedAt: instant(),
    /** Another player took it: it is dismissed, but the player still sees it. */
    byAnother: boolean().notNull().default(false),
    /** The player who took it, if the owner of the film named one. */
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
    /** Time zone of the clock by which it was saved; null if unknown. */
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

/** What the shots of a video were located by, so that they can be placed again without another analysis. */
export const videoScenes = pgTable('video_scenes', {
  videoId: uuid()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  scene: jsonb().$type<Scene>().notNull(),
});

/** The result of a video for each hoop that its player may choose, so that it need not be analysed again. */
export const videoChoices = pgTable(
  'video_choices',
  {
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    /** Index among the candidates of the analysis. */
    candidate: integer().notNull(),
    reading: jsonb().$type<Reading>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.videoId, table.candidate] })],
);

/** The makes of a video cut one after the other into a file of its own. Made on request. */
export const reels = pgTable('reels', {
  videoId: uuid()
    .primaryKey()
    .references(() => videos.id, { onDelete: 'cascade' }),
  state: text({ enum: ['queued', 'making', 'ready', 'failed'] }).notNull(),
  /** 0 to 1. */
  progress: doublePrecision().notNull().default(0),
  /** The cuts that it shows, in video seconds: correcting the workout makes another reel. */
  cuts: jsonb().$type<readonly ReelCut[]>().notNull(),
  /** Null until it is ready. */
  storageKey: text(),
  /** Size of the file; null before it exists, and for those older than this column. */
  bytes: bigint({ mode: 'number' }),
  /** Identifies the request: an older run may not overwrite a newer one. */
  requestedAt: instant().notNull(),
  updatedAt: updatedAt(),
});
