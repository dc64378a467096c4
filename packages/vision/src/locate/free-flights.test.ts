import { describe, expect, test } from 'vitest';
import { arrivalsOf, momentOf, startsAtRing } from './free-flights.ts';
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

describe('the flight that brought the ball to the ring', () => {
  test.each([
    ['one that ends at the ring', shot, true],
    ['one that was lost a little before', shot.slice(0, 20), true],
    [
      'one after which it bounced on the ring for a second',
      flight([100, 160], [300, 100], 4),
      true,
    ],
    ['one that bounced off the ring', flight([302, 98], [200, 250], 5.2), false],
    ['one that went elsewhere long before', flight([100, 160], [500, 200], 3.9), false],
    ['one that comes after', flight([100, 160], [300, 100], 7), false],
    ['four sightings', shot.slice(20, 24), false],
  ] as const)('%s', (_name, sightings, expected) => {
    expect(arrivalsOf([sightings], rim, moment)).toHaveLength(expected ? 1 : 0);
  });

  test('is not the one that brought the shot before', () => {
    const before = flight([100, 160], [300, 100], 4);
    expect(arrivalsOf([before], rim, { rimSeconds: 5, previousSeconds: 4 })).toEqual([]);
    expect(arrivalsOf([before, shot], rim, { rimSeconds: 5, previousSeconds: 4 })).toHaveLength(1);
  });

  test.each([
    ['from lower', [302, 108]],
    ['high over it', [302, 98]],
  ] as const)('one that was thrown in front of the ring in the picture: %s', (_name, [x, y]) => {
    expect(arrivalsOf([flight([x, y], [300, 100], 5)], rim, moment)).toHaveLength(1);
  });

  test('is the one of two that ends at that moment, not the one before', () => {
    const before = flight([100, 160], [300, 100], 3.5);
    expect(arrivalsOf([before, shot], rim, moment)[0]?.[0]?.seconds).toBe(4);
  });
});

test('is the one that was followed to the ring, however long another ball rolls about', () => {
  const rolling = Array.from({ length: 120 }, (_, at) => {
    return { seconds: 1 + at / 30, x: 60 + 2 * at, y: 300, diameter: 14 };
  });
  const [first, second] = arrivalsOf([rolling, shot], rim, moment);
  expect(first?.[0]).toBe(shot[0]);
  expect(second?.[0]).toBe(rolling[0]);
});

test('ends at the ring, where the ball no longer flies freely', () => {
  const [free] = arrivalsOf([shot], rim, moment);
  const last = free?.at(-1);
  expect(Math.hypot((last?.x ?? 300) - 300, (last?.y ?? 100) - 100)).toBeGreaterThan(1.5 * rim.rx);
});

test('still includes sightings of a ball that rises in front of the ring', () => {
  // From below, past the ring in the picture, and down to it again.
  const over = flight([295, 190], [300, 100], 5);
  const passes = over.filter(({ x, y }) => Math.hypot(x - 300, y - 100) < rim.rx);
  const [free] = arrivalsOf([over], rim, moment);
  expect(passes.length).toBeGreaterThan(0);
  expect(free?.length).toBeGreaterThan(20);
});

describe('whether a flight leads to a moment at the ring', () => {
  const ends = (x: number, y: number, end: number) => flight([100, 160], [x, y], end);
  const led = (sightings: readonly BallSighting[], previousSeconds = -Infinity): boolean =>
    arrivalsOf([sightings], rim, { rimSeconds: 5, previousSeconds }).length > 0;
  test.each([
    ['after it bounced on the ring', ends(300, 100, 3.1), true],
    ['not after it bounced for longer', ends(300, 100, 2.9), false],
    // A ball that touches the far end of the board is 4.53 half widths away.
    ['as long as it ended near the ring', ends(367, 100, 3.1), true],
    ['not when it ended further off', ends(369, 100, 3.1), false],
    ['soon after it was lost', ends(400, 100, 4.6), true],
    ['not long after', ends(400, 100, 4.4), false],
    ['not when it begins then', ends(300, 100, 6), false],
    ['by five sightings', shot.slice(0, 5).map((one) => ({ ...one, seconds: one.seconds + 0.8 })), true],
    ['not by four', shot.slice(0, 4).map((one) => ({ ...one, seconds: one.seconds + 0.8 })), false],
  ])('%s', (_name, sightings, expected) => {
    expect(led(sightings)).toBe(expected);
  }); // prettier-ignore

  test('if it was still in the air after the shot before', () => {
    expect(led(ends(300, 100, 4.95), 4.94)).toBe(true);
    expect(led(ends(300, 100, 4.95), 4.96)).toBe(false);
  });

  test('is free up to that moment, or the ring', () => {
    const early = arrivalsOf([flight([100, 300], [120, 300], 5.2)], rim, moment)[0];
    expect(early?.at(-1)?.seconds).toBeCloseTo(5, 3);
    const at = (radii: number) => ({ seconds: 4.9, x: 300 - 15 * radii, y: 100, diameter: 14 });
    const tail = (radii: number) => [...shot.slice(0, 25), at(radii)];
    // A ball touches the iron within 1.57 half widths.
    expect(arrivalsOf([tail(1.6)], rim, moment)[0]).toHaveLength(26);
    expect(arrivalsOf([tail(1.5)], rim, moment)[0]).toHaveLength(25);
  });

  test('the last one comes first, however many sightings another has', () => {
    const long = flight([90, 160], [300, 100], 4.5);
    const short = shot.slice(20);
    expect(arrivalsOf([long, short], rim, moment).map(([first]) => first)).toEqual([short[0], long[0]]); // prettier-ignore
    expect(arrivalsOf([short, long], rim, moment).map(([first]) => first)).toEqual([short[0], long[0]]); // prettier-ignore
  });
});

describe('whether a ball bounced off the ring', () => {
  const rises = (x: number, y: number, by: number): BallSighting[] =>
    [0, 1, 2].map((at) => ({ seconds: at / 30, x, y: y - (by * at) / 2, diameter: 14 }));
  test.each([
    ['when it rose a little', rises(300, 98, 43), true],
    ['not when it rose higher than bounces do', rises(300, 98, 47), false],
    ['when it hardly rose from below it', rises(300, 106, 43), true],
    ['not when it rose from below it', rises(300, 106, 47), false],
    ['when it started near it', rises(323, 98, 30), true],
    ['not when it started elsewhere', rises(325, 98, 30), false],
    ['not when it was not seen', [], false],
  ])('%s', (_name, sightings, bounced) => {
    expect(startsAtRing(sightings, rim)).toBe(bounced);
  });
});

test("a shot's moment, and that of the shot before", () => {
  expect(momentOf([2, 5, 9], 1)).toEqual({ rimSeconds: 5, previousSeconds: 2 });
  expect(momentOf([2, 5, 9], 0)).toEqual({ rimSeconds: 2, previousSeconds: -Infinity });
  expect(momentOf([2], 3).rimSeconds).toBe(Infinity);
});
