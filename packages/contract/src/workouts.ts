import { FILM_TOGETHER, kindsFit, type KindTotals, LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import {
  countSchema,
  idParamsSchema,
  idSchema,
  instantSchema,
  ownCalendarShape,
  zoneInputSchema,
  zoneStatSchema,
} from './common.ts';
import {
  drillKeySchema,
  makesIn,
  namedDrillSchema,
  outcomesSchema,
  playedDrillSchema,
} from './drills.ts';
import { endpoint } from './endpoint.ts';
import { filmWarningSchema } from './film-warning.ts';
import { longListSchema } from './long-list.ts';
import { playerSchema } from './players.ts';
import { kindDataInputSchema, kindDataSchema, reviewedShotSchema, shotSchema } from './shots.ts';
import { workoutWordsInputShape, workoutWordsShape } from './workout-words.ts';

export const COUNTED_ON = ['server', 'device', 'live'] as const;

/** One workout in a list. */
export const workoutSchema = z.object({
  id: idSchema,
  workoutDate: instantSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The user's own calendar day of the workout, `YYYY-MM-DD`. */
  localDay: z.iso.date(),
  /** Time zone at the time of saving; null if it was not given. */
  timeZone: z.string().nullable().optional(),
  totalShots: countSchema,
  made: countSchema,
  missed: countSchema,
  notes: workoutWordsShape.notes,
  /** Address to play the video from; null without one. Only the owner's session opens it. */
  videoUrl: z.string().nullable(),
  source: z.enum(['video', 'manual']),
  /**
   * For a video: where its shots were counted; `device` from a file, `live` while filming. Null without a
   * video, and for imports.
   */
  countedOn: z.enum(COUNTED_ON).nullable(),
  /** The drill that it was; missing if none. */
  drill: playedDrillSchema.exactOptional(),
  /** The drill that the player chose for the film, if its shots do not complete it. */
  openDrill: namedDrillSchema.exactOptional(),
});
export type Workout = z.infer<typeof workoutSchema>;

export const workoutDetailsSchema = workoutSchema.extend({
  ...workoutWordsShape,
  shotData: z.array(zoneStatSchema),
  /** Missing if no kind is set. */
  kindData: kindDataSchema.exactOptional(),
  /** The single attempts, in order of time; empty for workouts counted by hand. */
  shots: z.array(shotSchema),
  /** Shots of its film that another player took, which do not count. Missing if there are none. */
  othersShots: z
    .array(
      shotSchema.extend({
        /** The player who took it, if the owner of the film named them. */
        takerId: idSchema.exactOptional(),
      }),
    )
    .exactOptional(),
  /**
   * The player who filmed it; missing if that was the caller, or if it was not filmed. Null for a player
   * whose name the caller may no longer see.
   */
  filmedBy: playerSchema.nullable().exactOptional(),
  /**
   * For a workout from another player's film: the filmer has sent corrections that the caller has not
   * answered. `PUT /api/shot-offers/{offerId}/answer` replaces the current shots by them.
   */
  correction: z
    .object({
      offerId: idSchema,
      made: countSchema,
      totalShots: countSchema,
      /** Number of shots with another outcome, of new shots, and of removed ones. */
      calls: countSchema,
      added: countSchema,
      removed: countSchema,
    })
    .exactOptional(),
  videoId: idSchema.nullable(),
  posterUrl: z.string().nullable(),
  /** Parts of its film that could not be read, as sentences; missing if there are none. */
  missingFilm: z.array(z.string()).exactOptional(),
  /** The same as codes, for clients that translate them; missing for older videos. */
  missingFilmWhy: z.array(filmWarningSchema).exactOptional(),
});
export type WorkoutDetails = z.infer<typeof workoutDetailsSchema>;

const totalsShape = { totalShots: countSchema, made: countSchema, missed: countSchema };
const shotDataInputSchema = z
  .array(z.object({ zone: zoneInputSchema, made: countSchema, total: countSchema }))
  .max(LIMITS.MAX_ZONE_ENTRIES);

interface Totals {
  readonly totalShots: number;
  readonly made: number;
  readonly missed: number;
}
type ZoneEntries = z.output<typeof shotDataInputSchema>;

/** Field → its error; empty if totals and zones agree. */
export function disagreements(
  totals: Totals,
  zones: ZoneEntries,
): [path: (string | number)[], message: string][] {
  const found: [(string | number)[], string][] = [];
  if (totals.totalShots !== totals.made + totals.missed) {
    found.push([['workout', 'totalShots'], fieldMessage('Total shots must be made plus missed')]);
  }
  const seen = new Set<string>();
  zones.forEach(({ zone, made, total }, index) => {
    if (made > total)
      found.push([
        ['shotData', index, 'made'],
        fieldMessage('Made shots cannot exceed the total of the zone'),
      ]);
    if (seen.has(zone))
      found.push([['shotData', index, 'zone'], fieldMessage('Each zone can be listed once')]);
    seen.add(zone);
  });
  const made = zones.reduce((sum, zone) => sum + zone.made, 0);
  const missed = zones.reduce((sum, zone) => sum + zone.total - zone.made, 0);
  if (made > totals.made || missed > totals.missed) {
    found.push([['shotData'], fieldMessage('The zones hold more shots than the totals')]);
  }
  return found;
}

/** The problem with the kinds of a workout's shots; null if they fit the totals. */
export const kindDisagreement = (
  { made, totalShots }: Totals,
  zones: ZoneEntries,
  kinds: readonly KindTotals[],
): string | null =>
  kindsFit({ made, total: totalShots }, zones, kinds)
    ? null
    : fieldMessage('The workout has fewer shots than are said to be of a kind');

/** Whether the number of shots in order matches the totals. */
export const isOrderOf = (outcomes: string, { made, missed }: Totals): boolean =>
  makesIn(outcomes) === made && outcomes.length === made + missed;

const optionalWords = z.object(workoutWordsInputShape).partial().shape;

export const createWorkoutBodySchema = z
  .object({
    workout: z.object({
      ...totalsShape,
      totalShots: countSchema.min(1, fieldMessage('Please track at least one shot before saving')),
      workoutDate: instantSchema,
      ...ownCalendarShape,
      ...optionalWords,
      outcomes: outcomesSchema.optional(),
      /** A completed drill; its result follows from `outcomes`. */
      drill: drillKeySchema.optional(),
    }),
    shotData: shotDataInputSchema,
    /** If omitted, the shots of a drill of one kind get that kind. */
    kindData: kindDataInputSchema.optional(),
  })
  .superRefine(({ workout, shotData, kindData = [] }, context) => {
    const wrongKinds = kindDisagreement(workout, shotData, kindData);
    if (wrongKinds !== null) {
      context.addIssue({ code: 'custom', path: ['kindData'], message: wrongKinds });
    }
    for (const [path, message] of disagreements(workout, shotData)) {
      context.addIssue({ code: 'custom', path, message });
    }
    const { outcomes } = workout;
    if (outcomes !== undefined && !isOrderOf(outcomes, workout)) {
      const message = fieldMessage('The shots in order and the totals differ in number');
      context.addIssue({ code: 'custom', path: ['workout', 'outcomes'], message });
    }
  });
export type CreateWorkoutBody = z.input<typeof createWorkoutBodySchema>;

/**
 * Changes to a saved workout; omitted fields stay unchanged. A video workout takes `shots`, the whole reviewed
 * list (a detected shot that is not in it was not a shot). One counted by hand takes `workout` and `shotData`.
 */
export const updateWorkoutBodySchema = z
  .object({
    ...optionalWords,
    workoutDate: instantSchema.optional(),
    /** Only used with `workoutDate`. */
    ...ownCalendarShape,
    shots: longListSchema(reviewedShotSchema, LIMITS.MAX_SINGLE_SHOTS).optional(),
    /**
     * Ids of the film's shots that another player took, none of them in `shots`. If omitted, shots marked
     * earlier stay marked, unless they are in `shots` again.
     */
    othersShots: longListSchema(idSchema, LIMITS.MAX_SINGLE_SHOTS).optional(),
    /**
     * Reviewed values of such shots (outcome, zone and kind), each listed in `othersShots` by its id. If
     * omitted, they stay.
     */
    othersReviewed: longListSchema(reviewedShotSchema, LIMITS.MAX_SINGLE_SHOTS).optional(),
    /** Which of `othersShots` a squad or team mate took; if omitted, earlier assignments stay. */
    takers: z
      .array(
        z.object({
          playerId: idSchema,
          shots: longListSchema(idSchema, LIMITS.MAX_SINGLE_SHOTS),
        }),
      )
      .max(
        FILM_TOGETHER.PLAYERS - 1,
        fieldMessage('A film can have {players} players at most', {
          players: FILM_TOGETHER.PLAYERS,
        }),
      )
      .optional(),
    /** The drill of a film, null for none; its result follows from its shots. */
    drill: drillKeySchema.nullable().optional(),
    workout: z.object(totalsShape).optional(),
    shotData: shotDataInputSchema.optional(),
    /**
     * For a workout counted by hand. If omitted they stay, provided that the new totals and zones still
     * include these shots.
     */
    kindData: kindDataInputSchema.optional(),
  })
  .superRefine((body, context) => {
    const { shots, othersShots, othersReviewed = [], takers, workout, shotData, kindData } = body;
    const taken = takers?.flatMap((taker) => taker.shots) ?? [];
    const others = new Set(othersShots);
    const reviewed = new Set(othersReviewed.map(({ id = '' }) => id));
    if (reviewed.size < othersReviewed.length || [...reviewed].some((id) => !others.has(id))) {
      context.addIssue({
        code: 'custom',
        path: ['othersReviewed'],
        message: fieldMessage('Each shot is in the list of such shots, and named once'),
      });
    }
    if (new Set(taken).size < taken.length || taken.some((id) => !others.has(id))) {
      context.addIssue({
        code: 'custom',
        path: ['takers'],
        message: fieldMessage(
          'A shot of another player has one player, and is in the list of such shots',
        ),
      });
    }
    if (othersShots !== undefined && shots === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['othersShots'],
        message: fieldMessage('Send the other shots, too'),
      });
    }
    if (shots !== undefined && (workout ?? shotData ?? kindData) !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['shots'],
        message: fieldMessage('Send either single shots or totals'),
      });
    }
    if ((workout === undefined) !== (shotData === undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['shotData'],
        message: fieldMessage('Totals and zones are changed together'),
      });
    }
    if (workout === undefined || shotData === undefined) return;
    for (const [path, message] of disagreements(workout, shotData)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });
export type UpdateWorkoutBody = z.input<typeof updateWorkoutBodySchema>;

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/api/workouts',
  summary: "The caller's workouts with shots, newest first; a Link header leads to older ones",
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.PAGE_MAX).default(LIMITS.PAGE_DEFAULT),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(workoutSchema),
});

export const getWorkout = endpoint({
  method: 'GET',
  path: '/api/workouts/:id',
  summary: 'One workout with its zones and shots',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: workoutDetailsSchema,
});

export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts',
  summary:
    'Save a workout counted by hand. A repeat with the same Idempotency-Key returns the first answer; with a different body it returns 409 and the id of the saved workout',
  access: 'signed_in',
  body: createWorkoutBodySchema,
  status: 201,
  response: workoutDetailsSchema,
});

export const updateWorkout = endpoint({
  method: 'PATCH',
  path: '/api/workouts/:id',
  summary: 'Correct a workout; totals, zones and statistics follow',
  access: 'signed_in',
  params: idParamsSchema,
  body: updateWorkoutBodySchema,
  // The maximum number of shots in a workout, each with every digit.
  bodyLimit: 896 * 1024,
  status: 200,
  response: workoutDetailsSchema,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id',
  summary: 'Delete a workout with its shots and its video',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
