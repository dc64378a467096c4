import { inArray } from 'drizzle-orm';
import { messageReactions } from '../../database/schema/chat.ts';
import type { AppContext } from '../context.ts';
import type { FeedRow } from '../groups/feed/select-feed.ts';
import { sharedBy, sharersFor } from '../groups/feed/sharers.ts';
import type { PlayerRow } from '../players/player.ts';
import { countReactions, type ReactionCount } from '../reactions/count-reactions.ts';
import type { Chat } from './open-chat.ts';
import { quotesOf, type ShownQuote } from './quotes.ts';
import type { MessageRow } from './rows.ts';

/** A message as the reader of its chat sees it. */
export interface ShownMessage extends MessageRow {
  /** The item of the squad's feed that it answers, while its player shares such items. */
  readonly about: { readonly kind: FeedRow['kind']; readonly user: PlayerRow } | null;
  readonly replyTo: ShownQuote | null;
  readonly reactions: readonly ReactionCount[];
  readonly isNew: boolean;
}

/** Messages of one chat with their quotes, feed items and reactions. */
export async function showMessages(
  context: Pick<AppContext, 'database' | 'now'>,
  chat: Chat,
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> {
  const { readerId, readUntil } = chat;
  const ids = rows.map(({ id }) => id);
  const isToThese = inArray(messageReactions.messageId, ids);
  const reactions = await countReactions(context.database, 'message', readerId, isToThese);
  const answered = rows.flatMap(({ replyToId }) => replyToId ?? []);
  const quotes = await quotesOf(context, chat, answered);
  const itemOf = await itemsOf(context, chat, rows);
  return rows.map((row) => ({
    ...row,
    about: itemOf(row),
    replyTo: quotes.get(row.replyToId ?? '') ?? null,
    reactions: reactions.get(row.id) ?? [],
    isNew: row.createdAt > readUntil && row.userId !== readerId,
  }));
}

/** The feed items that messages answer, except those of players who have left the squad or no longer share them. */
async function itemsOf(
  context: Pick<AppContext, 'database' | 'now'>,
  { readerId, groupId }: Chat,
  rows: readonly MessageRow[],
): Promise<(row: MessageRow) => ShownMessage['about']> {
  const hasItems = groupId !== null && rows.some(({ authorId }) => authorId !== null);
  const sharers = hasItems ? await sharersFor(context, readerId, groupId) : [];
  return ({ authorId, itemKind }) => {
    const author = sharers.find(({ user }) => user.id === authorId);
    if (author === undefined || !sharedBy(author, itemKind)) return null;
    return { kind: itemKind, user: author.user };
  };
}
