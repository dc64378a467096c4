import { describe, expect, test } from 'vitest';
import { arrivalsOf } from './arrivals.ts';
import type { BallSighting } from './fit-flight.ts';

const rim = { cx: 300, cy: 100, rx: 15, ry: 4 };
const moment = { rimSeconds: 5, previousSeconds: -Infinity };

/** A flight of a second in the picture that ends at a place at a moment. */
function flight(from: [number, number], to: [number, number], end: number): BallSighting[] {
  return Array.from({ length: 31 }, (_, at) => {
    const t = at / 30;
    const x = from[0] + (to[0] - from[0]) * t;
    const y = from[1] + (to[1] - from[1]) * t - 400 * t * (1 - t);
    return { seconds: end - 1 + t, x, y, diameter: 14 };
  });
}

const shot = flight([100, 160], [300, 100], 5);

describe('which flight brought the ball to the ring', () => {
  test.each([
    ['one that ends at the ring', shot, true],
    ['one that was lost a little before', shot.slice(0, 20), true],
    ['one after which it danced on the ring for a second', flight([100, 160], [300, 100], 4), true],
    ['one that bounced off the ring', flight([302, 98], [200, 250], 5.2), false],
    ['one that went elsewhere long before', flight([100, 160], [500, 200], 3.9), false],
    ['one that comes after', flight([100, 160], [300, 100], 7), false],
    ['four sightings', shot.slice(20, 24), false],
  ] as const)('%s', (_name, sightings, expected) => {
    expect(arrivalsOf([sightings], rim, moment)).toHaveLength(expected ? 1 : 0);
  });

  test('not the one that brought the shot before', () => {
    const before = flight([100, 160], [300, 100], 4);
    expect(arrivalsOf([before], rim, { rimSeconds: 5, previousSeconds: 4 })).toEqual([]);
    expect(arrivalsOf([before, shot], rim, { rimSeconds: 5, previousSeconds: 4 })).toHaveLength(1);
  });

  test.each([
    ['from lower', [302, 108]],
    ['high over it', [302, 98]],
  ] as const)('one that was thrown before the ring in the picture: %s', (_name, [x, y]) => {
    expect(arrivalsOf([flight([x, y], [300, 100], 5)], rim, moment)).toHaveLength(1);
  });

  test('of two the one that ends at that moment, not the one before', () => {
    const before = flight([100, 160], [300, 100], 3.5);
    expect(arrivalsOf([before, shot], rim, moment)[0]?.[0]?.seconds).toBe(4);
  });
});

test('however long another ball rolls about, the one that was followed to the ring brought it there', () => {
  const rolling = Array.from({ length: 120 }, (_, at) => {
    return { seconds: 1 + at / 30, x: 60 + 2 * at, y: 300, diameter: 14 };
  });
  const [first, second] = arrivalsOf([rolling, shot], rim, moment);
  expect(first?.[0]).toBe(shot[0]);
  expect(second?.[0]).toBe(rolling[0]);
});

test('what happens at the ring is no free flight any more', () => {
  const [free] = arrivalsOf([shot], rim, moment);
  const last = free?.at(-1);
  expect(Math.hypot((last?.x ?? 300) - 300, (last?.y ?? 100) - 100)).toBeGreaterThan(1.5 * rim.rx);
});

test('a ball that rises before the ring is still free there', () => {
  // From below, right through the ring's place in the picture, and down to it again.
  const over = flight([295, 190], [300, 100], 5);
  const passes = over.filter(({ x, y }) => Math.hypot(x - 300, y - 100) < rim.rx);
  const [free] = arrivalsOf([over], rim, moment);
  expect(passes.length).toBeGreaterThan(0);
  expect(free?.length).toBeGreaterThan(20);
});
