import type { FeedItem, ReactionCount } from '@hooplog/contract';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { Reactions } from '../../../components/reactions/reactions.tsx';
import { withReaction } from '../../../components/reactions/use-reaction.ts';
import type { Page } from '../../../lib/api-client/call-page.ts';
import { call } from '../../../lib/api-client/call.ts';
import { groupFeedQuery } from './feed-query.ts';

type Feed = InfiniteData<Page<FeedItem[]>, string | null>;

const withItem = (feed: Feed, itemId: string, now: ReactionCount): Feed => ({
  ...feed,
  pages: feed.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === itemId ? withReaction(item, now) : item)),
  })),
});

const PATH = '/api/groups/:id/feed/:itemId/reactions/:reaction';

interface FeedReactionsProps {
  readonly groupId: string;
  readonly item: FeedItem;
}

/** What members think of an item of the feed. */
export function FeedReactions({ groupId, item }: FeedReactionsProps) {
  const client = useQueryClient();
  const { queryKey } = groupFeedQuery(groupId);
  return (
    <Reactions
      reactions={item.reactions}
      send={({ reaction, isOwn }) => {
        const params = { id: groupId, itemId: item.id, reaction };
        return call(isOwn ? `PUT ${PATH}` : `DELETE ${PATH}`, { params });
      }}
      onDone={async (answer) => {
        // A look that is on its way does not know of it.
        await client.cancelQueries({ queryKey });
        client.setQueryData<Feed>(queryKey, (feed) => feed && withItem(feed, item.id, answer));
      }}
    />
  );
}
