import { type Reaction, REACTIONS } from '@hooplog/domain';
import { count, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { messageReactions } from '../../database/schema/chat.ts';
import { feedReactions } from '../../database/schema/feed.ts';

/** How many people gave a reaction to something, and whether the reader is one of them. */
export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
  readonly isOwn: boolean;
}

/** Tables of the reactions to feed items and to messages. */
const TABLES = {
  item: { table: feedReactions, id: feedReactions.itemId },
  message: { table: messageReactions, id: messageReactions.messageId },
} as const;

/** Reactions by the id of their subject, in the order in which they are offered. */
export async function countReactions(
  database: Queryable,
  to: keyof typeof TABLES,
  readerId: string,
  condition: SQL | undefined,
): Promise<Map<string, ReactionCount[]>> {
  const { table, id } = TABLES[to];
  const { reaction, userId } = table;
  const rows = await database
    .select({
      id: sql<string>`${id}`,
      reaction: sql<Reaction>`${reaction}`,
      count: count(),
      isOwn: sql<boolean>`bool_or(${userId} = ${readerId})`,
    })
    .from(table)
    .where(condition)
    .groupBy(id, reaction);
  const sorted = rows.toSorted(
    (a, b) => REACTIONS.indexOf(a.reaction) - REACTIONS.indexOf(b.reaction),
  );
  return Map.groupBy(sorted, (row) => row.id);
}

/** One of several counts; zero if nobody gave that reaction. */
export const countOf = (counts: readonly ReactionCount[] = [], reaction: Reaction): ReactionCount =>
  counts.find((each) => each.reaction === reaction) ?? { reaction, count: 0, isOwn: false };
