import { expect, test } from 'vitest';
import { aManualWorkout, aWorkout } from '../../testing/fixtures.ts';
import {
  dayMarks,
  type DayMarks,
  type DaySessions,
  sessionsByDay,
  spokenMarks,
} from './day-sessions.ts';

const FILMED = aWorkout(3, { source: 'video', countedOn: 'server' });
const timed = (n: number, totalDuration: number) => aManualWorkout(n, { totalDuration });

test.each<[what: string, sessions: DaySessions, marks: DayMarks, words: string]>([
  [
    'one workout with shots',
    { workouts: [aWorkout(1)], manualWorkouts: [] },
    { percent: 60, kinds: ['hand'], minutes: null, more: 0 },
    '1 session, 60% made (by hand)',
  ],
  [
    'two workouts, weighted by their shots',
    { workouts: [aWorkout(1), aWorkout(2, { made: 0, totalShots: 2 })], manualWorkouts: [] },
    { percent: 50, kinds: ['hand'], minutes: null, more: 1 },
    '2 sessions, 50% made (by hand)',
  ],
  [
    'one of each kind',
    { workouts: [aWorkout(1), FILMED, { ...FILMED, countedOn: 'live' }], manualWorkouts: [] },
    { percent: 60, kinds: ['hand', 'video', 'live'], minutes: null, more: 2 },
    '3 sessions, 60% made (by hand, on video, live)',
  ],
  [
    'exercises only',
    { workouts: [], manualWorkouts: [timed(1, 30), timed(2, 15)] },
    { percent: null, kinds: [], minutes: 45, more: 1 },
    '2 sessions, 45 minutes',
  ],
  [
    'shots and exercises',
    { workouts: [FILMED], manualWorkouts: [timed(1, 30)] },
    { percent: 60, kinds: ['video'], minutes: 30, more: 1 },
    '2 sessions, 60% made (on video), 30 minutes',
  ],
])('%s', (_, sessions, marks, words) => {
  expect(dayMarks(sessions)).toEqual(marks);
  expect(spokenMarks(marks)).toBe(words);
});

test('sessions are grouped by day', () => {
  const summary = { workoutCount: 3, totalShots: 20, made: 12, percentage: 60, minutes: 30 };
  const days = sessionsByDay({
    month: '2026-11',
    workouts: [aWorkout(1), aWorkout(2, { localDay: '2026-11-02' })],
    manualWorkouts: [timed(1, 30)],
    summary,
  });
  expect([...days.keys()]).toEqual(['2026-11-20', '2026-11-02']);
  expect(days.get('2026-11-20')?.workouts).toHaveLength(1);
  expect(days.get('2026-11-20')?.manualWorkouts).toHaveLength(1);
});
