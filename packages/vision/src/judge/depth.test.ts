import { describe, expect, test } from 'vitest';
import { isElsewhere, maybeElsewhere, nearnessOf } from './depth.ts';
import { fall, flightAlong, rim } from './testing/film-trajectory.ts';

/** px; of a ball at the ring. */
const BALL = 22.7;
/** Vertical foreshortening at the ring of the tests. */
const UPRIGHT = Math.sqrt(1 - 0.3 ** 2);

describe('the nearness of a ball', () => {
  /** A throw to the ring at second 1 whose fall and size are these multiples of those at the ring. */
  const thrown = (pull: number, size: number, pace = 1) =>
    flightAlong(
      (t) => ({ u: 6 * (t - 1), v: pull * UPRIGHT * fall((t - 0.5) * pace) }),
      0.1,
      1.2,
      BALL * size,
    );
  test.each([
    ['at the ring', thrown(1, 1), 1, 1],
    ['nearer by both measures', thrown(1.4, 1.5), 1, 1.4],
    ['nearer, however fast', thrown(1.6, 1.3), 1, 1.3],
    ['farther', thrown(0.6, 0.7), 1, 0.7],
    ['not nearer: it is blurred', thrown(1, 1.5), 1, 1],
    ['not nearer: it flies away', thrown(1.5, 0.9), 1, 1],
    ['not farther: it is half hidden', thrown(1.1, 0.6), 1, 1],
    ['nearer in slow motion', thrown(1.4, 1.4, 0.5), 0.5, 1.4],
  ])('%s', (_name, flight, pace, nearness) => {
    expect(nearnessOf(flight, 1, rim, pace)).toBeCloseTo(nearness, 1);
  });

  test('is measured at its arrival, not before or after', () => {
    const flight = thrown(1.5, 1);
    const points = flight.points.map((point) => ({
      ...point,
      diameter: point.seconds > 0.85 && point.seconds <= 1 ? 1.4 * BALL : 3 * BALL,
    }));
    expect(nearnessOf({ ...flight, points }, 1, rim, 1)).toBeCloseTo(1.4, 1);
  });
});

test.each([
  [1.1, false, false],
  [1 / 1.1, false, false],
  [1.25, true, false],
  [1 / 1.25, true, false],
  [1.45, true, true],
  [1 / 1.45, true, true],
])('%d times as near may be elsewhere: %s, and is: %s', (nearness, maybe, is) => {
  expect(maybeElsewhere(nearness)).toBe(maybe);
  expect(isElsewhere(nearness)).toBe(is);
});
