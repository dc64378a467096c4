import type { FeedItem, ReactionCount } from '@hooplog/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { Page } from '../../../lib/api-client/call-page.ts';
import { call } from '../../../lib/api-client/call.ts';
import { useChange } from '../../../lib/queries/use-change.ts';
import { groupFeedQuery } from './feed-query.ts';

/** An item with what is known of one reaction to it now. */
function withReaction<Item extends FeedItem>(item: Item, now: ReactionCount): Item {
  const isKnown = item.reactions.some(({ reaction }) => reaction === now.reaction);
  const reactions = isKnown
    ? item.reactions.map((each) => (each.reaction === now.reaction ? now : each))
    : [...item.reactions, now];
  return { ...item, reactions };
}

/** How it stands once the server has heard. */
const turned = ({ reaction, count, isOwn }: ReactionCount): ReactionCount => ({
  reaction,
  count: isOwn ? count - 1 : count + 1,
  isOwn: !isOwn,
});

type Feed = InfiniteData<Page<FeedItem[]>, string | null>;

const withItem = (feed: Feed, itemId: string, now: ReactionCount): Feed => ({
  ...feed,
  pages: feed.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === itemId ? withReaction(item, now) : item)),
  })),
});

const PATH = '/api/groups/:id/feed/:itemId/reactions/:reaction';

/** Reacts to an item, or takes it back. Shown at once, and as it was again where it failed. */
export function useReact(groupId: string, itemId: string, now: ReactionCount) {
  const client = useQueryClient();
  const { queryKey } = groupFeedQuery(groupId);
  const send = ({ reaction, isOwn }: ReactionCount) =>
    call(isOwn ? `PUT ${PATH}` : `DELETE ${PATH}`, { params: { id: groupId, itemId, reaction } });
  const { mutate, isPending, variables } = useChange(send, {
    failed: 'Failed to react',
    onDone: async (answer) => {
      // A look that is on its way does not know of it.
      await client.cancelQueries({ queryKey });
      client.setQueryData<Feed>(queryKey, (feed) => feed && withItem(feed, itemId, answer));
    },
  });
  return {
    shown: isPending ? variables : now,
    toggle: () => {
      if (!isPending) mutate(turned(now));
    },
  };
}
