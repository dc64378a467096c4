import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { reelCuts, reelSeconds } from './reel-cuts.ts';

const made = (rimSeconds: number | null, releaseSeconds: number | null = null) => ({
  outcome: 'made' as const,
  releaseSeconds,
  rimSeconds,
});

test.each([
  ['no shots', [], []],
  ['a miss', [{ ...made(10), outcome: 'missed' as const }], []],
  ['a make without a moment', [made(null)], []],
  ['a make', [made(10, 8.8)], [{ start: 7.3, end: 11 }]],
  ['one whose release was not seen', [made(10)], [{ start: 7.5, end: 11 }]],
  ['one at the start', [made(1)], [{ start: 0, end: 2 }]],
  ['one at the end', [made(59.5)], [{ start: 57, end: 60 }]],
  ['two that overlap', [made(10), made(12)], [{ start: 7.5, end: 13 }]],
  [
    'in order of time',
    [made(40), made(10)],
    [
      { start: 7.5, end: 11 },
      { start: 37.5, end: 41 },
    ],
  ],
])('%s', (_, shots, cuts) => {
  expect(reelCuts(shots, 60)).toEqual(cuts);
});

test('a long workout is shown from beginning to end, within the length of a reel', () => {
  const cuts = reelCuts(
    Array.from({ length: 300 }, (_, index) => made(10 * index + 5)),
    3010,
  );
  expect(reelSeconds(cuts)).toBeLessThanOrEqual(LIMITS.REEL_MAX_SECONDS);
  expect(reelSeconds(cuts)).toBeGreaterThan(LIMITS.REEL_MAX_SECONDS - 5);
  expect(cuts[0]?.start).toBeLessThan(100);
  expect(cuts.at(-1)?.end).toBeGreaterThan(2700);
});
