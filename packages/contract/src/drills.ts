import { LIMITS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

/** The shots of a workout in order, `o` made and `x` missed. */
export const outcomesSchema = z
  .string()
  .min(1)
  .max(LIMITS.MAX_SINGLE_SHOTS)
  .regex(/^[ox]+$/, fieldMessage('Makes and misses in order are written as o and x'));

/** Maximum characters of a drill's key. */
export const DRILL_KEY_MAX = 600;

export const drillKeySchema = z
  .string()
  .max(DRILL_KEY_MAX)
  .regex(/^\w+(-\w+)*$/, fieldMessage('Unknown drill'));

/** The drill's rule defines the unit of the result (`drillUnit`); null if it ran out of shots. */
const resultSchema = z.int().nullable();

/**
 * For clients that do not know the drills; screens show the key's name in the reader's language
 * (`drillName`).
 */
export const drillNameSchema = z.string().meta({
  description:
    'Built-in drills have their English name, whatever the caller’s language; drills made by a player have the name the player gave. The key identifies the drill',
});

/** The drill that a workout was, played to its end. */
export const playedDrillSchema = z.object({
  key: z.string(),
  name: drillNameSchema,
  result: resultSchema,
});
export type PlayedDrill = z.infer<typeof playedDrillSchema>;

/** A drill as listed, without a result. */
export const namedDrillSchema = playedDrillSchema.omit({ result: true });

export const drillRecordSchema = z.object({
  key: z.string(),
  best: resultSchema,
  last: resultSchema,
  /** At most `DRILL_PLAYS_COUNTED`. */
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

/** A drill that the caller made, or saved from a link. */
export const ownDrillSchema = z.object({
  id: idSchema,
  /** The key holds the whole drill (`findDrill`). */
  key: z.string(),
});
export type SavedDrill = z.infer<typeof ownDrillSchema>;

const ownDrillBody = z.object({ key: drillKeySchema });

export const listOwnDrills = endpoint({
  method: 'GET',
  path: '/api/drills/own',
  summary: 'The drills that the caller made or saved from a link, newest first',
  access: 'signed_in',
  status: 200,
  response: z.array(ownDrillSchema),
});

export const createOwnDrill = endpoint({
  method: 'POST',
  path: '/api/drills/own',
  summary: 'Save a drill that the caller made, or received as a key; a repeat changes nothing',
  access: 'signed_in',
  body: ownDrillBody,
  status: 201,
  response: ownDrillSchema,
});

export const updateOwnDrill = endpoint({
  method: 'PATCH',
  path: '/api/drills/own/:id',
  summary: 'Change a drill of one’s own; one that was played stays as it is',
  access: 'signed_in',
  params: idParamsSchema,
  body: ownDrillBody,
  status: 200,
  response: ownDrillSchema,
});

export const deleteOwnDrill = endpoint({
  method: 'DELETE',
  path: '/api/drills/own/:id',
  summary: 'Remove a drill of one’s own from the list; its workouts stay',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

/** Number of makes among the shots in order. */
export const makesIn = (outcomes: string): number => outcomes.replaceAll('x', '').length;
