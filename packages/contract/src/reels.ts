import { z } from 'zod';
import { idParamsSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const REEL_STATES = ['none', 'queued', 'making', 'ready', 'failed'] as const;

/** Why no reel can be made. */
export const REEL_REFUSALS = ['no_video', 'on_device', 'gone', 'no_makes'] as const;
export type ReelRefusal = (typeof REEL_REFUSALS)[number];

/** The makes of a workout in a row, as a separate video. `none` until it is requested. */
export const reelSchema = z.object({
  state: z.enum(REEL_STATES),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Its actual or expected length. */
  durationSeconds: z.number().min(0),
  /** Address to play it from; null until it is ready. */
  url: z.string().nullable(),
  /** Why none can be made, in English; null if one can. */
  refusal: z.string().nullable(),
  /** The same as a code, for clients that translate it. */
  refusalWhy: z.enum(REEL_REFUSALS).optional(),
});
export type Reel = z.infer<typeof reelSchema>;

export const getReel = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/reel',
  summary: 'State and progress of the reel of a workout’s makes',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: reelSchema,
});

export const makeReel = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/reel',
  summary: 'Make a reel of the makes of a video workout. Idempotent',
  access: 'signed_in',
  params: idParamsSchema,
  status: 202,
  response: reelSchema,
});

export const deleteReels = endpoint({
  method: 'DELETE',
  path: '/api/user/reels',
  summary: 'Delete all finished reels of the caller, to make room; each can be made again',
  access: 'signed_in',
  status: 204,
  response: null,
});

export const playReel = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/reel.mp4',
  summary: 'The reel, H.264 in an MP4, with Range',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: null,
});
