import { z } from 'zod';
import { idSchema } from './common.ts';

/** A player as other players see them. Never contains an email address, a birthday or other account data. */
export const playerSchema = z.object({
  id: idSchema,
  /** The name to show: the display name, else first and last name, else "Player". Never empty. */
  name: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});
export type Player = z.infer<typeof playerSchema>;
