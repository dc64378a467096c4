import { expect, test } from 'vitest';
import { EVEN_AZIMUTHS, turnedAround } from './azimuths.ts';

test.each<[degrees: number, x: number, y: number]>([
  [0, 0, 20],
  [90, 20, 0],
  [-90, -20, 0],
  [180, 0, -20],
  [30, 10, 17.32],
])('a spot straight in front of the board, turned by %d degrees', (degrees, x, y) => {
  const spot = turnedAround({ x: 0, y: 20 }, degrees);
  expect(spot.x).toBeCloseTo(x, 2);
  expect(spot.y).toBeCloseTo(y, 2);
});

test('uniform azimuths go once around, as far to the left as to the right', () => {
  const sum = (of: (each: (typeof EVEN_AZIMUTHS)[number]) => number) =>
    EVEN_AZIMUTHS.reduce((all, each) => all + of(each), 0);
  expect(sum(({ chance }) => chance)).toBeCloseTo(1);
  expect(sum(({ degrees }) => degrees)).toBeCloseTo(0);
});
