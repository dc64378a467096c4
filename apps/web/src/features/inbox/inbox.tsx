import type { Notification } from '@hooplog/contract';
import { daysBetween, localDayOf } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { ShowMore } from '../../components/ui/show-more.tsx';
import { useNow } from '../../lib/device/use-now.ts';
import { newestNotificationsQuery, unreadCountQuery } from '../../lib/queries/notifications.ts';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { callOf, useChange } from '../../lib/queries/use-change.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { InboxSkeleton } from './inbox-skeleton.tsx';
import { mergeNews } from './merge-news.ts';
import { NewsRow } from './news-row.tsx';

/** The inbox in pages, newest first. Loaded here only; the app shell just counts unread entries. */
const notificationsQuery = infiniteQueryOptions({
  ...pagesOf('GET /api/notifications'),
  staleTime: 0,
});

/**
 * Marks the entries shown as read. The list keeps its loaded state, so that new entries stay highlighted until the
 * inbox is opened again.
 */
function useMarkRead(shown: readonly Notification[]): void {
  const { mutate } = useChange(callOf('PUT /api/notifications/read'), {
    failed: null,
    refresh: ['/api/notifications/unread/count'],
  });
  const newest = shown.some(({ isRead }) => !isRead) ? shown[0]?.id : undefined;
  useEffect(() => {
    if (newest !== undefined) mutate({ body: { upTo: newest } });
  }, [newest, mutate]);
}

/** Whether new entries have arrived since the list was loaded, according to the shell's query. */
function useHasNewer(shown: readonly Notification[]): boolean {
  const { data: { count } = { count: 0 } } = useQuery(unreadCountQuery);
  const { data: [newest] = [] } = useQuery({
    ...newestNotificationsQuery(count),
    refetchOnMount: false,
  });
  // Ids are ordered by time.
  return newest !== undefined && newest.id > (shown[0]?.id ?? '');
}

const MINUTE_MS = 60_000;

const NOTHING = (
  <Card>
    <EmptyState
      picture="mail"
      title={t('Nothing new')}
      text={t(
        'Invitations, workouts from your coach, counted videos and news from your squads show up here.',
      )}
      action={
        <Button asChild variant="secondary">
          <Link to="/groups">{t('My Squads')}</Link>
        </Button>
      }
    />
  </Card>
);

/** Headings by maximum age, in the player's own days. */
const AGES = [
  { title: t('Today'), maxDays: 0 },
  { title: t('This week'), maxDays: 6 },
  { title: t('Earlier'), maxDays: Infinity },
] as const;

/** The entries grouped under their headings, without empty groups. */
function byAge(shown: readonly Notification[], now: Date, timeZone: string) {
  const today = localDayOf(now, timeZone);
  const ageOf = ({ createdAt }: Notification) => {
    const days = daysBetween(localDayOf(new Date(createdAt), timeZone), today);
    return AGES.find(({ maxDays }) => days <= maxDays);
  };
  return AGES.map((age) => ({
    title: age.title,
    entries: shown.filter((notification) => ageOf(notification) === age),
  })).filter(({ entries }) => entries.length > 0);
}

function Entries() {
  const list = useInfiniteQuery(notificationsQuery);
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const now = useNow(MINUTE_MS);
  const timeZone = useTimeZone();
  useMarkRead(shown);
  const { isSuccess, refetch } = list;
  const isBehind = useHasNewer(shown) && isSuccess;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return (
    <Loaded query={list} title={t('Your inbox could not be loaded')} skeleton={<InboxSkeleton />}>
      {() =>
        shown.length === 0 ? (
          NOTHING
        ) : (
          <div className="space-y-4">
            <section aria-label={t('Inbox')} className="space-y-5">
              {byAge(shown, now, timeZone).map(({ title, entries }) => (
                <div key={title} className="space-y-2">
                  <h2 className="font-bold">{title}</h2>
                  <Card className="p-0">
                    <ul className="divide-y divide-line">
                      {mergeNews(entries).map((told) => (
                        <NewsRow key={told[0].id} told={told} now={now} />
                      ))}
                    </ul>
                  </Card>
                </div>
              ))}
            </section>
            <ShowMore list={list} />
          </div>
        )
      }
    </Loaded>
  );
}

/** All notifications of the player. */
export function Inbox() {
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeading
        action={
          <Button asChild variant="quiet" size="sm" className="-me-3">
            <Link to="/profile" hash="push">
              {t('Notification settings')}
            </Link>
          </Button>
        }
      >
        {t('Inbox')}
      </PageHeading>
      <Entries />
    </div>
  );
}
