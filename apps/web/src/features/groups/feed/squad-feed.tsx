import type { FeedItem } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeading } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Loaded } from '../../../components/ui/loaded.tsx';
import { ShowMore } from '../../../components/ui/show-more.tsx';
import { SkeletonList } from '../../../components/ui/skeleton.tsx';
import { useNow } from '../../../lib/device/use-now.ts';
import { groupFeedQuery } from './feed-query.ts';
import { FeedRow } from './feed-row.tsx';

/** Refresh interval of the relative times in milliseconds; they are exact to the minute. */
const TICK = 30_000;

interface SquadFeedProps {
  readonly groupId: string;
  readonly userId: string;
  readonly onReply: (item: FeedItem) => void;
}

const ROWS = (
  <SkeletonList label={t('Loading this week')} count={3} each="h-14" className="space-y-4" />
);

const NOTHING_YET = (
  <EmptyState
    className="py-6"
    picture="week"
    title={t('Nothing this week yet')}
    text={t('Workouts, records and badges that members share appear here for seven days.')}
    action={
      <Button asChild variant="secondary">
        <Link to="/upload">{t('Upload Workout')}</Link>
      </Button>
    }
  />
);

/** What members did in the last seven days, as far as they share it. */
export function SquadFeed({ groupId, userId, onReply }: SquadFeedProps) {
  const query = useInfiniteQuery(groupFeedQuery(groupId));
  const now = useNow(TICK);
  return (
    <Card aria-labelledby="this-week" className="space-y-4">
      <CardHeading
        id="this-week"
        className="items-center"
        action={
          <Button asChild variant="quiet" size="sm" className="-me-3">
            <Link to="/profile" hash="squad-sharing">
              {t('What you share')}
            </Link>
          </Button>
        }
      >
        {t('This week')}
      </CardHeading>
      <Loaded
        query={{ ...query, data: query.data?.pages.flatMap(({ items }) => items) }}
        title={t('This week could not be loaded')}
        skeleton={ROWS}
      >
        {(items) =>
          items.length === 0 ? (
            NOTHING_YET
          ) : (
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <FeedRow
                  key={item.id}
                  groupId={groupId}
                  item={item}
                  isOwn={item.user.id === userId}
                  now={now}
                  onReply={() => {
                    onReply(item);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore list={query} />
    </Card>
  );
}
