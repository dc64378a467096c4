import { type Reaction, REACTIONS } from '@hooplog/domain';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/connect.ts';
import { feedReactions } from '../../../database/schema/feed.ts';

/** How many members react to an item in one way, and whether the reader is one of them. */
export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
  readonly isOwn: boolean;
}

/** The reactions to items of a squad's feed by the id of the item, in the order in which they are offered. */
export async function reactionsTo(
  database: Queryable,
  { readerId, groupId }: { readonly readerId: string; readonly groupId: string },
  itemIds: readonly string[],
): Promise<Map<string, ReactionCount[]>> {
  const { itemId, reaction, userId } = feedReactions;
  const rows = await database
    .select({
      itemId,
      reaction,
      count: count(),
      isOwn: sql<boolean>`bool_or(${userId} = ${readerId})`,
    })
    .from(feedReactions)
    .where(and(eq(feedReactions.groupId, groupId), inArray(itemId, [...itemIds])))
    .groupBy(itemId, reaction);
  const sorted = rows.toSorted(
    (a, b) => REACTIONS.indexOf(a.reaction) - REACTIONS.indexOf(b.reaction),
  );
  return Map.groupBy(sorted, (row) => row.itemId);
}
