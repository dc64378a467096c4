import { newsPath } from '../../lib/news-path.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { newestNotificationsQuery } from '../../lib/queries/notifications.ts';
import { call } from '../../lib/api-client/call.ts';
import { useChange } from '../../lib/queries/use-change.ts';

/** Whether an address shows the page of a path; further search parameters are ignored. */
function shows(address: string, path: string): boolean {
  const urlOf = (text: string) => new URL(text, 'http://hooplog.invalid');
  const [here, there] = [urlOf(address), urlOf(path)];
  if (here.pathname !== there.pathname) return false;
  return [...there.searchParams].every(([key, value]) => here.searchParams.get(key) === value);
}

const markRead = (ids: readonly string[]) =>
  Promise.all(ids.map((id) => call('PUT /api/notifications/:id/read', { params: { id } })));

/** Marks notifications about the open page as read: a player who watches a count needs no dot when it is done. */
export function useSeenNews(unread: number): void {
  const address = useLocation({ select: ({ href }) => href });
  const { data } = useQuery(newestNotificationsQuery(unread));
  const { mutate } = useChange(markRead, {
    failed: null,
    refresh: ['/api/notifications/unread/count'],
  });
  const seen = data
    ?.filter(({ isRead, news }) => !isRead && shows(address, newsPath(news)))
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    if (unread > 0 && seen !== undefined && seen !== '') mutate(seen.split(' '));
  }, [unread, seen, mutate]);
}
