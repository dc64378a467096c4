import type { FeedItem } from '@hooplog/contract';
import { expect, it } from 'vitest';
import { aFeedWorkout, aPlayer } from '../../../testing/squad-fixtures.ts';
import { deedWords, recordLine } from './feed-text.ts';

const item = { id: '1', at: '2026-11-20T18:05:00.000Z', user: aPlayer(1, 'Maya'), reactions: [] };
const AROUND = { key: 'around-the-world', name: 'Around the World', result: 14 };
const { shots: _, ...recordsAlone } = aFeedWorkout(1);

it.each<[FeedItem, string]>([
  [aFeedWorkout(1), 'Made 34 of 50 shots'],
  [aFeedWorkout(1, { drill: AROUND }), 'Around the World: 14 shots'],
  [aFeedWorkout(1, { drill: { ...AROUND, key: 'of-tomorrow' } }), 'Made 34 of 50 shots'],
  [recordsAlone, 'Set a personal record'],
  [{ ...item, kind: 'timed', minutes: 1 }, 'Trained for 1 minute'],
  [
    { ...item, kind: 'badge', badge: { name: 'First Bucket', icon: 'Target' } },
    'Earned the badge First Bucket',
  ],
])('%o is described as "%s"', (told, words) => {
  expect(deedWords(told)).toBe(words);
});

it.each([
  ['made', 1034, 'Most makes in a workout: 1,034'],
  ['percent', 68, 'Best percentage: 68%'],
  ['makes_in_a_row', 12, 'Most makes in a row: 12'],
  ['drill', 14, 'Record in Around the World: 14 shots'],
] as const)('describes a record of kind %s', (kind, value, words) => {
  expect(recordLine(aFeedWorkout(1, { drill: AROUND }), { kind, value })).toBe(words);
});
