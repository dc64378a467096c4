import { describe, expect, test } from 'vitest';
import type { Detections } from '../detect/candidates.ts';
import type { Flight } from './track.ts';
import { FlightTracker } from './track.ts';

type Trajectory = (seconds: number) => { x: number; y: number } | null;

/** Follows a ball of 12 px along the given trajectory, 30 frames a second. */
function follow(way: Trajectory, seconds: number, others: Trajectory[] = []): Flight[] {
  const tracker = new FlightTracker();
  const flights: Flight[] = [];
  for (let frame = 0; frame <= seconds * 30; frame++) {
    const now = frame / 30;
    const places = [way, ...others].map((one) => one(now)).filter((place) => place !== null);
    const candidates = places.map((place) => ({
      ...place,
      diameter: 12,
      colour: null,
    }));
    const detections: Detections = { seconds: now, candidates };
    flights.push(...tracker.add(detections));
  }
  return [...flights, ...tracker.finish()].sort((a, b) => start(a) - start(b));
}

const start = (flight: Flight): number => flight.points[0]?.seconds ?? 0;
const end = (flight: Flight): number => flight.points.at(-1)?.seconds ?? 0;

const shot: Trajectory = (t) => ({ x: 100 + 250 * t, y: 200 - 330 * t + 300 * t * t });

test('a shot is one flight from hand to ring, with its own gravity', () => {
  const [flight, ...more] = follow(shot, 1);
  expect(more).toHaveLength(0);
  expect(flight?.parabola.gravity).toBeCloseTo(600, 0);
  expect(end(flight!) - start(flight!)).toBeCloseTo(1, 1);
});

test('a few missing frames do not break a flight', () => {
  const hidden: Trajectory = (t) => (t > 0.4 && t < 0.5 ? null : shot(t));
  expect(follow(hidden, 1)).toHaveLength(1);
});

test('a bounce ends one flight and starts another', () => {
  const bouncing: Trajectory = (t) =>
    t < 0.5
      ? { x: 100 + 100 * t, y: 600 * t * t }
      : { x: 100 + 100 * t, y: 150 - 420 * (t - 0.5) + 600 * (t - 0.5) ** 2 };
  const flights = follow(bouncing, 1);
  expect(flights).toHaveLength(2);
  expect(Math.abs(end(flights[0]!) - 0.5)).toBeLessThan(0.1);
});

/** Held until `from`, moved by a few px, and thrown up from there until it meets the board 0.6 s later: a put-back. */
const putBack =
  (from: number, dip: number, perSecond: number): Trajectory =>
  (t) => {
    const flown = Math.max(0, t - from);
    const held = dip * Math.sin(perSecond * Math.min(t, from));
    return { x: 100 - 10 * t - 30 * flown, y: 200 + held - 222 * flown + 204 * flown ** 2 };
  };

test.each([
  ['lost where it leaves them, by its trajectory so far', 0.5, putBack(0.5, 8, 8)],
  ['with hands and flight together like one trajectory', 0.7, putBack(0.7, 5, 7)],
])('a ball in hands and then in flight is one flight from there: %s', (_name, from, way) => {
  const flights = follow(way, from + 0.6);
  expect(flights).toHaveLength(1);
  expect(Math.abs(start(flights[0]!) - from)).toBeLessThan(0.1);
  expect(end(flights[0]!)).toBeCloseTo(from + 0.6, 1);
});

test('a fast ball is followed from the start, though blur puts it ahead of its trajectory', () => {
  const fast: Trajectory = (t) => ({ x: 100 + 900 * t, y: 200 - 330 * t + 300 * t * t });
  const blurred: Trajectory = (t) => {
    const { x = 0, y = 0 } = fast(t) ?? {};
    return { x: x + (Math.round(t * 30) === 2 ? 10 : 0), y };
  };
  const flights = follow(blurred, 1);
  expect(flights.map(start)).toEqual([0]);
});

describe('no flight', () => {
  const cases: [string, Trajectory][] = [
    ['something that stays', () => ({ x: 50, y: 50 })],
    [
      'something that jumps about',
      (t) => ({ x: 50 + ((t * 30 * 97) % 300), y: 50 + ((t * 30 * 61) % 200) }),
    ],
    ['something seen for three frames', (t) => (t < 0.1 ? shot(t) : null)],
    ['something that falls upward', (t) => ({ x: 100 + 100 * t, y: 200 - 100 * t - 300 * t * t })],
  ];
  test.each(cases)('%s', (_name, way) => {
    expect(follow(way, 1)).toHaveLength(0);
  });
});

test('a flight is found beside players’ hands and feet', () => {
  const hand: Trajectory = (t) => ({ x: 90 + 15 * Math.sin(9 * t), y: 220 + 10 * Math.cos(7 * t) });
  const flights = follow(shot, 1, [hand]).filter((flight) => flight.points.length > 20);
  expect(flights).toHaveLength(1);
});

describe('the start of a flight', () => {
  /** Frames of balls at points, in px. */
  const flightsOf = (
    frames: readonly (readonly (readonly [x: number, y: number, d?: number])[])[],
  ) => {
    const tracker = new FlightTracker();
    const detections = frames.map((places, at) => ({
      seconds: 2 + at / 30,
      candidates: places.map(([x, y, d]) => ({
        x,
        y,
        diameter: d ?? 12,
        colour: null,
      })),
    }));
    return [...detections.flatMap((one) => tracker.add(one)), ...tracker.finish()];
  };
  /** This many frames of a fall, at px per frame across, with a size for each. */
  const falls = (count: number, step = 10, size: (at: number) => number = () => 12, bend = 1) =>
    flightsOf(
      Array.from({ length: count }, (_, at) => [[50 + step * at, 60 + bend * at * at, size(at)]]),
    );
  test.each([
    ['a ball that falls', () => falls(12), 1],
    ['five sightings of it', () => falls(5), 1],
    ['not four', () => falls(4), 0],
    ['one that is as fast as passes', () => falls(12, 45), 1],
    [
      'not one that changes its size at once',
      () => falls(12, 10, (at) => (at % 2 === 0 ? 12 : 24)),
      0,
    ],
    ['not one that hardly moves', () => falls(12, 2, () => 12, 0.05), 0],
    ['one that moves some distance', () => falls(17, 2, () => 12, 0.05), 1],
    ['not one without gravity', () => falls(17, 10, () => 12, -0.1), 0],
  ])('%s', (_name, flights, count) => {
    expect(flights()).toHaveLength(count);
  });

  test('a flight reports its own measures', () => {
    const [flight] = falls(12, 10, (at) => 12 + (at % 3));
    expect(flight?.diameter).toBe(13);
    expect(flight?.residual).toBeLessThan(1e-6);
    expect(flight?.parabola.gravity).toBeCloseTo(1800, 3);
  });

  test('one ball that two trackers follow for a while is one flight', () => {
    const frames = Array.from({ length: 20 }, (_, at) => [[50 + 10 * at, 60 + at * at] as const]);
    const both = frames.map((places, at) => (at < 3 ? [...places, [50 + 10 * at, 64 + at * at] as const] : places)); // prettier-ignore
    expect(flightsOf(both)).toHaveLength(1);
  });

  test('two balls are two', () => {
    const frames = Array.from({ length: 20 }, (_, at) => [
      [50 + 10 * at, 60 + at * at] as const,
      [500 - 10 * at, 90 + at * at] as const,
    ]);
    expect(flightsOf(frames).map(({ points }) => points.length)).toEqual([20, 20]);
  });

  test.each([
    [4, 1],
    [6, 2],
  ])('a ball that is not seen for %d frames was in %d flights', (gone, count) => {
    const frames = Array.from({ length: 24 + gone }, (_, at) =>
      at >= 12 && at < 12 + gone ? [] : [[50 + 10 * at, 60 + at * at] as const],
    );
    expect(flightsOf(frames)).toHaveLength(count);
  });
});
