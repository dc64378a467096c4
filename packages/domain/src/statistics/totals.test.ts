import { expect, test } from 'vitest';
import { addTotals, percentage } from './totals.ts';

test.each<[made: number, total: number, percent: number]>([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [199, 200, 100],
  [7, 7, 100],
])('%i of %i is %i percent', (made, total, percent) => {
  expect(percentage(made, total)).toBe(percent);
});

test('totals add up', () => {
  const before = { made: 3, total: 10 };
  const workout = { made: 2, total: 4 };
  expect(addTotals(before, workout)).toEqual({ made: 5, total: 14 });
});
