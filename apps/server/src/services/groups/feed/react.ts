import type { Reaction } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, inArray } from 'drizzle-orm';
import { namesNothing } from '../../../database/names-nothing.ts';
import { feedReactions } from '../../../database/schema/feed.ts';
import { notFound } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { countOf, countReactions, type ReactionCount } from '../../reactions/count-reactions.ts';
import { findItem, itemColumns } from './find-item.ts';

/** A user's reaction to an item. */
interface OwnReaction {
  readonly userId: string;
  readonly groupId: string;
  readonly itemId: string;
  readonly reaction: Reaction;
}

type Context = Pick<AppContext, 'database' | 'now'>;

/** Adds a reaction to an item that the user sees in the feed. Idempotent. */
export async function react(context: Context, own: OwnReaction): Promise<ReactionCount> {
  const { userId, groupId, itemId, reaction } = own;
  const item = await findItem(context, userId, groupId, itemId);
  const row = { groupId, userId, authorId: item.userId, reaction, ...itemColumns(item) };
  await context.database
    .insert(feedReactions)
    .values(row)
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound(phrase('Item not found')) : error;
    });
  return stateOf(context, { ...own, itemId: item.id });
}

/** Removes a reaction. Idempotent. */
export async function takeBackReaction(context: Context, own: OwnReaction): Promise<ReactionCount> {
  const { userId, groupId, itemId, reaction } = own;
  const item = await findItem(context, userId, groupId, itemId);
  await context.database
    .delete(feedReactions)
    .where(
      and(
        eq(feedReactions.groupId, groupId),
        eq(feedReactions.itemId, item.id),
        eq(feedReactions.userId, userId),
        eq(feedReactions.reaction, reaction),
      ),
    );
  return stateOf(context, { ...own, itemId: item.id });
}

/** Reactions to items of a squad's feed, by the item's id. */
export const itemReactions = (
  { database }: Pick<AppContext, 'database'>,
  readerId: string,
  groupId: string,
  itemIds: readonly string[],
) => {
  const isToThese = inArray(feedReactions.itemId, [...itemIds]);
  return countReactions(
    database,
    'item',
    readerId,
    and(eq(feedReactions.groupId, groupId), isToThese),
  );
};

/** @param own with the id as the database writes it: callers may send it in capitals */
async function stateOf(context: Context, own: OwnReaction): Promise<ReactionCount> {
  const { userId, groupId, itemId, reaction } = own;
  const counts = await itemReactions(context, userId, groupId, [itemId]);
  return countOf(counts.get(itemId), reaction);
}
