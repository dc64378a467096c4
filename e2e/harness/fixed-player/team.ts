import type {
  Assignment,
  TeamDetails,
  TeamPlayer,
  TeamPlayerDetails,
  TeamWeekPlayer,
  TrainingWeek,
} from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { HEAT_MAP, idOf, JOINED, PROGRESS, USER } from './numbers.ts';

const UNNAMED = { firstName: null, lastName: null, profileImageUrl: null };

/** As many names as a club's squad of one age group has. */
const NAMES = [
  'Ava',
  'Jonas',
  'Luis',
  'Priya',
  'Theo',
  'Mia',
  'Noah',
  'Zoé',
  'Emre',
  'Kwame',
].flatMap((first) =>
  ['Lindqvist', 'Weber', 'Ortega Villanueva', 'Shah'].map((last) => `${first} ${last}`),
);
const PLAYERS = NAMES.map((name, index) => ({ id: idOf(1, index + 2), name, ...UNNAMED }));
const [FIRST] = PLAYERS;
if (FIRST === undefined) throw new Error('The fixed team has players');

/** The team that the fixed player coaches. */
export const TEAM: TeamDetails = {
  id: idOf(7, 1),
  name: 'Saturday Skills',
  coachId: USER.id,
  coach: { id: USER.id, name: 'Maya', ...UNNAMED },
  createdAt: JOINED,
  role: 'coach',
  mayManage: true,
  playerCount: PLAYERS.length,
  players: PLAYERS,
  totalWorkouts: 90,
  averageAccuracy: 48,
};

export const TEAM_PLAYER: TeamPlayerDetails = {
  player: FIRST,
  joinedAt: JOINED,
  lastActiveDay: '2026-03-17',
  isActiveThisWeek: true,
  weeks: PROGRESS.weeks,
  note: 'Elbow in.',
};

const weekOf = (week: string, made: number, totalShots: number): TrainingWeek => ({
  ...{ week, made, totalShots, minutes: 0 },
  workoutCount: totalShots > 0 ? 2 : 0,
});

const ROSTER: readonly TeamPlayer[] = PLAYERS.map((player, index) => ({
  player,
  joinedAt: JOINED,
  isPaused: false,
  stats: {
    ...{ totalShots: 12_480 - 300 * index, made: 6_100 - 150 * index, verifiedShots: 90 * index },
    ...{ percentage: 49, workoutCount: 104 - index, currentStreak: index % 12 },
    lastActiveDay: '2026-03-17',
    isActiveThisWeek: index % 3 > 0,
  },
}));

const WEEK: readonly TeamWeekPlayer[] = PLAYERS.map((player, index) => ({
  player,
  trainedDays: index < 25 ? 1 + (index % 5) : 0,
  thisWeek: index < 25 ? weekOf('2026-03-15', 40 + index, 90) : weekOf('2026-03-15', 0, 0),
  weekBefore: weekOf('2026-03-08', 30, 80),
}));

const ASSIGNMENT: Assignment = {
  id: idOf(7, 2),
  team: { id: TEAM.id, name: TEAM.name },
  title: '300 shots this week',
  measure: 'shots',
  target: 300,
  zone: null,
  dueDay: '2026-03-21',
  forEveryone: true,
  createdAt: '2026-03-15T15:00:00.000Z',
  progress: PLAYERS.map((player, index) => ({
    player,
    value: 6 * index,
    verified: 0,
    percent: 2 * index,
    state: 'open',
  })),
};

const PATH = `/api/teams/${TEAM.id}`;

/** The data of the team's pages. */
export const COACHED: Readonly<Record<string, unknown>> = {
  [PATH]: TEAM,
  [`${PATH}/players`]: ROSTER,
  [`${PATH}/week`]: WEEK,
  [`${PATH}/players/${FIRST.id}`]: TEAM_PLAYER,
  [`${PATH}/assignments`]: [ASSIGNMENT],
  [`${PATH}/announcements`]: [],
  [`${PATH}/invitations`]: [],
  [`${PATH}/link`]: { link: null },
  [`${PATH}/heatmap`]: HEAT_MAP.map(({ zone, made, total }) => ({
    ...{ zone, made, total },
    percentage: percentage(made, total),
  })),
  [`${PATH}/heatmap/without-zone`]: { made: 0, total: 0 },
};
