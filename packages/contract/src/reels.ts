import { z } from 'zod';
import { idParamsSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const REEL_STATES = ['none', 'queued', 'making', 'ready', 'failed'] as const;

/** Why no reel can be made. */
export const REEL_REFUSALS = ['no_video', 'on_device', 'gone', 'no_makes'] as const;
export type ReelRefusal = (typeof REEL_REFUSALS)[number];

/** The makes of a workout one after the other, as a separate video. `none` until somebody asks for it. */
export const reelSchema = z.object({
  state: z.enum(REEL_STATES),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Its actual or expected length. */
  durationSeconds: z.number().min(0),
  /** Address to play it from; null until it is ready. */
  url: z.string().nullable(),
  /** Why none can be made, in English; null where one can. */
  refusal: z.string().nullable(),
  /** The same for clients that say it in another language. */
  refusalWhy: z.enum(REEL_REFUSALS).optional(),
});
export type Reel = z.infer<typeof reelSchema>;

export const getReel = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/reel',
  summary: 'Whether there is a reel of the makes of a workout, and how far it is',
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: reelSchema,
});

export const makeReel = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/reel',
  summary: 'Make a reel of the makes of a video workout; a repeat makes no second one',
  access: 'signed_in',
  params: idParamsSchema,
  status: 202,
  response: reelSchema,
});

export const deleteReels = endpoint({
  method: 'DELETE',
  path: '/api/user/reels',
  summary: 'Delete all reels of the caller that are ready, to make room; each can be made anew',
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
