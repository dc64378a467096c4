import {
  getGroup,
  getGroupLeaderboard,
  listGroupInvitations,
  listGroupMembers,
  listGroups,
} from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
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

/** The newest page of a squad's invitations. */
export const groupInvitationsQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/groups', id, 'invitations'],
    queryFn: ({ signal }) => call(listGroupInvitations, { params: { id }, signal }),
  });
