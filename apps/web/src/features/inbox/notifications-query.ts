import { listNotifications } from '@hooplog/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../lib/queries/pages-of.ts';

/** The inbox, newest first, page by page; the shell, which counts the unread, does without. */
export const notificationsQuery = infiniteQueryOptions({
  ...pagesOf(listNotifications),
  staleTime: 0,
});
