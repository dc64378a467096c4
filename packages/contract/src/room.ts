import { z } from 'zod';
import { sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

const shareSchema = z.object({ count: sumSchema, bytes: sumSchema });

export const roomSchema = z.object({
  /** Null: as much as the server has. */
  limitBytes: sumSchema.nullable(),
  usedBytes: sumSchema,
  /** Films that are on the server as a whole, with what is made of them to be played. */
  films: shareSchema,
  /** What plays of workouts that a device counted. */
  clips: shareSchema,
  /** The makes of workouts as films of their own. */
  reels: shareSchema,
  /** The photo of the profile. */
  photo: shareSchema,
  /** Uploads that are not finished, by the size that they will have. */
  unfinished: shareSchema,
  /** Videos of what was deleted and can still be restored. */
  trash: shareSchema,
});
export type Room = z.infer<typeof roomSchema>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/user/room',
  summary:
    "The room that the caller's videos and photo take on the server, and how much they may take",
  access: 'signed_in',
  status: 200,
  response: roomSchema,
});
