import { expect, test } from 'vitest';
import { scaleTop, toBars } from './bars.ts';

test.each([
  [1, 1],
  [3, 5],
  [11, 20],
  [180, 200],
  [200, 200],
  [201, 500],
  [7000, 10_000],
])('a scale for %i goes up to %i', (value, top) => {
  expect(scaleTop(value)).toBe(top);
});

test('bars are shares of the scale', () => {
  const weeks = [
    { week: '2026-11-08', made: 50, total: 150 },
    { week: '2026-11-15', made: 0, total: 0 },
  ];
  expect(toBars(weeks)).toEqual({
    top: 200,
    bars: [
      { ...weeks[0], height: 0.75, madeHeight: 0.25 },
      { ...weeks[1], height: 0, madeHeight: 0 },
    ],
  });
});
