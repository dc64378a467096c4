import { REGULATION } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { ballLooksOf } from './ball-looks.ts';
import type { BallSighting } from './fit-flight.ts';

const ring = { cx: 300, cy: 100, rx: 15, ry: 4 };
/** px; a ball of size 7 at the ring. */
const ball = (30 * 0.79) / 1.5;

/** Comes down to the ring from the left, and looks this many times as large as it is. */
const coming = (larger: number, endsAt = 300): BallSighting[] =>
  Array.from({ length: 20 }, (_, at) => ({
    seconds: at / 30,
    x: endsAt - 4 * (19 - at),
    y: 95 - 2 * (19 - at),
    diameter: larger * ball,
  }));

test.each<[string, readonly (readonly BallSighting[])[], number]>([
  ['as it looks at the ring in many shots', Array.from({ length: 8 }, () => coming(1.2)), 1.2],
  ['a smaller ball', Array.from({ length: 8 }, () => coming(0.95)), 0.95],
  ['one shot says half of it', [coming(1.2)], 1.14],
  ['no ball at the ring: as usual', [coming(1.2, 500)], 1.08],
])('%s', (_name, flights, expected) => {
  expect(ballLooksOf(flights, ring, REGULATION)).toBeCloseTo(expected, 1);
});

test.each<[string, readonly (readonly BallSighting[])[], number]>([
  ['six sightings count as much as what is usual', [coming(1.2)], 1.08 * (1.2 / 1.08) ** 0.5],
  ['twelve twice as much', [coming(1.2), coming(1.2)], 1.08 * (1.2 / 1.08) ** (2 / 3)],
  ['a flight that ends near the ring', [coming(1.2, 366)], 1.08 * (1.2 / 1.08) ** 0.5],
  ['not one that ends further off', [coming(1.2, 369)], 1.08],
  ['the middle one', [coming(1), coming(1.3), coming(1.1), coming(1.3), coming(0.9)], 1.08 * (1.1 / 1.08) ** (30 / 36)],
  ['no ball at all', [[]], 1.08],
])('exactly: %s', (_name, flights, expected) => {
  expect(ballLooksOf(flights, ring, REGULATION)).toBeCloseTo(expected, 6);
}); // prettier-ignore

test('only sightings as far away as the ring count', () => {
  const sized = (larger: (at: number) => number) =>
    coming(1).map((sighting, at) => ({ ...sighting, diameter: larger(at) * ball }));
  // The last six count; sightings below the ring's middle do not.
  expect(ballLooksOf([sized((at) => (at < 14 ? 3 : 1.2))], ring, REGULATION)).toBeCloseTo(1.08 * (1.2 / 1.08) ** 0.5, 6); // prettier-ignore
  const below = sized((at) => (at < 17 ? 1.2 : 3)).map((one, at) => ({ ...one, y: at < 17 ? one.y : 101 })); // prettier-ignore
  expect(ballLooksOf([below], ring, REGULATION)).toBeCloseTo(1.08 * (1.2 / 1.08) ** 0.5, 6);
});
