import { FEED_LIMITS } from '@hooplog/domain';
import type { AppContext } from '../../context.ts';
import { pageOf } from '../../page-of.ts';
import type { ReactionCount } from '../../reactions/count-reactions.ts';
import { itemReactions } from './react.ts';
import { type FeedCursor, type FeedRow, selectFeed } from './select-feed.ts';
import { type Sharer, sharersFor } from './sharers.ts';

/** An item of the feed and its owner. */
export interface FeedEntry {
  readonly row: FeedRow;
  readonly sharer: Sharer;
  readonly reactions: readonly ReactionCount[];
}

/** A page of a squad's feed, newest first, for one of its members. */
export async function listFeed(
  context: Pick<AppContext, 'database' | 'now'>,
  readerId: string,
  groupId: string,
  cursor: FeedCursor | null,
): Promise<{ readonly entries: FeedEntry[]; readonly last: FeedRow | null }> {
  const sharers = await sharersFor(context, readerId, groupId);
  const { rows } = await context.database.execute<FeedRow>(
    selectFeed(sharers, { cursor, limit: FEED_LIMITS.PAGE + 1 }),
  );
  const byId = new Map(sharers.map((sharer) => [sharer.user.id, sharer]));
  const { page, last } = pageOf(rows, FEED_LIMITS.PAGE);
  const ids = page.map(({ id }) => id);
  const reactions = await itemReactions(context, readerId, groupId, ids);
  const entries = page.flatMap((row) => {
    const sharer = byId.get(row.userId);
    return sharer === undefined ? [] : [{ row, sharer, reactions: reactions.get(row.id) ?? [] }];
  });
  return { entries, last };
}
