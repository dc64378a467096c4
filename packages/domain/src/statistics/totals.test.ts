import { expect, test } from 'vitest';
import { addTotals, percentage, withoutZone } from './totals.ts';

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

test('shots without a zone are all shots less those of zones', () => {
  const zones = [
    { made: 2, total: 3 },
    { made: 0, total: 4 },
  ];
  expect(withoutZone({ made: 3, total: 9 }, zones)).toEqual({ made: 1, total: 2 });
  expect(withoutZone({ made: 2, total: 7 }, zones)).toEqual({ made: 0, total: 0 });
});
