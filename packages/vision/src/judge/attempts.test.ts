import { describe, expect, test } from 'vitest';
import type { Flight } from '../track/track.ts';
import { findAttempts } from './attempts.ts';
import { ballTrajectoryOf } from './ball-trajectory.ts';
import type { RimSample } from '../ring-watch/sample.ts';
import type { Trajectory } from './testing/film-trajectory.ts';
import { fall, flightAlong, rim, samplesOf } from './testing/film-trajectory.ts';

const arrivals = (samples: readonly RimSample[], flights: readonly Flight[]): number[] =>
  findAttempts(ballTrajectoryOf(samples, flights, rim)).map(({ arrival }) => arrival);

/** Thrown from 12 half rim widths to the left; at second 1 it comes down to the ring's height at `u`. */
const thrownTo =
  (u: number): Trajectory =>
  (t) => ({ u: u + 12 * (t - 1), v: fall(t - 0.55) - fall(0.45) });

/** Follows each trajectory where the ones before it are not seen. */
const joined = (...ways: readonly Trajectory[]): Trajectory =>
  (t) => ways.map((trajectory) => trajectory(t)).find((sighting) => sighting !== null) ?? null; // prettier-ignore

const during =
  (trajectory: Trajectory, from: number, to: number): Trajectory =>
  (t) =>
    t >= from && t < to ? trajectory(t) : null;

describe('a throw that was seen', () => {
  test.each([
    ['comes down through the ring', 0],
    ['comes down beside it: an air ball', 2.6],
    ['comes down beside it on the near side', -2.6],
  ])('%s', (_name, u) => {
    const [arrival, ...others] = arrivals([], [flightAlong(thrownTo(u), 0.1, 1.1)]);
    expect(others).toEqual([]);
    expect(Math.abs((arrival ?? 0) - 1)).toBeLessThan(0.2);
  });

  test('is a shot when it comes, whatever moved in front of the ring before', () => {
    const trembling: Trajectory = (t) => ({ u: 0.3 * Math.sin(40 * t), v: -0.2 });
    const samples = samplesOf(
      joined(during(thrownTo(0), 0.8, 1.1), during(trembling, 0.15, 0.8)),
      2,
    );
    const [arrival, ...others] = arrivals(samples, [flightAlong(thrownTo(0), 0.1, 1.1)]);
    expect(others).toEqual([]);
    expect(arrival).toBeGreaterThan(0.9);
  });

  test('is another shot right after the one before, though the ball seems to be at the ring all the time', () => {
    const second: Trajectory = (t) => thrownTo(0)(t - 1.5);
    const flights = [flightAlong(thrownTo(0), 0.1, 1), flightAlong(second, 1.6, 2.5)];
    const restless: Trajectory = (t) => ({ u: 0.5 + 0.3 * Math.sin(30 * t), v: -0.5 });
    expect(arrivals(samplesOf(during(restless, 1, 3), 3), flights)).toHaveLength(2);
  });

  test('reaches the ring where its trajectory turns', () => {
    // To the ring's edge at second 1, up again, and down through the ring 0.7 s later.
    const bounced: Trajectory = (t) => ({ u: 0.6, v: -0.9 - 15 * (t - 1) + fall(t - 1) });
    const samples = samplesOf(joined(during(thrownTo(0), 0.8, 0.95), during(bounced, 0.95, 2)), 2);
    const [arrival] = arrivals(samples, [flightAlong(thrownTo(0), 0.1, 0.95)]);
    expect(Math.abs((arrival ?? 0) - 1)).toBeLessThan(0.1);
  });
});

test('a ball that lies on the ring and drops was thrown once, though the ring hides more and more of it', () => {
  // Down to the ring at second 1, rests on it for half a second, then falls through it.
  const lies: Trajectory = () => ({ u: 0.4, v: -0.5 });
  const drops: Trajectory = (t) => ({ u: 0.4, v: -0.5 + fall(t - 1.5) });
  const trajectory = joined(
    during(thrownTo(0.4), 0.8, 1),
    during(lies, 1, 1.5),
    during(drops, 1.5, 1.8),
  );
  const flight = flightAlong(joined(during(lies, 1, 1.5), during(drops, 1.5, 1.75)), 1, 1.7);
  const points = flight.points.map((point, at) => ({ ...point, diameter: 28 - at }));
  const flights = [flightAlong(thrownTo(0.4), 0.1, 1), { ...flight, points }];
  expect(arrivals(samplesOf(trajectory, 2.5), flights)).toHaveLength(1);
});

describe('no attempts', () => {
  // From under the ring up past it and out of the picture, while something falls below the ring.
  const rising: Trajectory = (t) => ({ u: 1 - t, v: 1.1 - 26 * (t - 0.3) + fall(t - 0.3) });
  const below: Trajectory = (t) => ({ u: 1.4, v: 2 + 2 * (t - 0.8) });
  // Over the ring, but still so high there that it comes down far behind it.
  const pass: Trajectory = (t) => ({ u: 25 * (t - 1), v: -1.2 + fall(t - 0.9) - fall(0.1) });
  const cases: [string, readonly RimSample[], readonly Flight[]][] = [
    ['a pass past the ring', samplesOf(during(pass, 0.93, 1.07), 2), [flightAlong(pass, 0.4, 1.5)]],
    [
      'a throw that was not seen to come down',
      samplesOf(joined(during(rising, 0.3, 0.6), during(below, 0.8, 1)), 2),
      [flightAlong(during(rising, 0.3, 0.6), 0.3, 0.6)],
    ],
    ['a ball far behind the ring', [], [flightAlong(thrownTo(0), 0.1, 1.1, 10)]],
  ];
  test.each(cases)('%s', (_name, samples, flights) => {
    expect(arrivals(samples, flights)).toEqual([]);
  });
});

test('a ball that is followed up from below the ring was thrown again', () => {
  // Misses, falls beside the ring, is caught there and put up again 0.6 s after it was last high.
  const missed: Trajectory = (t) => ({ u: 1.6, v: -1 + fall(t - 1) });
  const held: Trajectory = () => ({ u: 1.6, v: 2.4 });
  const again: Trajectory = (t) => ({
    u: 1.6 - 2 * (t - 1.7),
    v: 2.4 - 18 * (t - 1.7) + fall(t - 1.7),
  });
  const trajectory = joined(
    during(thrownTo(0), 0.8, 1),
    during(missed, 1, 1.4),
    during(held, 1.4, 1.7),
    during(again, 1.7, 2.6),
  );
  expect(arrivals(samplesOf(trajectory, 3), [flightAlong(thrownTo(0), 0.1, 1)])).toHaveLength(2);
});

test('a single sighting below the ring is no new throw', () => {
  const bounces: Trajectory = (t) => ({ u: -0.3, v: -2 * (t - 1) + fall(t - 1) });
  const slip: Trajectory = () => ({ u: -0.3, v: 1.21 });
  const trajectory = joined(
    during(thrownTo(0), 0.8, 1),
    during(slip, 1, 1.03),
    during(bounces, 1.03, 1.4),
  );
  expect(arrivals(samplesOf(trajectory, 2), [flightAlong(thrownTo(0), 0.1, 1)])).toHaveLength(1);
});

test('a ball that comes to rest on the ring stays a ball', () => {
  const rests: Trajectory = (t) => (t < 1 ? thrownTo(0)(t) : t < 1.6 ? { u: 0, v: -0.2 } : null);
  const trajectory = ballTrajectoryOf(samplesOf(during(rests, 0.7, 2), 2), [], rim);
  expect(trajectory.sightings.filter(({ seconds }) => seconds > 1.1)).not.toEqual([]);
});

test('something at the ring right after the ball flew off is not the ball', () => {
  const off: Trajectory = (t) => ({ u: 0.6 + 8 * (t - 1), v: -0.9 - 6 * (t - 1) + fall(t - 1) });
  const trembling: Trajectory = (t) => ({ u: 0.3 * Math.sin(40 * t), v: -0.2 });
  const trajectory = joined(
    during(thrownTo(0), 0.8, 1),
    during(off, 1, 1.5),
    during(trembling, 1.5, 1.56),
  );
  const flights = [flightAlong(thrownTo(0), 0.1, 1), flightAlong(off, 1, 1.5)];
  const [attempt] = findAttempts(ballTrajectoryOf(samplesOf(trajectory, 2), flights, rim));
  expect(attempt?.sightings.at(-1)?.seconds).toBeLessThan(1.5);
});
