import { z } from 'zod';
import { achievementSchema } from './achievements.ts';
import { idParamsSchema, idSchema, sumSchema, zoneStatSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { goalKindSchema } from './goals.ts';
import { personalBestSchema } from './progress.ts';
import { reelSchema } from './reels.ts';
import { workoutWordsShape } from './workout-words.ts';
import { workoutSchema } from './workouts.ts';

/** A value that no other workout of the player reaches. */
export const recordSchema = personalBestSchema.extend({
  /** The best of all other workouts. */
  before: sumSchema,
});
export type PersonalRecord = z.infer<typeof recordSchema>;

/** The result of a workout, for the screen after it. */
export const finishSchema = z.object({
  workout: workoutSchema,
  /**
   * For a drill: the best result of all other plays, null if all ran out of shots; missing if there are none.
   */
  drillBest: z.int().nullable().exactOptional(),
  name: workoutWordsShape.name,
  tags: workoutWordsShape.tags,
  shotData: z.array(zoneStatSchema),
  records: z.array(recordSchema),
  /** The workout with shots before this one; null for the first. */
  lastTime: z
    .object({ localDay: workoutSchema.shape.localDay, made: sumSchema, totalShots: sumSchema })
    .nullable(),
  /** Days in a row with a workout, as of now. */
  streakDays: sumSchema,
  /** The same without this workout. */
  streakBefore: sumSchema,
  /** Badges earned by this workout. */
  badges: z.array(achievementSchema),
  /** The player's goals, where this week or today stands, and where it stood without this workout. */
  goals: z.array(
    z.object({
      kind: goalKindSchema,
      /** `day` for daily goals; missing for weekly ones. */
      period: z.literal('day').exactOptional(),
      target: z.int(),
      value: sumSchema,
      before: sumSchema,
    }),
  ),
  /** Assigned workouts that this workout completed. */
  assignments: z.array(z.object({ id: idSchema, title: z.string(), team: z.string() })),
  posterUrl: z.string().nullable(),
  reel: reelSchema,
});
export type Finish = z.infer<typeof finishSchema>;

export const getFinish = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/finish',
  summary: 'The result of a workout: totals, records, streak, badges, goals and reel',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: finishSchema,
});
