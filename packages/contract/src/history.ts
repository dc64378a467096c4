import { EXERCISE_TYPES, HISTORY_KINDS, LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { countSchema, idSchema, instantSchema, localDaySchema, zoneStatSchema } from './common.ts';
import { playedDrillSchema } from './drills.ts';
import { endpoint } from './endpoint.ts';
import { shotKindSchema } from './shots.ts';
import { tagSchema } from './tags.ts';
import { isWithoutNul } from './text.ts';
import { workoutWordsShape } from './workout-words.ts';

/** A workout of either kind in the history. */
export const historyEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(HISTORY_KINDS),
  workoutDate: instantSchema,
  localDay: z.iso.date(),
  totalShots: countSchema,
  made: countSchema,
  /** Minutes of timed exercises. */
  minutes: z.int().min(0),
  exercises: z.array(z.enum(EXERCISE_TYPES)),
  ...workoutWordsShape,
  posterUrl: z.string().nullable(),
  drill: playedDrillSchema.exactOptional(),
  shotData: z.array(zoneStatSchema),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** Filters for the history; an omitted one does not restrict it. */
const filterShape = {
  kind: z.enum(HISTORY_KINDS).optional(),
  exercise: z.enum(EXERCISE_TYPES).optional(),
  /** A saved place: films of its size with the hoop in the same position. */
  place: idSchema.optional(),
  /** Days of the player's own calendar, both included. */
  from: localDaySchema().optional(),
  to: localDaySchema().optional(),
  /** One of the workout's tags. */
  tag: tagSchema.optional(),
  /** Workouts with shots that the player marked as this kind. */
  shotKind: shotKindSchema.optional(),
  /** Part of the notes, case-insensitive. */
  q: z.string().trim().max(LIMITS.SEARCH_MAX).refine(isWithoutNul).optional(),
};

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/workouts/history',
  summary:
    "The caller's workouts of every kind, newest first; a Link header leads to older ones, even from a page without matches",
  access: 'signed_in',
  query: z.object({
    ...filterShape,
    limit: z.coerce.number().int().min(1).max(LIMITS.PAGE_MAX).default(LIMITS.HISTORY_PAGE),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(historyEntrySchema),
});

export const countHistory = endpoint({
  method: 'GET',
  path: '/api/workouts/history/count',
  summary: "How many of the caller's newest workouts match the filter",
  access: 'signed_in',
  query: z.object(filterShape),
  status: 200,
  response: z.object({
    count: z.int().min(0),
    /** Null if all were searched; otherwise how many of the newest. */
    among: z.int().nullable(),
  }),
});
