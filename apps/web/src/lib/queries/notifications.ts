import { countUnreadNotifications, listNotifications } from '@hooplog/contract';
import { DELAYS_MS } from '@hooplog/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client/call-page.ts';
import { call } from '../api-client/call.ts';

const KEY = '/api/notifications';

/** How many entries of the inbox are unread; asked again every 30 s while the page is visible. */
export const unreadCountQuery = queryOptions({
  staleTime: 0,
  refetchInterval: DELAYS_MS.NOTIFICATIONS_POLL,
  queryKey: [KEY, 'unread', 'count'],
  queryFn: async ({ signal }) => (await call(countUnreadNotifications, { signal })).count,
});

/** The newest entries, asked for when the number of the unread has changed. */
export const newestNotificationsQuery = (unread: number) =>
  queryOptions({
    staleTime: 0,
    queryKey: [KEY, 'newest', unread],
    queryFn: ({ signal }) => call(listNotifications, { signal }),
    enabled: unread > 0,
  });

/** The inbox, newest first, page by page. */
export const notificationsQuery = infiniteQueryOptions({
  staleTime: 0,
  queryKey: [KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listNotifications, {
      signal,
      ...(pageParam && { query: { cursor: pageParam } }),
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
