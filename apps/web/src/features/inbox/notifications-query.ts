import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../lib/queries/pages-of.ts';

/** The inbox, newest first, page by page; the shell, which counts the unread, does without. */
export const notificationsQuery = infiniteQueryOptions({
  ...pagesOf('GET /api/notifications'),
  staleTime: 0,
});
