import { expect, test } from 'vitest';
import { certaintyWords, realAccuracyWords, trendWords } from './zone-text.ts';

test.each<[made: number, total: number, words: string]>([
  [0, 0, 'No shots yet'],
  [1, 1, '21–100% · 8 more shots for a reliable number'],
  [5, 10, '24–76% · 29 more shots for a reliable number'],
  [19, 38, '35–65% · 1 more shot for a reliable number'],
  [50, 100, '40–60%'],
])('%i of %i', (made, total, words) => {
  expect(certaintyWords({ made, total })).toBe(words);
});

test.each<[made: number, total: number, words: string]>([
  [0, 0, 'No shots yet'],
  [50, 100, 'Your real accuracy here: about 40–60%'],
])('%i of %i on its own', (made, total, words) => {
  expect(realAccuracyWords({ made, total })).toBe(words);
});

test.each<[now: [number, number], before: [number, number] | null, words: string | null]>([
  [[5, 10], null, null],
  [[5, 10], [0, 0], null],
  [[5, 10], [5, 10], 'No change'],
  [[41, 100], [40, 100], 'Up 1 point, could be luck'],
  [[30, 100], [60, 100], 'Down 30 points'],
])('%o after %o: %s', (now, before, words) => {
  const of = ([made, total]: [number, number]) => ({ made, total });
  expect(trendWords(of(now), before && of(before))).toBe(words);
});
