import { getOwnLeaderboardEntry, listLeaderboard } from '@hooplog/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callPage } from '../../lib/api-client/call-page.ts';
import { call } from '../../lib/api-client/call.ts';

/** All keys of the leaderboard begin with this. */
export const LEADERBOARD_KEY = '/api/leaderboard';

/** The ranks, page by page. */
export const leaderboardQuery = infiniteQueryOptions({
  queryKey: [LEADERBOARD_KEY],
  queryFn: ({ pageParam, signal }) =>
    callPage(listLeaderboard, { signal, ...(pageParam && { query: { cursor: pageParam } }) }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** The player's own place. */
export const ownEntryQuery = queryOptions({
  queryKey: [LEADERBOARD_KEY, 'me'],
  queryFn: ({ signal }) => call(getOwnLeaderboardEntry, { signal }),
});
