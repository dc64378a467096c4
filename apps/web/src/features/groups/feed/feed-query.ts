import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../../lib/queries/pages-of.ts';

/** What the members of a squad did this week, newest first, page by page. They go on: it is asked for anew each time. */
export const groupFeedQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesOf('GET /api/groups/:id/feed', { params: { id } }),
    staleTime: 0,
  });
