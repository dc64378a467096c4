import { describe, expect, test } from 'vitest';
import type { Detections } from '../detect/candidates.ts';
import type { Flight } from './track.ts';
import { FlightTracker } from './track.ts';

type Way = (seconds: number) => { x: number; y: number } | null;

/** Follows a ball of 12 px that goes the given way, 30 frames a second, in a picture 640 px wide. */
function follow(way: Way, seconds: number, others: Way[] = []): Flight[] {
  const tracker = new FlightTracker(640);
  const flights: Flight[] = [];
  for (let frame = 0; frame <= seconds * 30; frame++) {
    const now = frame / 30;
    const places = [way, ...others].map((one) => one(now)).filter((place) => place !== null);
    const candidates = places.map((place) => ({
      ...place,
      diameter: 12,
      roundness: 1,
      colour: null,
    }));
    const detections: Detections = { seconds: now, candidates };
    flights.push(...tracker.add(detections));
  }
  return [...flights, ...tracker.finish()].sort((a, b) => start(a) - start(b));
}

const start = (flight: Flight): number => flight.points[0]?.seconds ?? 0;
const end = (flight: Flight): number => flight.points.at(-1)?.seconds ?? 0;

const shot: Way = (t) => ({ x: 100 + 250 * t, y: 200 - 330 * t + 300 * t * t });

test('a shot is one flight from hand to ring, with its own gravity', () => {
  const [flight, ...more] = follow(shot, 1);
  expect(more).toHaveLength(0);
  expect(flight?.parabola.gravity).toBeCloseTo(600, 0);
  expect(end(flight!) - start(flight!)).toBeCloseTo(1, 1);
});

test('a few missing frames do not break a flight', () => {
  const hidden: Way = (t) => (t > 0.4 && t < 0.5 ? null : shot(t));
  expect(follow(hidden, 1)).toHaveLength(1);
});

test('a bounce ends one flight and starts another', () => {
  const bouncing: Way = (t) =>
    t < 0.5
      ? { x: 100 + 100 * t, y: 600 * t * t }
      : { x: 100 + 100 * t, y: 150 - 420 * (t - 0.5) + 600 * (t - 0.5) ** 2 };
  const flights = follow(bouncing, 1);
  expect(flights).toHaveLength(2);
  expect(Math.abs(end(flights[0]!) - 0.5)).toBeLessThan(0.1);
});

/** Held until `from`, moved by a few px, and thrown up from there until it meets the board 0.6 s later: a put-back. */
const putBack =
  (from: number, dip: number, perSecond: number): Way =>
  (t) => {
    const flown = Math.max(0, t - from);
    const held = dip * Math.sin(perSecond * Math.min(t, from));
    return { x: 100 - 10 * t - 30 * flown, y: 200 + held - 222 * flown + 204 * flown ** 2 };
  };

test.each([
  ['lost where it leaves them, by its way so far', 0.5, putBack(0.5, 8, 8)],
  ['with hands and flight together like one way', 0.7, putBack(0.7, 5, 7)],
])('a ball in hands and then in flight is one flight from there: %s', (_name, from, way) => {
  const flights = follow(way, from + 0.6);
  expect(flights).toHaveLength(1);
  expect(Math.abs(start(flights[0]!) - from)).toBeLessThan(0.1);
  expect(end(flights[0]!)).toBeCloseTo(from + 0.6, 1);
});

describe('no flight', () => {
  const cases: [string, Way][] = [
    ['a thing that stays', () => ({ x: 50, y: 50 })],
    [
      'a thing that jumps about',
      (t) => ({ x: 50 + ((t * 30 * 97) % 300), y: 50 + ((t * 30 * 61) % 200) }),
    ],
    ['a thing seen for three frames', (t) => (t < 0.1 ? shot(t) : null)],
    ['a thing that falls upward', (t) => ({ x: 100 + 100 * t, y: 200 - 100 * t - 300 * t * t })],
  ];
  test.each(cases)('%s', (_name, way) => {
    expect(follow(way, 1)).toHaveLength(0);
  });
});

test('a flight is found beside players’ hands and feet', () => {
  const hand: Way = (t) => ({ x: 90 + 15 * Math.sin(9 * t), y: 220 + 10 * Math.cos(7 * t) });
  const flights = follow(shot, 1, [hand]).filter((flight) => flight.points.length > 20);
  expect(flights).toHaveLength(1);
});
