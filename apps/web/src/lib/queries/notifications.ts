import { DELAYS_MS } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { keyOf, queryOf } from './query-of.ts';

/** How many entries of the inbox are unread; polled every 30 s while the page is visible. */
export const unreadCountQuery = queryOptions({
  ...queryOf('GET /api/notifications/unread/count'),
  staleTime: 0,
  refetchInterval: DELAYS_MS.NOTIFICATIONS_POLL,
});

/** The newest entries, fetched when the number of unread ones has changed. */
export const newestNotificationsQuery = (unread: number) =>
  queryOptions({
    ...queryOf('GET /api/notifications'),
    queryKey: [...keyOf('/api/notifications'), 'newest', unread],
    staleTime: 0,
    enabled: unread > 0,
  });
