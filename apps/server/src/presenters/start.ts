import type { Start } from '@hooplog/contract';
import { greeting, lifetimeFigures, START_DATA_ID, todaysThing } from '@hooplog/domain';
import type { readStart } from '../services/start/read-start.ts';
import { presentAssignment } from './assignments.ts';
import { presentJoinedChallenge } from './challenges.ts';
import { presentGoal } from './goals.ts';
import { presentHistoryEntry } from './history.ts';
import { presentCurrentUser } from './users.ts';
import { presentVideo } from './videos.ts';

export function presentStart(
  found: Awaited<ReturnType<typeof readStart>>,
  isOperator: boolean,
): Start {
  return {
    user: presentCurrentUser(found.user, isOperator),
    stats: found.stats,
    workouts: found.workouts.map(presentHistoryEntry),
    goals: found.goals.map(presentGoal),
    assignments: found.assignments.map(presentAssignment),
    endingChallenges: found.endingChallenges.map(presentJoinedChallenge),
    videos: found.videos.map(presentVideo),
    pendingInvitations: found.pendingInvitations,
  };
}

/** Whether the client has something to show above the numbers; only the client knows of unsaved data on the device. */
const hasUnfinished = (start: Start) =>
  start.videos.length > 0 ||
  todaysThing({ ...start, challenges: start.endingChallenges, hasOpenCount: false }) !== null;

/** Texts that the page contains before any script has run, by the name of their slot. Not escaped. */
export const startTexts = (start: Start): Readonly<Record<string, string>> => ({
  greeting: greeting(start.user.displayName ?? start.user.firstName),
  today: hasUnfinished(start) ? '\u00a0' : '',
  ...lifetimeFigures(start.stats),
});

/** HTML of the block that holds the data. A data block is not a script, so the content security policy allows it. */
export function startBlock(start: Start): string {
  const data = JSON.stringify(start).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${START_DATA_ID}">${data}</script>`;
}
