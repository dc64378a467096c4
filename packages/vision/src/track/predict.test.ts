import { describe, expect, test } from 'vitest';
import { nearestTo, recentFit, similarSize } from './predict.ts';
import type { Sighting } from '../detect/candidates.ts';

const seen = (seconds: number, x: number, y: number, diameter = 10): Sighting => ({
  ...{ seconds, x, y, diameter, colour: null },
});

test.each([
  [16.9, 10, true],
  [17.1, 10, false],
  [10, 16.9, true],
  [10, 17.1, false],
])('balls of %d and %d px may be one: %s', (a, b, similar) => {
  expect(similarSize(seen(0, 0, 0, a), seen(0, 0, 0, b))).toBe(similar);
});

describe('the trajectory that predicts the next position', () => {
  test('is straight after few sightings, from the first of them to the last', () => {
    const four = [[0, 100, 50], [0.1, 108, 70], [0.2, 112, 60], [0.4, 140, 90]] as const; // prettier-ignore
    expect(recentFit(four.map(([t, x, y]) => seen(2 + t, x, y)))).toEqual({
      ...{ at: 2.4, x0: 140, y0: 90, drift: 0, gravity: 0 },
      ...{ vx: expect.closeTo(100) as number, vy: expect.closeTo(100) as number },
    });
  });

  const thrown = (count: number) =>
    Array.from({ length: count }, (_, at) => seen(2 + at / 10, 10 * at, at * at));
  test.each([
    ['bends after five', thrown(5), 0, 200],
    ['bends not after four', thrown(4), 0, 0],
    ['bends not for what was before', thrown(6), 2, 0],
    ['bends for enough since then', thrown(7), 2, 200],
  ])('%s', (_name, points, from, gravity) => {
    expect(recentFit(points, from)?.gravity).toBeCloseTo(gravity, 4);
  });

  test('ignores old sightings', () => {
    const straight = Array.from({ length: 10 }, (_, at) => seen(1 + at / 10, 0, 0));
    expect(recentFit([...straight, ...thrown(25)])?.gravity).toBeCloseTo(200, 4);
    expect(recentFit([...straight, ...thrown(24)])?.gravity).not.toBeCloseTo(200, 1);
  });

  test('is none for one moment, or for nothing', () => {
    expect(recentFit([seen(1, 2, 3), seen(1, 5, 5)])).toBeNull();
    expect(recentFit([])).toBeNull();
  });
});

describe('the sighting that is nearest to the prediction', () => {
  /** 20 px to the right and 15 down in a tenth of a second: the gate is 4.5 px and a fifth of 25. */
  const points = [0.8, 0.9, 1].map((t) => seen(t, 300 + 200 * (t - 1), 200 + 150 * (t - 1)));
  const way = recentFit(points)!;
  const at = (x: number, y: number, diameter = 10) => seen(1.1, 320 + x, 215 + y, diameter);
  test.each([
    ['is there', [at(0, 0)], 0],
    ['is a little off', [at(9.4, 0)], 0],
    ['is not further off', [at(9.6, 0)], null],
    ['is not above it', [at(0, -9.6)], null],
    ['is the nearest', [at(3, 0), at(0, 2), at(4, 0)], 1],
    ['is as large', [at(1, 0, 18), at(2, 0)], 1],
    ['is none', [], null],
  ])('%s', (_name, sightings, which) => {
    expect(nearestTo(way, points, sightings)).toBe(which === null ? null : sightings[which]);
  });

  test("is compared with the ball's recent size, not its last one", () => {
    const odd = [...points.slice(0, 2), { ...points[2]!, diameter: 30 }];
    expect(nearestTo(way, odd, [at(0, 0)])).not.toBeNull();
    const grew = [...Array.from({ length: 25 }, () => points[0]!), ...Array.from({ length: 25 }, () => ({ ...points[2]!, diameter: 20 }))]; // prettier-ignore
    expect(nearestTo(way, grew, [at(0, 0, 25)])).not.toBeNull();
  });

  test('is none for a ball that was never seen', () => {
    expect(nearestTo(way, [], [at(0, 0)])).toBeNull();
  });
});
