import { expect, test } from 'vitest';
import { type KnownAtStart, todaysThing, type TodaysThing } from './todays-thing.ts';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const NOTHING: KnownAtStart = {
  hasOpenCount: false,
  stats: { currentStreak: 0, today: TODAY, recentDays: [] },
  videos: [],
  assignments: [],
  challenges: [],
  goals: [],
};
const video = (id: string, state: string) => ({ id, state });
const assigned = (id: string, dueDay: string, state = 'open') => ({
  id,
  dueDay,
  progress: [{ state }],
});
const makes = (value: number) => ({ kind: 'makes' as const, target: 100, value });
const atRisk = { currentStreak: 3, today: TODAY, recentDays: ['2026-11-18', '2026-11-19'] };
const streakKept = { ...atRisk, recentDays: [...atRisk.recentDays, TODAY] };

const EVERYTHING: KnownAtStart = {
  hasOpenCount: true,
  stats: atRisk,
  videos: [video('film', 'analysed')],
  assignments: [assigned('five', TODAY)],
  challenges: [{ id: 'week', lastDay: TODAY }],
  goals: [makes(90)],
};

test.each<[string, Partial<KnownAtStart>, TodaysThing | null]>([
  ['nothing', {}, null],
  [
    'a video that waits for review',
    { videos: [video('a', 'analysed')] },
    { kind: 'review', id: 'a' },
  ],
  [
    'the newest of two, and none that is still counted',
    { videos: [video('a', 'analysing'), video('b', 'analysed'), video('c', 'analysed')] },
    { kind: 'review', id: 'b' },
  ],
  ['a video that failed', { videos: [video('a', 'failed')] }, null],
  [
    'an assignment due today',
    { assignments: [assigned('a', TODAY)] },
    { kind: 'assignment', id: 'a' },
  ],
  ['due tomorrow', { assignments: [assigned('a', TOMORROW)] }, { kind: 'assignment', id: 'a' }],
  ['due the day after', { assignments: [assigned('a', '2026-11-22')] }, null],
  [
    'one that is done, and one that is not',
    { assignments: [assigned('a', TODAY, 'done'), assigned('b', TOMORROW)] },
    { kind: 'assignment', id: 'b' },
  ],
  ['trained yesterday, not yet today', { stats: atRisk }, { kind: 'streak' }],
  ['trained today', { stats: streakKept }, null],
  ['no streak', { stats: { ...atRisk, currentStreak: 0, recentDays: ['2026-11-17'] } }, null],
  [
    'a challenge that ends tomorrow',
    { challenges: [{ id: 'a', lastDay: TOMORROW }] },
    { kind: 'challenge', id: 'a' },
  ],
  ['the day after', { challenges: [{ id: 'a', lastDay: '2026-11-22' }] }, null],
  [
    'a goal at three quarters',
    { goals: [makes(75)] },
    { kind: 'goal', goal: 'makes', period: 'week' },
  ],
  [
    'a goal of a day',
    { goals: [{ ...makes(80), period: 'day' }] },
    { kind: 'goal', goal: 'makes', period: 'day' },
  ],
  ['a goal just below', { goals: [makes(74)] }, null],
  ['a goal that is reached', { goals: [makes(100)] }, null],
  ['an accuracy', { goals: [{ kind: 'accuracy', target: 50, value: 49 }] }, null],
])('%s', (_, known, thing) => {
  expect(todaysThing({ ...NOTHING, ...known })).toEqual(thing);
});

test('if everything applies, what is begun comes first, then what somebody waits for, then what ends tonight', () => {
  const left = { ...EVERYTHING };
  const said: unknown[] = [];
  const without: Partial<KnownAtStart>[] = [
    {},
    { hasOpenCount: false },
    { videos: [] },
    { assignments: [] },
    { stats: streakKept },
    { challenges: [] },
    { goals: [] },
  ];
  for (const change of without) said.push(todaysThing(Object.assign(left, change))?.kind ?? null);
  expect(said).toEqual(['count', 'review', 'assignment', 'streak', 'challenge', 'goal', null]);
});
