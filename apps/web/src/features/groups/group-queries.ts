import { infiniteQueryOptions } from '@tanstack/react-query';
import { pagesOf } from '../../lib/queries/pages-of.ts';
import { queryOf } from '../../lib/queries/query-of.ts';

/** Other members change squads too, so data is refetched when a screen opens. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The user's squads. */
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

/** A squad's invitations, newest first, in pages. */
export const groupInvitationsQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesOf('GET /api/groups/:id/invitations', { params: { id } }),
    ...OTHERS_CHANGE_IT,
  });
