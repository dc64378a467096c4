import { CHAT_LIMITS, HIDDEN_QUOTES, LIMITS, REACTIONS, REPORT_REASONS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { idParamsSchema, idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { reactionCountSchema } from './group-feed.ts';
import { playerSchema } from './players.ts';
import { atMost, isSeen } from './text.ts';

/** The item of a squad's feed that a message replies to. */
const aboutSchema = z.object({ kind: z.enum(['workout', 'timed', 'badge']), user: playerSchema });
export type MessageAbout = z.infer<typeof aboutSchema>;

/** The message that a reply quotes: its beginning, or why it is hidden from the reader. */
const quoteSchema = z.union([
  z.object({ id: idSchema, user: playerSchema, content: z.string() }),
  z.object({ id: idSchema, hidden: z.enum(HIDDEN_QUOTES) }),
]);
export type Quote = z.infer<typeof quoteSchema>;

/** One message of the community chat, or of a squad's. */
export const messageSchema = z.object({
  id: idSchema,
  userId: idSchema,
  /** Plain text; clients must not interpret it as anything else. */
  content: z.string(),
  createdAt: instantSchema,
  user: playerSchema,
  about: aboutSchema.exactOptional(),
  replyTo: quoteSchema.exactOptional(),
  /** Only reactions that somebody chose. */
  reactions: z.array(reactionCountSchema),
  /** Another user's message that the caller had not read yet. */
  isNew: z.literal(true).exactOptional(),
  /** When the owner of the squad removed it. Only its author still sees it. */
  removedAt: instantSchema.exactOptional(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageInputSchema = z.object({
  /** The squad whose chat it is for; omitted for the community chat. */
  groupId: idSchema.optional(),
  /** The feed item of the squad that it replies to. */
  about: idSchema.optional(),
  /** The message of the same chat that it replies to. */
  replyTo: idSchema.optional(),
  content: atMost(
    z.string(fieldMessage('Type a message')).trim().refine(isSeen, fieldMessage('Type a message')),
    LIMITS.MESSAGE_MAX,
    fieldMessage('A message can have at most {max} characters', { max: LIMITS.MESSAGE_MAX }),
  ),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/messages',
  summary:
    'The newest messages of the community chat or of a squad, in reading order; a Link header leads to older ones. With the ETag of the last answer in If-None-Match it returns 304 if nothing changed',
  access: 'signed_in',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(LIMITS.MESSAGES_SHOWN).default(LIMITS.MESSAGES_SHOWN),
    cursor: z.string().max(200).optional(),
    /** The squad whose chat it is; omitted for the community chat. */
    group: idSchema.optional(),
  }),
  status: 200,
  response: z.array(messageSchema),
});

export const createMessage = endpoint({
  method: 'POST',
  path: '/api/messages',
  summary: `Post a message to the community chat or to a squad; at most ${LIMITS.MESSAGES_PER_MINUTE} per minute, ${CHAT_LIMITS.BURST} in ${CHAT_LIMITS.BURST_SECONDS} seconds and ${CHAT_LIMITS.PER_DAY} per day in one chat. A repeat with the same Idempotency-Key returns the first message`,
  access: 'signed_in',
  body: messageInputSchema,
  status: 201,
  response: messageSchema,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Delete one’s own message, or remove one from the chat of one’s squad as its owner',
  access: 'signed_in',
  params: idParamsSchema,
  status: 204,
  response: null,
});

const reactionParams = idParamsSchema.extend({ reaction: z.enum(REACTIONS) });

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/messages/:id/reactions/:reaction',
  summary: 'React to a message; each reader can give each reaction once',
  access: 'signed_in',
  params: reactionParams,
  status: 200,
  response: reactionCountSchema,
});

export const takeBackMessageReaction = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id/reactions/:reaction',
  summary: 'Take back one’s own reaction to a message',
  access: 'signed_in',
  params: reactionParams,
  status: 200,
  response: reactionCountSchema,
});

export const markMessagesRead = endpoint({
  method: 'PUT',
  path: '/api/messages/read',
  summary: 'Mark a chat as read up to a moment; never moves back',
  access: 'signed_in',
  body: z.object({
    /** The squad whose chat it is; omitted for the community chat. */
    groupId: idSchema.optional(),
    /** `createdAt` of the last message that was read. */
    until: instantSchema,
  }),
  status: 204,
  response: null,
});

export const reportMessage = endpoint({
  method: 'PUT',
  path: '/api/messages/:id/report',
  summary:
    'Report another player’s message to the operators, with its current text; once per reader and message. The caller no longer sees it',
  access: 'signed_in',
  params: idParamsSchema,
  body: z.object({ reason: z.enum(REPORT_REASONS) }),
  status: 204,
  response: null,
});

export const listMutes = endpoint({
  method: 'GET',
  path: '/api/mutes',
  summary: `The players whose messages the caller has muted, by name, at most ${CHAT_LIMITS.MUTES}`,
  access: 'signed_in',
  status: 200,
  response: z.array(playerSchema),
});

export const muteAuthor = endpoint({
  method: 'POST',
  path: '/api/mutes',
  summary: 'Mute the author of a message: the caller no longer sees their messages in any chat',
  access: 'signed_in',
  body: z.object({ messageId: idSchema }),
  status: 200,
  response: playerSchema,
});

export const unmute = endpoint({
  method: 'DELETE',
  path: '/api/mutes/:userId',
  summary: 'Unmute a player. Idempotent',
  access: 'signed_in',
  params: z.object({ userId: idSchema }),
  status: 204,
  response: null,
});

/** A message that the owner of a squad removed from its chat. */
export const removedMessageSchema = z.object({
  id: idSchema,
  content: z.string(),
  createdAt: instantSchema,
  /** The author. */
  user: playerSchema,
  removedAt: instantSchema,
  /** The member who removed it; null if the account was deleted. */
  removedBy: playerSchema.nullable(),
});
export type RemovedMessage = z.infer<typeof removedMessageSchema>;

export const listRemovedMessages = endpoint({
  method: 'GET',
  path: '/api/groups/:id/removed-messages',
  summary: `The last ${LIMITS.MESSAGES_SHOWN} messages that were removed from a squad’s chat, newest removal first; its owner only`,
  access: 'signed_in',
  params: idParamsSchema,
  status: 200,
  response: z.array(removedMessageSchema),
});
