import { phrase } from '@hooplog/language';
import { notFound } from '../../../errors/app-error.ts';
import type { AppContext } from '../../context.ts';
import { type FeedRow, selectFeed } from './select-feed.ts';
import { sharersFor } from './sharers.ts';

/** An item of a squad's feed as the reader sees it; 404 if it is not in their feed. */
export async function findItem(
  context: Pick<AppContext, 'database' | 'now'>,
  readerId: string,
  groupId: string,
  itemId: string,
): Promise<FeedRow> {
  const sharers = await sharersFor(context, readerId, groupId);
  const { rows } = await context.database.execute<FeedRow>(
    selectFeed(sharers, { cursor: null, limit: 1, only: itemId }),
  );
  const [row] = rows;
  if (row === undefined) throw notFound(phrase('Item not found'));
  return row;
}

/** The columns that identify an item in a row. */
export const itemColumns = ({ kind, id }: Pick<FeedRow, 'kind' | 'id'>) => ({
  ...(kind === 'workout' && { workoutId: id }),
  ...(kind === 'timed' && { manualWorkoutId: id }),
  ...(kind === 'badge' && { badgeId: id }),
});
