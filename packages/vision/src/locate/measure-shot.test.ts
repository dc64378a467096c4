import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import type { Estimate } from '../analysis.ts';
import { flyOn } from './ball-flight.ts';
import { fitCamera } from './fit-camera.ts';
import { atRing, fitFlight } from './fit-flight.ts';
import { marksSeen, rimSeen, sightingsOf, size, throwFrom } from './testing/film-shot.ts';
import { measureShot } from './measure-shot.ts';

const known = { ...size, rim: rimSeen(), marks: marksSeen(), markSigma: 2, equipment: REGULATION };
const natural = { pace: 1, paceSigma: 0.02, ballLooks: 1.08 };

function metricsOf(x: number, y: number, degrees: number) {
  const thrown = throwFrom(x, y, degrees);
  const view = fitCamera(known);
  const flight = view && fitFlight(view, sightingsOf(thrown, 0), natural);
  if (!flight) throw new Error('This flight can be fitted.');
  return { thrown, metrics: measureShot(flight) };
}

function expectWithinTwoErrors(estimate: Estimate | undefined, truth: number): void {
  expect(estimate).toBeDefined();
  const { value, error } = estimate ?? { value: 0, error: 0 };
  expect(Math.abs(value - truth)).toBeLessThan(2 * error);
}

describe.each([
  ['a flat free throw', 0, 14.5, 45],
  ['a high three', -17, 17, 58],
  ['from the corner', 22, 1, 50],
  ['from the elbow', 8, 13, 54],
] as const)('%s', (_name, x, y, degrees) => {
  const { thrown, metrics } = metricsOf(x, y, degrees);
  const ring = atRing(thrown, REGULATION);

  test('seconds from hand to ring', () => {
    expectWithinTwoErrors(metrics.flightSeconds, ring.seconds);
  });

  test('angle at the ring', () => {
    const { speed } = ring.state;
    const truth = (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
    expectWithinTwoErrors(metrics.entryDegrees, truth);
  });

  test('highest point', () => {
    const heights = Array.from({ length: 2000 }, (_, at) => flyOn(thrown, at / 1000).at.z);
    expectWithinTwoErrors(metrics.apexFeet, Math.max(...heights));
  });
});

describe('of six sightings in a view without marks', () => {
  const seen = (noise: number) => {
    const few = sightingsOf(throwFrom(-17, 17), 0, { from: 1, noise }).slice(0, 6);
    const view = fitCamera({ ...known, marks: [] });
    const flight = view && fitFlight(view, few, natural);
    return flight && measureShot(flight);
  };

  test('a measure that is known well enough is reported', () => {
    const { speed } = atRing(throwFrom(-17, 17), REGULATION).state;
    const truth = (Math.atan2(-speed.z, Math.hypot(speed.x, speed.y)) * 180) / Math.PI;
    expectWithinTwoErrors(seen(1)?.entryDegrees, truth);
  });

  test('and none where the sightings are noisy', () => {
    expect(seen(3)).toEqual({});
  });
});

/** A throw from the spot that comes down that far past the ring and right of it, seen by the phone at the right of the court. */
function missFrom(x: number, y: number, long: number, right: number) {
  const { at, speed } = throwFrom(x, y);
  const [ux, uy] = [-x / Math.hypot(x, y), -y / Math.hypot(x, y)];
  // A parallel shift of the whole flight.
  const moved = { x: at.x + long * ux - right * uy, y: at.y + long * uy + right * ux, z: at.z };
  const view = fitCamera(known);
  const flight = view && fitFlight(view, sightingsOf({ at: moved, speed }, 0), natural);
  return flight ? measureShot(flight) : {};
}

describe('beside the ring', () => {
  // The phone sees the flight at 88 and at 59 degrees.
  test.each([
    ['short, seen from the side', -17, 12, -0.8],
    ['long, seen from the side', -17, 12, 0.9],
    ['long, from the corner', -22, 1, 0.7],
  ])('%s', (_name, x, y, long) => {
    const metrics = missFrom(x, y, long, 0);
    expect(Math.abs((metrics.longFeet?.value ?? 0) - long)).toBeLessThan(0.3);
    expect(metrics.rightFeet).toBeUndefined();
  });

  test.each([
    ['left, seen from behind', -0.7],
    ['right, seen from behind', 0.8],
  ])('%s', (_name, right) => {
    const metrics = missFrom(12, 18, 0, right);
    expect(Math.abs((metrics.rightFeet?.value ?? 0) - right)).toBeLessThan(0.2);
    expect(metrics.longFeet).toBeUndefined();
  });

  test.each([
    ['at 37 degrees, between both views', -1, 18],
    ['from near the basket', -4, 3],
  ])('nothing is reported %s', (_name, x, y) => {
    expect(missFrom(x, y, 0.6, 0.6)).not.toHaveProperty('longFeet');
    expect(missFrom(x, y, 0.6, 0.6)).not.toHaveProperty('rightFeet');
  });
});

test('a layup that stays about as high as the ring has no angle at it', () => {
  const { metrics } = metricsOf(1.2, 1.6, 75);
  expect(metrics.entryDegrees).toBeUndefined();
  expect(metrics.flightSeconds).toBeUndefined();
});
