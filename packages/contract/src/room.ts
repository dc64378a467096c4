import { z } from 'zod';
import { sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const shareSchema = z.object({ count: sumSchema, bytes: sumSchema });

export const roomSchema = z.object({
  /** Null if there is no limit. */
  limitBytes: sumSchema.nullable(),
  usedBytes: sumSchema,
  /** Whole films on the server, with their renditions and posters. */
  films: shareSchema,
  /** Playable clips of workouts that a device counted. */
  clips: shareSchema,
  /** Reels. */
  reels: shareSchema,
  /** The photo of the profile. */
  photo: shareSchema,
  /** Unfinished uploads, by their final size. */
  unfinished: shareSchema,
  /** Videos of deleted workouts that can still be restored. */
  trash: shareSchema,
});
export type Room = z.infer<typeof roomSchema>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/user/room',
  summary: "The storage that the caller's videos and photo use on the server, and its limit",
  access: 'signed_in',
  status: 200,
  response: roomSchema,
});
