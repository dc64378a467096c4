import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { CopyLinkButton } from '../../components/ui/copy-link-button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { AnswerTo } from '../../lib/api-client/api-call.ts';
import { call } from '../../lib/api-client/call.ts';
import { queryOf } from '../../lib/queries/query-of.ts';
import { useChange } from '../../lib/queries/use-change.ts';

const feedQuery = queryOf('GET /api/calendar/feed');

async function changeFeed(change: 'renew' | 'stop'): Promise<AnswerTo<'GET /api/calendar/feed'>> {
  if (change === 'renew') return call('POST /api/calendar/feed', {});
  await call('DELETE /api/calendar/feed', {});
  return { url: null };
}

interface FeedProps {
  /** Null if there is none. */
  readonly url: string | null;
}

function Feed({ url }: FeedProps) {
  const { mutate, isPending } = useChange(changeFeed, {
    failed: t('Failed to change the calendar feed'),
    answers: feedQuery,
  });
  const renew = () => {
    mutate('renew');
  };
  if (url === null) {
    return (
      <Button pending={isPending} onClick={renew}>
        <CalendarPlus aria-hidden /> {t('Make a Feed Address')}
      </Button>
    );
  }
  return (
    <>
      <Input readOnly aria-label={t('Address of the feed')} value={url} />
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyLinkButton url={url} />
        <Button variant="secondary" disabled={isPending} onClick={renew}>
          {t('New Address')}
        </Button>
        <Button
          variant="secondary"
          disabled={isPending}
          onClick={() => {
            mutate('stop');
          }}
        >
          {t('Stop the Feed')}
        </Button>
      </div>
    </>
  );
}

/** The calendar feed: a secret address for the player's own calendar app. */
export function FeedCard() {
  return (
    <Card aria-labelledby="feed">
      <CardHeading
        id="feed"
        description={t(
          'Subscribe to this address in your calendar program. Anyone with this address can read your workouts. Creating a new one disables the old one.',
        )}
      >
        {t('Calendar feed')}
      </CardHeading>
      <Loaded
        query={useQuery(feedQuery)}
        title={t('The feed could not be loaded')}
        skeleton={<Skeleton className="h-11" />}
      >
        {({ url }) => <Feed url={url} />}
      </Loaded>
    </Card>
  );
}
