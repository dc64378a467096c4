import { CHAT_LIMITS, type HiddenQuote } from '@hooplog/domain';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { messages } from '../../database/schema/community.ts';
import { users } from '../../database/schema/users.ts';
import type { AppContext } from '../context.ts';
import { playerColumns, type PlayerRow } from '../players/player.ts';
import type { Chat } from './open-chat.ts';
import { isMuted, isReported } from './visible-to.ts';

/** The quote in a reply: the beginning of a message, or why the reader does not see it. */
export type ShownQuote =
  | { readonly id: string; readonly user: PlayerRow; readonly content: string }
  | { readonly id: string; readonly hidden: HiddenQuote };

/** Quotes of the messages with these ids, for a reader of the chat. */
export async function quotesOf(
  { database }: Pick<AppContext, 'database'>,
  { readerId, groupId, since }: Chat,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownQuote>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({
      id: messages.id,
      user: playerColumns,
      content: sql<string>`left(${messages.content}, ${CHAT_LIMITS.QUOTE})`,
      createdAt: messages.createdAt,
      removedAt: messages.removedAt,
      isMuted: isMuted(readerId),
      isReported: isReported(readerId),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(
      and(
        inArray(messages.id, [...ids]),
        groupId === null ? isNull(messages.groupId) : eq(messages.groupId, groupId),
      ),
    );
  const hiddenBy = (row: (typeof rows)[number]): HiddenQuote | null => {
    if (row.removedAt !== null) return 'removed';
    if (since !== null && row.createdAt < since) return 'earlier';
    if (row.isReported) return 'reported';
    return row.isMuted ? 'muted' : null;
  };
  const found = rows.map((row): [string, ShownQuote] => {
    const { id, user, content } = row;
    const hidden = hiddenBy(row);
    return [id, hidden === null ? { id, user, content } : { id, hidden }];
  });
  const gone = ids.map((id): [string, ShownQuote] => [id, { id, hidden: 'removed' }]);
  return new Map([...gone, ...found]);
}
