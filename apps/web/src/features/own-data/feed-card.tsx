import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from '@hooplog/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { CopyLinkButton } from '../../components/ui/copy-link-button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { toast } from '../../lib/toast/toast-store.ts';

const feedQuery = queryOptions({
  queryKey: ['/api/calendar/feed'],
  queryFn: ({ signal }) => call(getCalendarFeed, { signal }),
});

function useFeedChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: 'renew' | 'stop') => {
      if (change === 'renew') return call(createCalendarFeed, {});
      await call(deleteCalendarFeed, {});
      return { url: null };
    },
    onSuccess: (feed) => {
      client.setQueryData(feedQuery.queryKey, feed);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to change the calendar feed');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}

/** The calendar feed: a secret address for the calendar program of the player's own choice. */
export function FeedCard() {
  const { data: feed, isError, refetch } = useQuery(feedQuery);
  const { mutate, isPending } = useFeedChange();
  return (
    <Card aria-labelledby="feed">
      <CardHeading
        id="feed"
        description="Subscribe to this address in your calendar program. Whoever has it can read your workouts; a new one ends the old."
      >
        Calendar feed
      </CardHeading>
      {isError && (
        <ErrorState title="The feed could not be loaded" onRetry={() => void refetch()} />
      )}
      {!isError && feed === undefined && <Skeleton className="h-11" />}
      {feed?.url === null && (
        <Button
          pending={isPending}
          onClick={() => {
            mutate('renew');
          }}
        >
          <CalendarPlus aria-hidden /> Make a Feed Address
        </Button>
      )}
      {typeof feed?.url === 'string' && (
        <>
          <Input readOnly aria-label="Address of the feed" value={feed.url} />
          <div className="mt-3 flex flex-wrap gap-3">
            <CopyLinkButton url={feed.url} />
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => {
                mutate('renew');
              }}
            >
              New Address
            </Button>
            <Button
              variant="secondary"
              disabled={isPending}
              onClick={() => {
                mutate('stop');
              }}
            >
              Stop the Feed
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
