import type { AppContext } from '../context.ts';
import type { FeedRow } from '../groups/feed/select-feed.ts';
import { sharedBy, sharersFor } from '../groups/feed/sharers.ts';
import type { PlayerRow } from '../players/player.ts';
import type { MessageRow } from './rows.ts';

/** A message, and the item of the squad's feed that it answers, for as long as its player shares such items. */
export interface ShownMessage extends MessageRow {
  readonly about: { readonly kind: FeedRow['kind']; readonly user: PlayerRow } | null;
}

/** Messages of one chat. What somebody who left the squad did, or who shares it no more, is named no longer. */
export async function withItems(
  context: Pick<AppContext, 'database' | 'now'>,
  readerId: string,
  groupId: string | null,
  rows: readonly MessageRow[],
): Promise<ShownMessage[]> {
  const hasItems = groupId !== null && rows.some(({ authorId }) => authorId !== null);
  const sharers = hasItems ? await sharersFor(context, readerId, groupId) : [];
  return rows.map((row) => {
    const author = sharers.find(({ user }) => user.id === row.authorId);
    const isShown = author !== undefined && sharedBy(author, row.itemKind);
    return { ...row, about: isShown ? { kind: row.itemKind, user: author.user } : null };
  });
}
