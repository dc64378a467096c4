import { expect, test } from 'vitest';
import { ballLooksOf } from './ball-looks.ts';
import type { BallSighting } from './fit-flight.ts';

const ring = { cx: 300, cy: 100, rx: 15, ry: 4 };
/** px; a ball of size 7 at the ring. */
const ball = (30 * 0.79) / 1.5;

/** Comes down to the ring from the left, and looks so much larger than it is. */
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
  ['nothing is that large', Array.from({ length: 30 }, () => coming(3)), 1.35],
])('%s', (_name, flights, expected) => {
  expect(ballLooksOf(flights, ring)).toBeCloseTo(expected, 1);
});
