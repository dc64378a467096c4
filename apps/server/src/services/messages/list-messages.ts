import { and, desc, sql } from 'drizzle-orm';
import { messages } from '../../database/schema/community.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { openChat } from './open-chat.ts';
import { selectMessages } from './rows.ts';
import { showMessages } from './show-messages.ts';
import { visibleTo } from './visible-to.ts';

/** The oldest message of a page; the next page begins before it. */
interface MessageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

interface Asked {
  /** The squad whose chat it is; null for the community's chat. */
  readonly groupId: string | null;
  readonly limit: number;
  readonly cursor: MessageCursor | null;
}

/** The newest messages of a chat, or those before the cursor, in reading order: oldest first. */
export async function listMessages(
  context: AppContext,
  caller: User,
  { groupId, limit, cursor }: Asked,
) {
  const chat = await openChat(context, caller, groupId);
  const older =
    cursor === null
      ? undefined
      : sql`(${messages.createdAt}, ${messages.id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await selectMessages(context.database, and(visibleTo(chat), older))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).toReversed();
  const oldest = page[0];
  return {
    messages: await showMessages(context, chat, page),
    older: rows.length > limit && oldest ? oldest : null,
  };
}
