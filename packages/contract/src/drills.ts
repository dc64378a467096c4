import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The shots of a workout in order, `o` made and `x` missed. */
export const outcomesSchema = z
  .string()
  .min(1)
  .max(LIMITS.MAX_SINGLE_SHOTS)
  .regex(/^[ox]+$/, 'Makes and misses in order are written as o and x');

export const drillKeySchema = z
  .string()
  .max(LIMITS.DRILL_KEY_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Unknown drill');

/** The drill's rule defines the unit of the result (`drillUnit`); null where it ran out of shots. */
const resultSchema = z.int().nullable();

/** The drill that a workout was, played to its end. */
export const playedDrillSchema = z.object({
  key: z.string(),
  name: z.string(),
  result: resultSchema,
});
export type PlayedDrill = z.infer<typeof playedDrillSchema>;

export const drillRecordSchema = z.object({
  key: z.string(),
  best: resultSchema,
  last: resultSchema,
  /** At most `LIMITS.DRILL_PLAYS_COUNTED`. */
  played: z.int().min(1),
});
export type DrillRecord = z.infer<typeof drillRecordSchema>;

export const listDrillRecords = endpoint({
  method: 'GET',
  path: '/api/drills/records',
  summary: 'Best and last result of each drill that the caller has played to its end',
  access: 'signed_in',
  status: 200,
  response: z.array(drillRecordSchema),
});

/** How many of the shots in order were made. */
export const makesIn = (outcomes: string): number => outcomes.replaceAll('x', '').length;
