import { and, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import { messageReports, mutes } from '../../database/schema/chat.ts';
import { messages } from '../../database/schema/community.ts';
import type { Chat } from './open-chat.ts';

/** Whether the reader muted the author of a message. */
export const isMuted = (readerId: string): SQL<boolean> =>
  sql`exists (select from ${mutes} where ${mutes.userId} = ${readerId} and ${mutes.mutedId} = ${messages.userId})`;

/** Whether the reader reported a message. */
export const isReported = (readerId: string): SQL<boolean> =>
  sql`exists (select from ${messageReports} where ${messageReports.reporterId} = ${readerId} and ${messageReports.messageId} = ${messages.id})`;

/** Messages that exist for a reader. Those that the squad's owner removed exist only for their author. */
export const isThere = ({ readerId, groupId, since }: Chat): SQL | undefined =>
  and(
    groupId === null ? isNull(messages.groupId) : eq(messages.groupId, groupId),
    since === null ? undefined : gte(messages.createdAt, since),
    or(isNull(messages.removedAt), eq(messages.userId, readerId)),
  );

/** Messages that the reader is shown: none by muted authors, and none that they reported. */
export const visibleTo = (chat: Chat): SQL | undefined =>
  and(isThere(chat), sql`not ${isMuted(chat.readerId)}`, sql`not ${isReported(chat.readerId)}`);
