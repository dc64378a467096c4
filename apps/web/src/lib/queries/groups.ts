import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client/call-page.ts';
import { keyOf, queryOf } from './query-of.ts';

/** Others change squads too: what is shown is asked for again when a screen opens. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The squads that the user is in. */
export const groupsQuery = { ...queryOf('GET /api/groups'), ...OTHERS_CHANGE_IT };

export const groupQuery = (id: string) => ({
  ...queryOf('GET /api/groups/:id', { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

export const groupMembersQuery = (id: string) => ({
  ...queryOf('GET /api/groups/:id/members', { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

export const groupLeaderboardQuery = (id: string) => ({
  ...queryOf('GET /api/groups/:id/leaderboard', { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

/** A squad's invitations, newest first, page by page. */
export const groupInvitationsQuery = (id: string) =>
  infiniteQueryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: keyOf('/api/groups/:id/invitations', { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/groups/:id/invitations', {
        params: { id },
        signal,
        ...(pageParam && { query: { cursor: pageParam } }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
