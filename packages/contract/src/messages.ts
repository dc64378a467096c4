import { LIMITS } from '@hooplog/domain';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen } from './text.ts';

/** One message of the community chat. */
export const messageSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Plain text; clients must not interpret it as anything else. */
  content: z.string(),
  createdAt: instantSchema,
  user: playerSchema,
});
export type Message = z.infer<typeof messageSchema>;

export const messageInputSchema = z.object({
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
    'The newest messages in reading order; a Link header leads to older ones. With the ETag of the last answer in If-None-Match it answers 304 when nothing changed',
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.MESSAGES_SHOWN).default(LIMITS.MESSAGES_SHOWN),
    cursor: z.string().max(200).optional(),
  }),
  status: 200,
  response: z.array(messageSchema),
});

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  summary: `Say something to everybody; at most ${LIMITS.MESSAGES_PER_MINUTE} times a minute. A repeat with the same Idempotency-Key gives the first message`,
  access: 'signed_in',
  body: messageInputSchema,
  status: 201,
  response: messageSchema,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Take back a message of your own',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});
