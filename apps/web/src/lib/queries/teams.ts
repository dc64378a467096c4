import {
  getTeam,
  getTeamHeatMap,
  getTeamInvitation,
  getTeamLink,
  getTeamShotsWithoutZone,
  listReceivedTeamInvitations,
  listTeamAssignments,
  listTeamInvitations,
  listTeamPlayers,
  listTeams,
} from '@hooplog/contract';
import type { HeatMapPeriod } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** What others change is asked for again when a screen opens: their workouts tell this browser nothing. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The teams that the user coaches or plays in. */
export const teamsQuery = queryOptions({
  ...OTHERS_CHANGE_IT,
  queryKey: ['/api/teams'],
  queryFn: ({ signal }) => call(listTeams, { signal }),
});

/** One team with its people. */
export const teamQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id],
    queryFn: ({ signal }) => call(getTeam, { params: { id }, signal }),
  });

/** The roster with the numbers of a period. */
export const teamPlayersQuery = (id: string, period: HeatMapPeriod) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id, 'players', { period }],
    queryFn: ({ signal }) => call(listTeamPlayers, { params: { id }, query: { period }, signal }),
  });

/** Zones of the whole team (null), or of one player. */
export const teamHeatMapQuery = (id: string, period: HeatMapPeriod, playerId: string | null) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id, 'heatmap', { period, playerId }],
    queryFn: ({ signal }) => {
      const query = playerId === null ? { period } : { period, playerId };
      return call(getTeamHeatMap, { params: { id }, query, signal });
    },
  });

/** What that heat map cannot show. */
export const teamShotsWithoutZoneQuery = (
  id: string,
  period: HeatMapPeriod,
  playerId: string | null,
) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id, 'heatmap', 'without-zone', { period, playerId }],
    queryFn: ({ signal }) => {
      const query = playerId === null ? { period } : { period, playerId };
      return call(getTeamShotsWithoutZone, { params: { id }, query, signal });
    },
  });

/** Whom the coach has asked by e-mail. */
export const teamInvitationsQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id, 'invitations'],
    queryFn: ({ signal }) => call(listTeamInvitations, { params: { id }, signal }),
  });

/** The team's join link. */
export const teamLinkQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/teams', id, 'link'],
    queryFn: ({ signal }) => call(getTeamLink, { params: { id }, signal }),
  });

/** What the team's coach assigned. */
export const teamAssignmentsQuery = (id: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/teams', id, 'assignments'],
    queryFn: ({ signal }) => call(listTeamAssignments, { params: { id }, signal }),
  });

/** Invitations to the user's own address. */
export const receivedTeamInvitationsQuery = queryOptions({
  ...OTHERS_CHANGE_IT,
  queryKey: ['/api/team-invitations'],
  queryFn: ({ signal }) => call(listReceivedTeamInvitations, { signal }),
});

/** What a token leads to. */
export const teamInvitationQuery = (token: string) =>
  queryOptions({
    ...OTHERS_CHANGE_IT,
    queryKey: ['/api/team-invitations', token],
    queryFn: ({ signal }) => call(getTeamInvitation, { params: { token }, signal }),
  });
