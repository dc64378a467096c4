import { FEED_LIMITS } from '@hooplog/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../../lib/queries/pages-of.ts';

/** The squad's feed of this week, newest first, in pages. Polled, since members keep adding to it. */
export const groupFeedQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesOf('GET /api/groups/:id/feed', { params: { id } }),
    staleTime: 0,
    refetchInterval: FEED_LIMITS.POLL_MS,
    refetchOnWindowFocus: true,
  });
