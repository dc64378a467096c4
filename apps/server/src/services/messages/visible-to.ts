import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { messageReports, mutes } from '../../database/schema/chat.ts';
import { messages } from '../../database/schema/community.ts';
import type { Chat } from './open-chat.ts';

/** Whether the reader muted who wrote a message. */
export const isMuted = (readerId: string): SQL<boolean> =>
  sql`exists (select from ${mutes} where ${mutes.userId} = ${readerId} and ${mutes.mutedId} = ${messages.userId})`;

/** Whether the reader reported a message. */
export const isReported = (readerId: string): SQL<boolean> =>
  sql`exists (select from ${messageReports} where ${messageReports.reporterId} = ${readerId} and ${messageReports.messageId} = ${messages.id})`;

/** What there is in a chat for its reader. What its owner removed is there for its author alone. */
export const isThere = ({ readerId, groupId, since }: Chat): SQL | undefined =>
  and(
    groupId === null ? isNull(messages.groupId) : eq(messages.groupId, groupId),
    since === null ? undefined : gte(messages.createdAt, since),
    or(isNull(messages.removedAt), eq(messages.userId, readerId)),
  );

/** What of it the reader is shown: nothing of whom they muted, and nothing that they reported. */
export const visibleTo = (chat: Chat): SQL | undefined =>
  and(isThere(chat), sql`not ${isMuted(chat.readerId)}`, sql`not ${isReported(chat.readerId)}`);
