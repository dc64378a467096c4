import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen } from './text.ts';

/** The item of a squad's feed that a message answers. */
const aboutSchema = z.object({ kind: z.enum(['workout', 'timed', 'badge']), user: playerSchema });
export type MessageAbout = z.infer<typeof aboutSchema>;

/** One message of the community chat, or of a squad's. */
export const messageSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Plain text; clients must not interpret it as anything else. */
  content: z.string(),
  createdAt: instantSchema,
  user: playerSchema,
  about: aboutSchema.exactOptional(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageInputSchema = z.object({
  /** The squad whose chat it is for; left out for the chat of all. */
  groupId: idSchema.optional(),
  /** An item of the squad's feed that it answers. */
  about: idSchema.optional(),
  content: atMost(
    z.string('Type a message').trim().refine(isSeen, 'Type a message'),
    LIMITS.MESSAGE_MAX,
    `A message can have at most ${LIMITS.MESSAGE_MAX} characters`,
  ),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  summary:
    'The newest messages of all or of a squad in reading order; a Link header leads to older ones. With the ETag of the last answer in If-None-Match it answers 304 when nothing changed',
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.MESSAGES_SHOWN).default(LIMITS.MESSAGES_SHOWN),
    cursor: z.string().max(200).optional(),
    /** The squad whose chat it is; left out for the chat of all. */
    group: idSchema.optional(),
  }),
  status: 200,
  response: z.array(messageSchema),
});

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  summary: `Say something to everybody, or to a squad; at most ${LIMITS.MESSAGES_PER_MINUTE} times a minute. A repeat with the same Idempotency-Key gives the first message`,
  access: 'signed_in',
  body: messageInputSchema,
  status: 201,
  response: messageSchema,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Take back a message of your own, or remove one from the chat of your squad',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
