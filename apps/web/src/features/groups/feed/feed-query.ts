import { FEED_LIMITS } from '@hooplog/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../../lib/queries/pages-of.ts';

/** What the members of a squad did this week, newest first, page by page. They go on: it is asked for again and again. */
export const groupFeedQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesOf('GET /api/groups/:id/feed', { params: { id } }),
    staleTime: 0,
    refetchInterval: FEED_LIMITS.POLL_MS,
    refetchOnWindowFocus: true,
  });
