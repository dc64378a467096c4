import { z } from 'zod';
import { sumSchema, zoneIdSchema, zoneInputSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const percentageSchema = z.int().min(0).max(100);

export const weekSchema = z.object({
  /** First day, a Sunday. */
  week: z.iso.date(),
  made: sumSchema,
  totalShots: sumSchema,
  workoutCount: sumSchema,
  /** Of timed exercises. */
  minutes: sumSchema,
});
export type TrainingWeek = z.infer<typeof weekSchema>;

export const progressSchema = z.object({
  /** The last 26 weeks, oldest first, the current one last; weeks without a workout hold zeros. */
  weeks: z.array(weekSchema),
  /** Null where there is nothing yet. */
  records: z.object({
    mostShots: weekSchema.nullable(),
    mostMade: weekSchema.nullable(),
    longestStreak: z.object({ days: sumSchema, endDay: z.iso.date() }).nullable(),
    /** The zone with the best accuracy that is certain: by the lower end of its interval. */
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

export const getZoneProgress = endpoint({
  method: 'GET',
  path: '/api/progress/zones/:zone',
  summary: 'One zone over the last 26 weeks',
  access: 'signed_in',
  params: z.object({ zone: zoneInputSchema }),
  status: 200,
  response: z.array(z.object({ week: z.iso.date(), made: sumSchema, total: sumSchema })),
});

export const RECORD_KINDS = ['made', 'percent', 'makes_in_a_row'] as const;

/** The player's best values in one workout. */
export const personalBestSchema = z.object({ kind: z.enum(RECORD_KINDS), value: sumSchema });
export type PersonalBest = z.infer<typeof personalBestSchema>;

export const getPersonalBests = endpoint({
  method: 'GET',
  path: '/api/personal-bests',
  summary: 'What a workout that is counted now has to beat',
  access: 'signed_in',
  status: 200,
  response: z.array(personalBestSchema),
});
