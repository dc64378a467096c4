import { FEED_LIMITS } from '@hooplog/domain';
import type { AppContext } from '../../context.ts';
import { type PageOf, pageOf } from '../../page-of.ts';
import { type FeedCursor, type FeedRow, selectFeed } from './select-feed.ts';
import { type Sharer, sharersFor } from './sharers.ts';

/** What happened, and whose it is. */
export interface FeedEntry {
  readonly row: FeedRow;
  readonly sharer: Sharer;
}

/** A page of a squad's feed, newest first, for one of its members. */
export async function listFeed(
  context: Pick<AppContext, 'database' | 'now'>,
  readerId: string,
  groupId: string,
  cursor: FeedCursor | null,
): Promise<PageOf<FeedEntry>> {
  const sharers = await sharersFor(context, readerId, groupId);
  const { rows } = await context.database.execute<FeedRow>(
    selectFeed(sharers, cursor, FEED_LIMITS.PAGE + 1),
  );
  const byId = new Map(sharers.map((sharer) => [sharer.user.id, sharer]));
  const entries = rows.flatMap((row) => {
    const sharer = byId.get(row.userId);
    return sharer === undefined ? [] : [{ row, sharer }];
  });
  return pageOf(entries, FEED_LIMITS.PAGE);
}
