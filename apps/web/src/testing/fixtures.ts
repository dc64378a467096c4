import type {
  CurrentUser,
  HistoryEntry,
  LeaderboardEntry,
  ManualWorkoutDetails,
  Message,
  Stats,
  Workout,
} from '@hooplog/contract';
import { NO_WORDS } from '@hooplog/domain';

const MOMENT = '2026-11-20T18:05:00.000Z';

/** A signed-in user with a complete profile. */
export function aUser(changes: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: '01900000-0000-7000-8000-000000000001',
    email: 'maya@example.com',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    isCoach: 0,
    displayName: 'Maya',
    birthday: null,
    position: null,
    height: null,
    skillLevel: null,
    profileComplete: 1,
    marketingEmails: 0,
    productUpdates: 1,
    weeklyDigest: 0,
    onLeaderboard: null,
    timeZone: 'UTC',
    units: 'imperial',
    threePointLine: 'high_school',
    awaitsParent: 0,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    ...changes,
  };
}

/** The numbers of a player who has not started yet. */
export function noStats(changes: Partial<Stats> = {}): Stats {
  return {
    percentage: 0,
    made: 0,
    totalShots: 0,
    workoutCount: 0,
    currentStreak: 0,
    today: '2026-11-21',
    recentDays: [],
    ...changes,
  };
}

/** The n-th workout, 6 of 10 made. */
export function aWorkout(n: number, changes: Partial<Workout> = {}): Workout {
  return {
    id: `01900000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`,
    workoutDate: MOMENT,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    localDay: '2026-11-20',
    totalShots: 10,
    made: 6,
    missed: 4,
    notes: null,
    videoUrl: null,
    source: 'manual',
    countedOn: null,
    ...changes,
  };
}

/** The n-th manual workout: half an hour of shooting. */
export function aManualWorkout(
  n: number,
  changes: Partial<ManualWorkoutDetails> = {},
): ManualWorkoutDetails {
  const number = String(n).padStart(2, '0');
  return {
    id: `01900000-0000-7000-8000-0000000002${number}`,
    workoutDate: MOMENT,
    createdAt: MOMENT,
    localDay: '2026-11-20',
    totalDuration: 30,
    notes: null,
    exercises: [
      { id: `01900000-0000-7000-8000-0000000005${number}`, exerciseType: 'Shooting', duration: 30 },
    ],
    ...changes,
  };
}

/** The n-th workout as an entry of the history: 6 of 10 made, counted by hand. */
export function aHistoryEntry(n: number, changes: Partial<HistoryEntry> = {}): HistoryEntry {
  const { id, workoutDate, localDay, made, totalShots } = aWorkout(n);
  return {
    ...{ id, workoutDate, localDay, made, totalShots },
    kind: 'hand',
    minutes: 0,
    exercises: [],
    ...NO_WORDS,
    posterUrl: null,
    shotData: [],
    ...changes,
  };
}

/** The n-th message of the chat, a minute after the one before; its text is its number. */
export function aMessage(n: number, changes: Partial<Message> = {}): Message {
  const userId = '01900000-0000-7000-8000-000000000002';
  return {
    id: `01900000-0000-7000-8000-0000000006${String(n).padStart(2, '0')}`,
    userId,
    content: String(n),
    createdAt: new Date(Date.parse(MOMENT) + 60_000 * n).toISOString(),
    user: { id: userId, name: 'Bob', firstName: null, lastName: null, profileImageUrl: null },
    reactions: [],
    ...changes,
  };
}

/** The player of a rank; the numbers depend on it. */
export function aRankedPlayer(
  rank: number,
  changes: Partial<LeaderboardEntry> = {},
): LeaderboardEntry {
  const id = `01900000-0000-7000-8000-0000000007${String(rank).padStart(2, '0')}`;
  const name = `Player ${rank}`;
  return {
    rank,
    user: { id, name, firstName: null, lastName: null, profileImageUrl: null },
    totalShots: 1000 + rank,
    made: 510,
    percentage: 50 + rank,
    workoutCount: 12,
    currentStreak: rank,
    verifiedShots: 0,
    ...changes,
  };
}
