import * as contract from '@hooplog/contract';

/** The input of a call. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Read extends Input {
  readonly endpoint: contract.Endpoint;
}

/** The fill gives the first team, squad, workout and goal this id, each in its table. */
const FIRST = '01910000-0000-7000-8000-000000000001';
export const FIRST_ID = { params: { id: FIRST } };
const id = FIRST_ID;
const zone = { params: { zone: 'zone_1_paint' } };
const period = (value: string) => ({ query: { period: value } });
const month = { query: { month: new Date().toISOString().slice(0, 7) } };

const read = (endpoint: contract.Endpoint, input: Input = {}): Read => ({ endpoint, ...input });

export const READS: readonly Read[] = [
  read(contract.getCurrentUser),
  read(contract.getStats),
  read(contract.getRoom),
  read(contract.listTrash),
  read(contract.listLeaderboard),
  read(contract.getOwnLeaderboardEntry),
  read(contract.getHeatMap),
  read(contract.getHeatMap, period('30d')),
  read(contract.getHeatMap, period('365d')),
  read(contract.getShotsWithoutZone),
  read(contract.getShotsWithoutZone, period('365d')),
  read(contract.getHeatMap, { query: { period: '365d', kind: 'free_throw' } }),
  read(contract.getShotKinds),
  read(contract.getShotKinds, period('365d')),
  read(contract.getZoneWorkouts, { ...zone, ...period('365d') }),
  read(contract.getProgress),
  read(contract.getTrend),
  read(contract.getTrend, { query: { of: 'threes', from: '2018-01-01', shots: 'by_video' } }),
  read(contract.getTrend, { query: { of: 'free_throw', from: '2018-01-01' } }),
  read(contract.getReview),
  read(contract.getReview, { query: { period: String(new Date().getUTCFullYear()) } }),
  read(contract.getConditions),
  read(contract.getFlights),
  read(contract.getFlights, { query: { from: '2018-01-01' } }),
  read(contract.getConditions, { query: { from: '2018-01-01' } }),
  read(contract.getPersonalBests),
  read(contract.listDrillRecords),
  read(contract.listOwnDrills),
  read(contract.getCalendarMonth, month),
  read(contract.listWorkouts),
  read(contract.listHistory),
  read(contract.listHistory, { query: { q: 'nowhere to be found' } }),
  read(contract.countHistory),
  read(contract.listTags),
  read(contract.listHistory, { query: { tag: 'none' } }),
  read(contract.listHistory, { query: { shotKind: 'layup' } }),
  read(contract.countHistory, { query: { kind: 'hand' } }),
  read(contract.getWorkout, id),
  read(contract.listTakers, id),
  read(contract.getFinish, id),
  read(contract.getReel, id),
  read(contract.listManualWorkouts),
  read(contract.listAchievements),
  read(contract.listUserAchievements),
  read(contract.listGoals),
  read(contract.listMessages),
  read(contract.listMessages, { query: { group: FIRST } }),
  read(contract.listRemovedMessages, id),
  read(contract.listMutes),
  read(contract.listTeams),
  read(contract.getTeam, id),
  read(contract.listTeamPlayers, id),
  read(contract.listTeamPlayers, { ...id, ...period('30d') }),
  read(contract.exportTeamPlayers, id),
  read(contract.getTeamHeatMap, id),
  read(contract.getTeamHeatMap, { ...id, ...period('365d') }),
  read(contract.getTeamShotsWithoutZone, { ...id, ...period('365d') }),
  read(contract.listTeamAssignments, id),
  read(contract.getTeamWeek, id),
  read(contract.listAnnouncements, id),
  read(contract.listOwnAssignments),
  read(contract.listTeamInvitations, id),
  read(contract.getTeamLink, id),
  read(contract.listReceivedTeamInvitations),
  read(contract.listGroups),
  read(contract.getGroup, id),
  read(contract.listGroupMembers, id),
  read(contract.getGroupLeaderboard, id),
  read(contract.listGroupFeed, id),
  read(contract.listChallenges, id),
  read(contract.listEndingChallenges),
  read(contract.listGroupInvitations, id),
  read(contract.countPendingInvitations),
  read(contract.listPendingInvitations),
  read(contract.getPushState),
  read(contract.listNotifications),
  read(contract.countUnreadNotifications),
  read(contract.listVideos),
  read(contract.listPlaces),
  read(contract.listSessions),
  read(contract.listPasskeys),
  read(contract.listApiTokens),
  read(contract.listWebhooks),
  read(contract.listActsOnMe),
  read(contract.getCalendarFeed),
  read(contract.listImports),
  read(contract.exportJson),
  read(contract.exportCsv),
  read(contract.listSignInMethods),
  read(contract.getPendingSignIn),
  read(contract.getLandingNumbers),
  read(contract.getHealth),
];
