import { expect, test } from 'vitest';
import { differenceWords } from './difference-text.ts';

const on = (localDay: string, made: number, totalShots: number) => ({ localDay, made, totalShots });

test.each<[[number, number], [number, number], string]>([
  [[5, 10], [5, 10], 'The same percentage both times.'],
  [[5, 10], [6, 10], '10 points better on Nov 21: that could be luck.'],
  [[50, 100], [70, 100], '20 points better on Nov 21: more than luck.'],
  [[70, 100], [50, 100], '20 points lower on Nov 21: more than bad luck.'],
  [[50, 100], [51, 100], '1 point better on Nov 21: that could be luck.'],
])('%j, then %j', (before, after, words) => {
  expect(differenceWords(on('2026-11-20', ...before), on('2026-11-21', ...after))).toBe(words);
});
