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

test('a layup that stays about as high as the ring has no angle at it', () => {
  const { metrics } = metricsOf(1.2, 1.6, 75);
  expect(metrics.entryDegrees).toBeUndefined();
  expect(metrics.flightSeconds).toBeUndefined();
});
