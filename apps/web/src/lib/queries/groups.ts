import {
  getGroup,
  getGroupLeaderboard,
  listGroupInvitations,
  listGroupMembers,
  listGroups,
} from '@hooplog/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callPage } from '../api-client/call-page.ts';
import { call } from '../api-client/call.ts';

/** Others change squads too: what is shown is asked for again when a screen opens. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The squads that the user is in. */
export const groupsQuery = queryOptions({
  ...OTHERS_CHANGE_IT,
  queryKey: ['/api/groups'],
  queryFn: ({ signal }) => call(listGroups, { signal }),
});

export const groupQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/groups', id],
    queryFn: ({ signal }) => call(getGroup, { params: { id }, signal }),
  });

export const groupMembersQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/groups', id, 'members'],
    queryFn: ({ signal }) => call(listGroupMembers, { params: { id }, signal }),
  });

export const groupLeaderboardQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/groups', id, 'leaderboard'],
    queryFn: ({ signal }) => call(getGroupLeaderboard, { params: { id }, signal }),
  });

/** A squad's invitations, newest first, page by page. */
export const groupInvitationsQuery = (id: string) =>
  infiniteQueryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/groups', id, 'invitations'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listGroupInvitations, {
        params: { id },
        signal,
        ...(pageParam && { query: { cursor: pageParam } }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
