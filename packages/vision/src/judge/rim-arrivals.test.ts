import { describe, expect, test } from 'vitest';
import type { Flight } from '../track/track.ts';
import { isOnTrajectory, isThrow, rimArrivalsOf, passesBy } from './rim-arrivals.ts';
import type { Trajectory } from './testing/film-trajectory.ts';
import { fall, flightAlong, rim, straight } from './testing/film-trajectory.ts';

const steep = { cx: 400, cy: 200, rx: 20, ry: 10 };

/** From a point (half rim widths) at second 0 on, at a speed per second, falling freely. */
const thrown =
  (u: number, v: number, right: number, down: number): Trajectory =>
  (t) => ({ u: u + right * t, v: v + down * t + fall(t) });
/** Followed for 0.6 s. */
const flying = (...from: Parameters<typeof thrown>): Flight => flightAlong(thrown(...from), 0, 0.6);

describe('whether a flight began in hands', () => {
  const risen = flying(0, 0, 0, -22);
  test.each([
    ['beside the board', flying(4.6, -1, 0, 1), true],
    ['not at its side, falling', flying(4.5, -1, 0, 1), false],
    ['under it', flying(0, 1.1, 0, 1), true],
    ['not in the ring', flying(0, 0.9, 0, 1), false],
    ['under the ring, rising', flying(0, 0.05, 0, -9), true],
    ['not above it: that bounced', flying(0, -0.05, 0, -9), false],
    ['on it, but rising higher than any bounce', risen, true],
  ])('%s', (_name, flight, began) => {
    expect(isThrow(flight, rim)).toBe(began);
  });

  test('which cannot be seen from under the ring', () => {
    expect(isThrow(risen, steep)).toBe(false);
  });
});

describe('whether a flight passed by', () => {
  test.each([
    ['far beside the ring', flying(-8, -3, 15, 0), false],
    ['further', flying(-8, -3, 30, 0), true],
    ['not when it came from the board', flying(-4.5, -3, 30, 0), false],
    ['not when it was not seen to cross its height', flying(-8, -20, 30, 0), false],
    ['on the other side', flying(8, -3, -30, 0), true],
    ['not when it rose past it', straight([8, 1], [0, -10], 0, 0.6), false],
  ])('%s', (_name, flight, passed) => {
    expect(passesBy(flight, rim, 1)).toBe(passed);
  });

  test('even if it crossed between two sightings', () => {
    const just = (u: number): Flight => straight([u - 9, -4.5], [20, 10], 0, 0.9);
    expect(passesBy(just(2.9), rim, 1)).toBe(false);
    expect(passesBy(just(3.1), rim, 1)).toBe(true);
  });
});

describe('a flight that falls through the picture of ring and net', () => {
  /** Up from under the ring's height on the left, and down past it; the ball looks this many times nearer than the ring. */
  const inLine = (nearness: number, until = 1.3): Flight =>
    flightAlong(
      (t) => ({ u: 5 * (t - 1), v: nearness * (fall(t - 0.6) - fall(0.4)) }),
      0.1,
      until,
      22.7 * nearness,
    );
  test.each([
    ['passed by far nearer', inLine(1.5), true],
    ['passed by far behind', inLine(0.6), true],
    ['not at the ring', inLine(1), false],
    ['not where it may be at the ring', inLine(1.3), false],
    ['not where it was lost in the net', inLine(1.5, 1.04), false],
  ])('%s', (_name, flight, passed) => {
    expect(passesBy(flight, rim, 1)).toBe(passed);
  });
});

describe('whether a sighting', () => {
  const flight = straight([-6, -3], [10, 5], 0, 1);
  test.each([
    ['is on its trajectory', { seconds: 0.5, u: -1, v: -0.5 }, true],
    ['is a little off it', { seconds: 0.5, u: 0, v: -0.5 }, true],
    ['is not elsewhere', { seconds: 0.5, u: 0.1, v: -0.5 }, false],
    ['is not above it', { seconds: 0.5, u: -1, v: -1.6 }, false],
    ['is where it was later', { seconds: 0.6, u: -0.1, v: -0.1 }, true],
  ])('%s', (_name, place, isOn) => {
    expect(isOnTrajectory(flight, place, rim)).toBe(isOn);
  });
});

describe('whether a flight came down at the ring', () => {
  /** Comes down through the ring's height at second 1. */
  const downAt =
    (u: number, down = 9): Trajectory =>
    (t) => ({ u: u + 8 * (t - 1), v: down * (t - 1) + fall(t - 1) });
  const rimArrival = (flight: Flight, pace = 1) => rimArrivalsOf([flight], rim, pace)[0];

  test.each([
    ['in it', flightAlong(downAt(0), 0.2, 1.2), 1],
    ['beside it, as throws do', flightAlong(downAt(2.8), 0.2, 1.2), 0.83],
    ['not far beside it', flightAlong(downAt(6), 0.2, 1.2), null],
    ['when it was lost before', flightAlong(downAt(0), 0.2, 0.85), 1.02],
    ['not when it was lost long before', flightAlong(downAt(0), 0.2, 0.6), null],
    ['though it was seen late', flightAlong(downAt(0), 0.8, 0.99), 0.97],
  ])('%s', (_name, flight, seconds) => {
    const found = rimArrival(flight);
    if (seconds === null) expect(found).toBeUndefined();
    else expect(found?.at).toBeCloseTo(seconds, 1);
  });

  test('is reported with the moment it came into view and the moment it was first seen', () => {
    const found = rimArrival(flightAlong(downAt(0, 12), 0, 1.2));
    expect(found?.start).toBe(0);
    // Falling since 12 ÷ 43 s before second 1.
    expect(found?.from).toBeCloseTo(0.73, 1);
    expect(found?.thrown).toBe(true);
  });

  describe('thrown', () => {
    /** Up to a height, and down again, from this far before the ring. */
    const rising = (top: number, u = -5): Flight =>
      flightAlong((t) => ({ u: u + 12 * t, v: top + fall(t - 0.4) }), 0, 0.6);
    test.each([
      ['from above the ring', rising(-1.1), { thrown: true, short: false }],
      ['not from above it: too short', rising(-0.9), { thrown: true, short: true }],
      ['as high as the net, and no higher', rising(1.9), { thrown: true, short: true }],
      ['not above the net: a pass', rising(2.1), { thrown: false, short: false }],
    ])('%s', (_name, flight, expected) => {
      const found = rimArrival(flight) ?? { thrown: false, short: false };
      expect(found).toMatchObject(expected);
    }); // prettier-ignore
  });

  test('is no throw when it starts nearer to the ring', () => {
    const bounced = (u: number): Flight => flightAlong(downAt(u), 0.8, 1.2);
    expect(rimArrival(bounced(-1))?.thrown).toBe(false);
    expect(rimArrival(bounced(4))).toBeUndefined();
  });

  test('is extrapolated in real seconds after it was lost', () => {
    const slow: Trajectory = (t) => downAt(0)(1 + (t - 1) / 2);
    expect(rimArrival(flightAlong(slow, 0, 0.7), 0.5)?.at).toBeCloseTo(1.03, 1);
    expect(rimArrival(flightAlong(downAt(0), 0.2, 0.85), 2)?.at).toBeCloseTo(0.933, 2);
  });

  test('is reported once, though two trackers followed it', () => {
    const long = flightAlong(downAt(0), 0.2, 1.2);
    const short = flightAlong(downAt(0.3), 0.5, 1.1);
    const later = flightAlong((t) => downAt(0)(t - 1), 1.2, 2.2);
    const found = rimArrivalsOf([later, short, long], rim, 1);
    expect(found.map(({ flight }) => flight)).toEqual([long, later]);
  });

  test('is reported twice when a ball came again', () => {
    const first = flightAlong(downAt(0), 0.2, 1.2);
    const second = flightAlong((t) => downAt(0)(t - 1.1), 1.25, 2.3);
    expect(rimArrivalsOf([first, second], rim, 1)).toHaveLength(2);
  });
});
