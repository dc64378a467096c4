import type { HeatMapPeriod, LocalDay } from '@hooplog/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { pagesOf } from './pages-of.ts';
import { queryOf } from './query-of.ts';
import { wholeListOf } from './whole-list-of.ts';

/** Data that others change is refetched when a screen opens: this browser is not notified of their workouts. */
const OTHERS_CHANGE_IT = { staleTime: 0 } as const;

/** The teams that the user coaches or plays in. */
export const teamsQuery = queryOptions({ ...wholeListOf('GET /api/teams'), ...OTHERS_CHANGE_IT });

/** One team with its people. */
export const teamQuery = (id: string) =>
  queryOptions({ ...queryOf('GET /api/teams/:id', { params: { id } }), ...OTHERS_CHANGE_IT });

/** The roster with the numbers of a period. */
export const teamPlayersQuery = (id: string, period: HeatMapPeriod) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/players', { params: { id }, query: { period } }),
    ...OTHERS_CHANGE_IT,
  });

/** One player of a team. */
export const teamPlayerQuery = (id: string, playerId: string) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/players/:playerId', { params: { id, playerId } }),
    ...OTHERS_CHANGE_IT,
  });

/** Shots of the whole team (null), or of one player. */
const shotsOf = (id: string, period: HeatMapPeriod, playerId: string | null) => ({
  params: { id },
  query: playerId === null ? { period } : { period, playerId },
});

/** Zones of the whole team (null), or of one player. */
export const teamHeatMapQuery = (...shots: Parameters<typeof shotsOf>) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/heatmap', shotsOf(...shots)),
    ...OTHERS_CHANGE_IT,
  });

/** What that heat map cannot show. */
export const teamShotsWithoutZoneQuery = (...shots: Parameters<typeof shotsOf>) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/heatmap/without-zone', shotsOf(...shots)),
    ...OTHERS_CHANGE_IT,
  });

/** Open e-mail invitations of the coach. */
export const teamInvitationsQuery = (id: string) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/invitations', { params: { id } }),
    ...OTHERS_CHANGE_IT,
  });

/** The team's join link. */
export const teamLinkQuery = (id: string) => queryOf('GET /api/teams/:id/link', { params: { id } });

/** What the team's coach assigned. */
export const teamAssignmentsQuery = (id: string) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/assignments', { params: { id } }),
    ...OTHERS_CHANGE_IT,
  });

/** The coach's announcements, page by page. */
export const announcementsQuery = (id: string) =>
  infiniteQueryOptions({
    ...pagesOf('GET /api/teams/:id/announcements', { params: { id } }),
    ...OTHERS_CHANGE_IT,
  });

/** Each player's week that contains a day, and the one before. */
export const teamWeekQuery = (id: string, day: LocalDay) =>
  queryOptions({
    ...queryOf('GET /api/teams/:id/week', { params: { id }, query: { day } }),
    ...OTHERS_CHANGE_IT,
  });

/** Invitations to the user's own address. */
export const receivedTeamInvitationsQuery = queryOptions({
  ...wholeListOf('GET /api/team-invitations'),
  ...OTHERS_CHANGE_IT,
});

/** The invitation behind a token. */
export const teamInvitationQuery = (token: string) =>
  queryOptions({
    ...queryOf('GET /api/team-invitations/:token', { params: { token } }),
    ...OTHERS_CHANGE_IT,
  });
