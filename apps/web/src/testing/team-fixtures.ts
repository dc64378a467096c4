import type {
  Assignment,
  Player,
  ReceivedTeamInvitation,
  Team,
  TeamDetails,
  TeamPlayer,
} from '@hooplog/contract';
import { aUser } from './fixtures.ts';

const MOMENT = '2026-11-20T18:05:00.000Z';
const idOf = (kind: string, n: number) =>
  `01900000-0000-7000-8000-0000000${kind}${String(n).padStart(2, '0')}`;

/** The n-th player as others see them. */
export const aPlayer = (n: number, name: string): Player => ({
  id: idOf('007', n),
  name,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
});

/** A team as its coach, who is `aUser()`, sees it. */
export function aTeam(changes: Partial<Team> = {}): Team {
  return {
    id: idOf('008', 1),
    name: 'Lions',
    coachId: aUser().id,
    createdAt: MOMENT,
    role: 'coach',
    mayManage: true,
    playerCount: 2,
    players: [aPlayer(1, 'Ann'), aPlayer(2, 'Bo')],
    totalWorkouts: 12,
    averageAccuracy: 47,
    ...changes,
  };
}

export const aTeamWithPeople = (changes: Partial<TeamDetails> = {}): TeamDetails => ({
  ...aTeam(),
  coach: { ...aPlayer(99, 'Kim'), id: aUser().id },
  ...changes,
});

/** A row of the roster; null hides the numbers. */
export const aTeamPlayer = (
  n: number,
  name: string,
  stats: Partial<TeamPlayer['stats']> = {},
): TeamPlayer => ({
  player: aPlayer(n, name),
  joinedAt: MOMENT,
  isPaused: false,
  stats: stats && {
    totalShots: 100,
    made: 40,
    percentage: 40,
    workoutCount: 4,
    currentStreak: 2,
    lastActiveDay: '2026-11-20',
    isActiveThisWeek: true,
    verifiedShots: 50,
    ...stats,
  },
});

/** "100 free throws by Friday", for Ann alone: 40 done, 10 of them seen in a video. */
export const anAssignment = (changes: Partial<Assignment> = {}): Assignment => ({
  id: idOf('009', 1),
  team: { id: aTeam().id, name: 'Lions' },
  title: '100 free throws by Friday',
  measure: 'shots',
  target: 100,
  zone: 'zone_5_free_throw',
  dueDay: '2026-11-27',
  forEveryone: false,
  createdAt: MOMENT,
  progress: [{ player: aPlayer(1, 'Ann'), value: 40, verified: 10, percent: 40, state: 'open' }],
  ...changes,
});

/** An open invitation to the Lions. */
export const aTeamInvitation = (
  changes: Partial<ReceivedTeamInvitation> = {},
): ReceivedTeamInvitation => ({
  token: 'token-1',
  team: { id: aTeam().id, name: 'Lions' },
  coach: aPlayer(99, 'Kim'),
  status: 'pending',
  expiresAt: '2026-11-27T18:05:00.000Z',
  role: null,
  ...changes,
});
