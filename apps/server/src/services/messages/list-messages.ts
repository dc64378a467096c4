import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { mayChat } from '../../auth/may.ts';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import { playerColumns } from '../players/player.ts';
import type { AppContext } from '../context.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { noChat } from './no-chat.ts';

/** A message; an older page begins before it. */
export interface MessageCursor {
  readonly createdAt: Date;
  readonly id: string;
}

const messageColumns = {
  id: messages.id,
  userId: messages.userId,
  content: messages.content,
  createdAt: messages.createdAt,
  player: playerColumns,
};

/** The newest messages, or those before the cursor, in reading order: oldest first. */
export async function listMessages(
  { database, now }: AppContext,
  caller: User,
  { limit, cursor }: { readonly limit: number; readonly cursor: MessageCursor | null },
) {
  if (!mayChat(ageGroupOf(caller, now()))) throw noChat();
  const older =
    cursor === null
      ? undefined
      : sql`(${messages.createdAt}, ${messages.id}) < (${cursor.createdAt.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await database
    .select(messageColumns)
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(and(isNull(messages.groupId), older))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit).toReversed();
  const oldest = page[0];
  return { messages: page, older: rows.length > limit && oldest ? oldest : null };
}
