import type { Reaction } from '@hooplog/domain';
import { and, eq } from 'drizzle-orm';
import { namesNothing } from '../../../database/names-nothing.ts';
import { feedReactions } from '../../../database/schema/feed.ts';
import { notFound } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { findItem, itemColumns } from './find-item.ts';
import { type ReactionCount, reactionsTo } from './reactions.ts';

/** Which reaction of whom to what. */
interface OwnReaction {
  readonly userId: string;
  readonly groupId: string;
  readonly itemId: string;
  readonly reaction: Reaction;
}

type Context = Pick<AppContext, 'database' | 'now'>;

/** Reacts to what the user sees in the feed; twice is once. */
export async function react(context: Context, own: OwnReaction): Promise<ReactionCount> {
  const { userId, groupId, itemId, reaction } = own;
  const item = await findItem(context, userId, groupId, itemId);
  const row = { groupId, userId, authorId: item.userId, reaction, ...itemColumns(item) };
  await context.database
    .insert(feedReactions)
    .values(row)
    .onConflictDoNothing()
    .catch((error: unknown) => {
      throw namesNothing(error) ? notFound('Item') : error;
    });
  return countOf(context, { ...own, itemId: item.id });
}

/** Takes a reaction back; twice is once. */
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
  return countOf(context, { ...own, itemId: item.id });
}

/** @param own with the id as the database writes it: a caller may write it in capitals */
async function countOf({ database }: Context, own: OwnReaction): Promise<ReactionCount> {
  const { userId: readerId, groupId, itemId, reaction } = own;
  const counts = (await reactionsTo(database, { readerId, groupId }, [itemId])).get(itemId) ?? [];
  return counts.find((each) => each.reaction === reaction) ?? { reaction, count: 0, isOwn: false };
}
