import {
  getTeam,
  getTeamHeatMap,
  getTeamInvitation,
  getTeamLink,
  getTeamPlayer,
  getTeamShotsWithoutZone,
  listReceivedTeamInvitations,
  listTeamAssignments,
  listTeamInvitations,
  listTeamPlayers,
  listTeams,
} from '@hooplog/contract';
import type { HeatMapPeriod } from '@hooplog/domain';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from './query-of.ts';
import { wholeListOf } from './whole-list-of.ts';

/** What others change is asked for again when a screen opens: their workouts tell this browser nothing. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The teams that the user coaches or plays in. */
export const teamsQuery = queryOptions({ ...wholeListOf(listTeams), ...OTHERS_CHANGE_IT });

/** One team with its people. */
export const teamQuery = (id: string) =>
  queryOptions({ ...queryOf(getTeam, { params: { id } }), ...OTHERS_CHANGE_IT });

/** The roster with the numbers of a period. */
export const teamPlayersQuery = (id: string, period: HeatMapPeriod) =>
  queryOptions({
    ...queryOf(listTeamPlayers, { params: { id }, query: { period } }),
    ...OTHERS_CHANGE_IT,
  });

/** One player of a team. */
export const teamPlayerQuery = (id: string, playerId: string) =>
  queryOptions({ ...queryOf(getTeamPlayer, { params: { id, playerId } }), ...OTHERS_CHANGE_IT });

/** Shots of the whole team (null), or of one player. */
const shotsOf = (id: string, period: HeatMapPeriod, playerId: string | null) => ({
  params: { id },
  query: playerId === null ? { period } : { period, playerId },
});

/** Zones of the whole team (null), or of one player. */
export const teamHeatMapQuery = (...shots: Parameters<typeof shotsOf>) =>
  queryOptions({ ...queryOf(getTeamHeatMap, shotsOf(...shots)), ...OTHERS_CHANGE_IT });

/** What that heat map cannot show. */
export const teamShotsWithoutZoneQuery = (...shots: Parameters<typeof shotsOf>) =>
  queryOptions({ ...queryOf(getTeamShotsWithoutZone, shotsOf(...shots)), ...OTHERS_CHANGE_IT });

/** Whom the coach has asked by e-mail. */
export const teamInvitationsQuery = (id: string) =>
  queryOptions({ ...queryOf(listTeamInvitations, { params: { id } }), ...OTHERS_CHANGE_IT });

/** The team's join link. */
export const teamLinkQuery = (id: string) => queryOf(getTeamLink, { params: { id } });

/** What the team's coach assigned. */
export const teamAssignmentsQuery = (id: string) =>
  queryOptions({ ...queryOf(listTeamAssignments, { params: { id } }), ...OTHERS_CHANGE_IT });

/** Invitations to the user's own address. */
export const receivedTeamInvitationsQuery = queryOptions({
  ...wholeListOf(listReceivedTeamInvitations),
  ...OTHERS_CHANGE_IT,
});

/** What a token leads to. */
export const teamInvitationQuery = (token: string) =>
  queryOptions({ ...queryOf(getTeamInvitation, { params: { token } }), ...OTHERS_CHANGE_IT });
