import type { FeedItem, ReactionCount } from '@hooplog/contract';
import { REACTIONS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { ONE_TAP } from '../../../components/reactions/one-tap.ts';
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
  readonly isOwn: boolean;
}

/** The reactions to a feed item. As with messages, players cannot react to their own. */
export function FeedReactions({ groupId, item, isOwn }: FeedReactionsProps) {
  const client = useQueryClient();
  const { queryKey } = groupFeedQuery(groupId);
  const [showsAll, setShowsAll] = useState(false);
  const offered = showsAll ? REACTIONS : ONE_TAP;
  return (
    <>
      <Reactions
        reactions={item.reactions}
        offered={isOwn ? [] : offered}
        send={({ reaction, isOwn: isGiven }) => {
          const params = { id: groupId, itemId: item.id, reaction };
          return call(isGiven ? `PUT ${PATH}` : `DELETE ${PATH}`, { params });
        }}
        onDone={async (answer) => {
          // A running poll does not include the change.
          await client.cancelQueries({ queryKey });
          client.setQueryData<Feed>(queryKey, (feed) => feed && withItem(feed, item.id, answer));
          setShowsAll(false);
        }}
      />
      {!isOwn && (
        <button
          type="button"
          aria-label={t('More reactions')}
          title={t('More reactions')}
          aria-expanded={showsAll}
          onClick={() => {
            setShowsAll(!showsAll);
          }}
          className="thumb grid size-9 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink [&_svg]:size-4.5"
        >
          <SmilePlus aria-hidden />
        </button>
      )}
    </>
  );
}
