import { REGULATION } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { flyOn } from './ball-flight.ts';
import type { BallState } from './ball-flight.ts';
import type { FittedFlight } from './fit-flight.ts';
import { releaseAt } from './release.ts';
import { spotByFlight } from './spot-by-flight.ts';
import { throwFrom } from './testing/film-shot.ts';
import type { TracedShot } from './trace-shot.ts';

/** A throw that is known exactly but for its first x, by a sigma of `unsure` feet; first seen 0.1 s after the release. */
function traced(thrown: BallState, { unsure = 0, pace = 1 } = {}): TracedShot {
  const first = flyOn(thrown, 0.1);
  const from = ([x = 0]: readonly number[]) => ({
    start: { at: { ...first.at, x }, speed: first.speed },
    pace,
  });
  const flight: FittedFlight = {
    ...from([first.at.x]),
    ...{ from, noiseScale: 1, equipment: REGULATION },
    camera: { focal: 500, project: () => null, placeAt: () => ({ x: 0, y: 0, z: 0 }) },
    fit: { parameters: [first.at.x], cost: 11, parts: 12, covariance: [[unsure ** 2]] },
  };
  return { flight, sightings: [{ seconds: 3, x: 0, y: 0, diameter: 20 }] };
}

describe('a throw that is known exactly', () => {
  test.each([
    ['from the free-throw line', 0, 15],
    ['from the corner', -22, 0],
    ['from the wing', 12, 16],
  ])('%s began where the feet are, a tenth of a second before', (_name, x, y) => {
    const spot = spotByFlight(traced(throwFrom(x, y)));
    expect(spot?.court.x).toBeCloseTo(x, 1);
    expect(spot?.court.y).toBeCloseTo(y, 1);
    expect(spot?.distance.value).toBeCloseTo(Math.hypot(x, y), 1);
    expect(spot?.release.value).toBeCloseTo(2.9, 2);
  });

  test('in slow motion begins earlier by the video’s clock', () => {
    const spot = spotByFlight(traced(throwFrom(0, 15), { pace: 0.5 }));
    expect(spot?.release.value).toBeCloseTo(2.8, 2);
  });

  test('is uncertain along the shot’s direction because of the hands’ height', () => {
    const thrown = throwFrom(0, 20);
    const { covariance, errorFeet, distance } = spotByFlight(traced(thrown))!;
    // Distance back to where the ball was 0.8 ft lower, apart from the foot behind the hands.
    const lower = releaseAt(thrown, 7.6 - 0.8).state.at.y - thrown.at.y;
    expect(lower).toBeGreaterThan(0.3);
    const run = 1.5 ** 2 * Math.exp(-2 * (20 / 7) ** 2);
    expect(covariance[1][1]).toBeCloseTo(lower ** 2 + run, 2);
    expect(covariance[0][0]).toBeCloseTo(run, 2);
    expect(covariance[0][1]).toBeCloseTo(0, 2);
    expect(covariance[1][0]).toBe(covariance[0][1]);
    expect(errorFeet).toBeCloseTo(Math.sqrt(covariance[0][0] + covariance[1][1]), 9);
    expect(distance.error).toBeCloseTo(lower, 2);
  });

  test('from the corner is uncertain in the other direction', () => {
    const { covariance } = spotByFlight(traced(throwFrom(-22, 0)))!;
    expect(covariance[1][1]).toBeCloseTo(0, 2);
    expect(covariance[0][0]).toBeGreaterThan(0.12);
  });

  test.each([
    ['at the right', 12, 12, 1],
    ['at the left', -12, 12, -1],
  ])('from %s is uncertain along the shot’s direction', (_name, x, y, sign) => {
    // Along by more than across: x and y are off together toward the basket.
    const { covariance } = spotByFlight(traced(throwFrom(x, y)))!;
    expect(Math.sign(covariance[0][1])).toBe(sign);
    expect(Math.abs(covariance[0][1])).toBeLessThan(covariance[0][0]);
  });

  test('near the basket may have begun anywhere around there', () => {
    const near = spotByFlight(traced(throwFrom(0, 4, 70)))!;
    const far = spotByFlight(traced(throwFrom(0, 20)))!;
    expect(near.covariance[0][0]).toBeCloseTo(1.5 ** 2 * Math.exp(-2 * (4 / 7) ** 2), 2);
    expect(near.covariance[0][0]).toBeGreaterThan(5 * far.covariance[0][0]);
    // Its distance is known better.
    expect(near.distance.error).toBeLessThan(Math.sqrt(near.covariance[1][1]));
  });

  test('has a release moment as uncertain as the height of the hands', () => {
    const { release } = spotByFlight(traced(throwFrom(0, 15)))!;
    const rising = releaseAt(throwFrom(0, 15), 7.6).state.speed.z;
    expect(release.error).toBeCloseTo(0.8 / rising, 3);
    const slowed = spotByFlight(traced(throwFrom(0, 15), { pace: 0.5 }))!;
    expect(slowed.release.error).toBeCloseTo(1.6 / rising, 3);
  });
});

test('the error of the sightings is added', () => {
  const sure = spotByFlight(traced(throwFrom(-22, 0)))!;
  const unsure = spotByFlight(traced(throwFrom(-22, 0), { unsure: 2 }))!;
  const stretched = (22 / 21) ** 2;
  expect(unsure.covariance[0][0] - sure.covariance[0][0]).toBeCloseTo(4 * stretched, 0);
  expect(unsure.covariance[1][1]).toBeCloseTo(sure.covariance[1][1], 3);
  expect(unsure.distance.error).toBeGreaterThan(2);
  expect(unsure.court).toEqual(sure.court);
});

test('a flight that its sightings do not determine has no start', () => {
  const { flight, sightings } = traced(throwFrom(0, 15));
  const loose = { ...flight, fit: { ...flight.fit, covariance: null } };
  expect(spotByFlight({ flight: loose, sightings })).toBeNull();
  expect(spotByFlight({ flight, sightings: [] })).toBeNull();
});
