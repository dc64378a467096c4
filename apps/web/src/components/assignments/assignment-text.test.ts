import type { Assignment } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { askWords, progressWords, proofWords } from './assignment-text.ts';

test.each<
  [measure: Assignment['measure'], target: number, zone: Assignment['zone'], words: string]
>([
  ['shots', 100, 'zone_5_free_throw', '100 shots from Zone 5 - Free Throw by Friday, Jun 19'],
  ['makes', 1500, null, '1,500 makes by Friday, Jun 19'],
  ['workouts', 1, null, '1 workout by Friday, Jun 19'],
  ['minutes', 90, null, '90 minutes by Friday, Jun 19'],
])('%s, %i, %s', (measure, target, zone, words) => {
  expect(askWords({ measure, target, zone, dueDay: '2026-06-19' })).toBe(words);
});

test('a drill is named', () => {
  const asked = { measure: 'workouts', target: 1, zone: null, dueDay: '2026-06-19' } as const;
  const drill = { key: 'mikan', name: 'Mikan Drill' };
  expect(askWords({ ...asked, drill })).toBe('1 workout of Mikan Drill by Friday, Jun 19');
});

test.each<[value: number, verified: number | null, words: string | null]>([
  [0, 0, null],
  [40, 0, 'none by video'],
  [40, 40, 'by video'],
  [1040, 12, '12 of these by video'],
  [3, null, null],
])('%i done, %s seen in videos', (value, verified, words) => {
  expect(proofWords({ value, verified })).toBe(words);
});

test.each([
  ['makes', '40 of 240'],
  ['minutes', '40 of 240 min'],
] as const)('how far one is with %s', (measure, words) => {
  expect(progressWords(40, { measure, target: 240 })).toBe(words);
});
