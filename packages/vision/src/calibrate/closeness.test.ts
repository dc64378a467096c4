import { expect, test } from 'vitest';
import { placeAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { cameInAnArc, staysAtItsPlace, withoutEntry } from './closeness.ts';

const rim = { cx: 300, cy: 100, rx: 18, ry: 5 };

/** A second of a 20 px ball's flight to the ring's centre; `vy`: px/s upward at its start. */
function flightBy(vy: number, gravity = 600): Flight {
  const parabola = {
    at: 0,
    x0: 200,
    vx: 100,
    drift: 0,
    y0: 100 + vy - gravity / 2,
    vy: -vy,
    gravity,
  };
  const points = Array.from({ length: 31 }, (_, at) => {
    const seconds = at / 30;
    return { seconds, ...placeAt(parabola, seconds), diameter: 20, roundness: 1, colour: null };
  });
  return { points, parabola, diameter: 20, residual: 0 };
}

test.each([
  { name: 'rises and falls', flight: flightBy(290), expected: true },
  { name: 'is thrown down', flight: flightBy(-50), expected: false },
  { name: 'rises on', flight: flightBy(700), expected: false },
  { name: 'is thrown flat', flight: flightBy(10, 20), expected: false },
])('a ball that $name came in an arc: $expected', ({ flight, expected }) => {
  expect(cameInAnArc(flight, rim)).toBe(expected);
});

test('a ball that passed far from a ring came to it in no arc', () => {
  expect(cameInAnArc(flightBy(290), { ...rim, cy: 220 })).toBe(false);
});

test('what falls into the picture tells nothing where it comes in', () => {
  const moved = (flight: Flight, by: number): Flight => ({
    ...flight,
    points: flight.points.map((point) => ({ ...point, y: point.y + by })),
    parabola: { ...flight.parabola, y0: flight.parabola.y0 + by },
  });
  const falling = flightBy(-100, 200);
  const first = falling.points[0]!.y;
  const inside = moved(falling, 50 - first);
  expect(withoutEntry(inside).points).toEqual(inside.points);
  const fellIn = withoutEntry(moved(falling, 1 - first));
  expect(fellIn.points.length).toBeLessThan(falling.points.length);
  expect(fellIn.points[0]!.y).toBeGreaterThan(2 * falling.diameter);
});

/** One that goes `across` px to the side and whose ball is `grown` times as large in the end. */
function flightAcross(across: number, grown: number): Flight {
  const flight = flightBy(290);
  const last = flight.points.length - 1;
  const points = flight.points.map((point, at) => ({
    ...point,
    x: 200 + (across * at) / last,
    diameter: 20 * (1 + ((grown - 1) * at) / last),
  }));
  return { ...flight, points };
}

test.each([
  { name: 'a ball thrown up and caught', across: 3, grown: 1, expected: true },
  { name: 'a shot from the side', across: 100, grown: 1, expected: false },
  { name: 'a shot seen from right behind the shooter', across: 3, grown: 0.6, expected: false },
])('$name stays at its place: $expected', ({ across, grown, expected }) => {
  expect(staysAtItsPlace(flightAcross(across, grown))).toBe(expected);
});
