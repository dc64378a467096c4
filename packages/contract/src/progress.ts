import { CHANGE_KINDS, parseReviewPeriod, SHOT_GROUPS, SHOT_KINDS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { achievementSchema } from './achievements.ts';
import { idSchema, localDaySchema, sumSchema, zoneIdSchema, zoneStatSchema } from './common.ts';
import { drillNameSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { outcomeSchema, shotMetricsSchema } from './shots.ts';

const percentageSchema = z.int().min(0).max(100);

export const weekSchema = z.object({
  /** First day, a Sunday. */
  week: z.iso.date(),
  made: sumSchema,
  totalShots: sumSchema,
  workoutCount: sumSchema,
  /** Minutes of timed exercises. */
  minutes: sumSchema,
});
export type TrainingWeek = z.infer<typeof weekSchema>;

export const progressSchema = z.object({
  /** The last 26 weeks, oldest first, the current one last; weeks without a workout hold zeros. */
  weeks: z.array(weekSchema),
  /** Null if there is no data yet. */
  records: z.object({
    mostShots: weekSchema.nullable(),
    mostMade: weekSchema.nullable(),
    longestStreak: z.object({ days: sumSchema, endDay: z.iso.date() }).nullable(),
    /** The zone that most certainly has the best accuracy: by the lower end of its interval. */
    bestZone: z
      .object({
        zone: zoneIdSchema,
        made: sumSchema,
        total: sumSchema,
        percentage: percentageSchema,
      })
      .nullable(),
  }),
});
export type Progress = z.infer<typeof progressSchema>;

export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  summary: 'Weekly volume and accuracy, and personal records',
  access: 'signed_in',
  status: 200,
  response: progressSchema,
});

/** Days in the caller's own calendar, both included. Without them the eight weeks that end today. */
const periodShape = { from: localDaySchema().optional(), to: localDaySchema().optional() };
const dayShape = { from: z.iso.date(), to: z.iso.date() };

const shotsSchema = z.object({ made: sumSchema, total: sumSchema });

/** How an accuracy changed, and whether by more than chance: the domain's `accuracyChange`. */
export const accuracyChangeSchema = z.object({
  kind: z.enum(CHANGE_KINDS),
  before: shotsSchema,
  after: shotsSchema,
});
export type AccuracyChange = z.infer<typeof accuracyChangeSchema>;

export const trendSchema = z.object({
  /** From the first day with such shots in the requested period; without any the whole period. */
  ...dayShape,
  /** Periods over half a year are shown by month. */
  unit: z.enum(['week', 'month']),
  /** Each week or month that the period touches, oldest first, with its days within the period. */
  points: z.array(shotsSchema.extend({ start: z.iso.date() })),
  /** From the first half of the shots to the second; null without shots. */
  change: accuracyChangeSchema.nullable(),
  /** Verified share of these shots in whole percent; null without shots. */
  byVideo: percentageSchema.nullable(),
});
export type Trend = z.infer<typeof trendSchema>;

export const getTrend = endpoint({
  method: 'GET',
  path: '/api/progress/trend',
  summary:
    'Accuracy over a period of at most ten years, and whether it changed by more than chance',
  access: 'signed_in',
  query: z.object({
    ...periodShape,
    of: z.enum([...SHOT_GROUPS, ...SHOT_KINDS]).default('all'),
    /** `by_video`: only verified shots. */
    shots: z.enum(['all', 'by_video']).default('all'),
  }),
  status: 200,
  response: trendSchema,
});

/** The workouts at an hour or place. */
const conditionShape = { ...shotsSchema.shape, workouts: sumSchema };

export const conditionsSchema = z.object({
  ...dayShape,
  /**
   * Blocks of three hours of the day, named by their first hour, in order; workouts without a time are left
   * out.
   */
  hours: z.array(z.object({ hour: z.int().min(0).max(23), ...conditionShape })),
  /**
   * The block in which the player shoots better than in all others by more than chance; null if that cannot
   * be said.
   */
  bestHour: z.int().min(0).max(23).nullable(),
  /** Saved places, by the films that show their hoop; last used first. */
  places: z.array(z.object({ id: idSchema, name: z.string(), ...conditionShape })),
  bestPlace: idSchema.nullable(),
  /** Null if all workouts of the period were read; otherwise how many of the newest. */
  among: z.int().nullable(),
});
export type Conditions = z.infer<typeof conditionsSchema>;

export const getConditions = endpoint({
  method: 'GET',
  path: '/api/progress/conditions',
  summary: 'Accuracy by hours of the day and by saved places over a period of at most ten years',
  access: 'signed_in',
  query: z.object(periodShape),
  status: 200,
  response: conditionsSchema,
});

export const flightSchema = z.object({
  day: z.iso.date(),
  zone: zoneIdSchema.nullable(),
  outcome: outcomeSchema,
  /** Missing if nothing was measured. */
  metrics: shotMetricsSchema.exactOptional(),
});
export type Flight = z.infer<typeof flightSchema>;

export const flightsSchema = z.object({
  ...dayShape,
  /** Shots on film, the newest first: at most `FLIGHTS_READ` of `FLIGHT_FILMS_READ` films. */
  flights: z.array(flightSchema),
});
export type Flights = z.infer<typeof flightsSchema>;

export const getFlights = endpoint({
  method: 'GET',
  path: '/api/progress/flights',
  summary: 'Flight measurements of the newest shots on film, over a period of at most ten years',
  access: 'signed_in',
  query: z.object(periodShape),
  status: 200,
  response: flightsSchema,
});

const reviewPeriodSchema = z.string().transform((text, context) => {
  const period = parseReviewPeriod(text);
  if (period !== null) return period;
  const message = fieldMessage(
    'A month is written like 2026-11, a year like 2026, from 1970 to 2999',
  );
  context.issues.push({ code: 'custom', message, input: text });
  return z.NEVER;
});

/** The summary of a month or a year. */
export const reviewSchema = z.object({
  /** `YYYY-MM` or `YYYY` */
  period: z.string(),
  ...dayShape,
  /** Days with a workout of either kind. */
  days: sumSchema,
  workouts: sumSchema,
  /** Minutes of timed exercises. */
  minutes: sumSchema,
  made: sumSchema,
  totalShots: sumSchema,
  /** Verified share of the shots in whole percent; null without shots. */
  byVideo: percentageSchema.nullable(),
  /** Compared with the previous month or year; null if one of them has no shots. */
  change: accuracyChangeSchema.nullable(),
  /** The day with the most makes; null without any. */
  bestDay: z.object({ day: z.iso.date(), made: sumSchema, totalShots: sumSchema }).nullable(),
  /** The zone that is better than all others by more than chance; null if there is none. */
  bestZone: z.object({ zone: zoneIdSchema, ...shotsSchema.shape }).nullable(),
  /** The most days in a row within this period. */
  longestStreak: sumSchema,
  badges: z.array(achievementSchema),
  /**
   * Drills with a result, most played first; `before` is the best of all earlier plays, null if there is
   * none.
   */
  drills: z.array(
    z.object({
      key: z.string(),
      name: drillNameSchema,
      best: z.int(),
      before: z.int().nullable(),
      played: z.int().min(1),
    }),
  ),
  /** Zones with shots, by zone number. */
  shotData: z.array(zoneStatSchema),
});
export type Review = z.infer<typeof reviewSchema>;

export const getReview = endpoint({
  method: 'GET',
  path: '/api/progress/review',
  summary: 'Summary of a month or a year; by default the current month',
  access: 'signed_in',
  query: z.object({ period: reviewPeriodSchema.optional() }),
  status: 200,
  response: reviewSchema,
});

export const RECORD_KINDS = ['made', 'percent', 'makes_in_a_row'] as const;

/** The player's best values in one workout. */
export const personalBestSchema = z.object({ kind: z.enum(RECORD_KINDS), value: sumSchema });
export type PersonalBest = z.infer<typeof personalBestSchema>;

export const getPersonalBests = endpoint({
  method: 'GET',
  path: '/api/personal-bests',
  summary: 'The personal bests that a new workout has to beat',
  access: 'signed_in',
  status: 200,
  response: z.array(personalBestSchema),
});
