import {
  getGroup,
  getGroupLeaderboard,
  listGroupInvitations,
  listGroupMembers,
  listGroups,
} from '@hooplog/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client/call-page.ts';
import { keyOf, queryOf } from './query-of.ts';

/** Others change squads too: what is shown is asked for again when a screen opens. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The squads that the user is in. */
export const groupsQuery = { ...queryOf(listGroups), ...OTHERS_CHANGE_IT };

export const groupQuery = (id: string) => ({
  ...queryOf(getGroup, { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

export const groupMembersQuery = (id: string) => ({
  ...queryOf(listGroupMembers, { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

export const groupLeaderboardQuery = (id: string) => ({
  ...queryOf(getGroupLeaderboard, { params: { id } }),
  ...OTHERS_CHANGE_IT,
});

/** A squad's invitations, newest first, page by page. */
export const groupInvitationsQuery = (id: string) =>
  infiniteQueryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: keyOf(listGroupInvitations, { params: { id } }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listGroupInvitations, {
        params: { id },
        signal,
        ...(pageParam && { query: { cursor: pageParam } }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
