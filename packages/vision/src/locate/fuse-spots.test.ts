import { expect, test } from 'vitest';
import { fuseSpots } from './fuse-spots.ts';
import { spotOf } from './court-error.ts';

/** A spot known to some feet across and along the y axis. */
const spot = (x: number, y: number, across: number, along: number) =>
  spotOf({ x, y }, [
    [across ** 2, 0],
    [0, along ** 2],
  ]);

test('two that agree are weighted by how sure each is, each in its own direction', () => {
  const agreed = fuseSpots(spot(0, 15, 1, 0.5), spot(1, 16, 0.5, 1));
  expect(agreed?.method).toBe('both');
  expect(agreed?.court.x).toBeCloseTo(0.8, 6);
  expect(agreed?.court.y).toBeCloseTo(15.2, 6);
  const surerOnly = fuseSpots(spot(0, 0, 0.5, 0.5), null);
  expect(agreed?.errorFeet).toBeLessThan(surerOnly?.errorFeet ?? 0);
});

test('however sure both are, marks, lens and a moving shooter leave an error of half a foot', () => {
  const agreed = fuseSpots(spot(0, 15, 0.1, 0.1), spot(0.1, 15, 0.1, 0.1));
  expect(agreed?.method).toBe('both');
  expect(agreed?.errorFeet).toBeGreaterThan(0.5);
});

test.each([
  ['seen less clearly', spot(0, 15, 1, 1), spot(12, 15, 2, 2)],
  ['seen more clearly', spot(0, 15, 3, 3), spot(12, 15, 1, 1)],
])('feet elsewhere are rejected, but leave doubt: %s', (_name, flight, feet) => {
  const agreed = fuseSpots(flight, feet);
  expect(agreed?.method).toBe('flight');
  expect(agreed?.court.x).toBe(0);
  expect(agreed?.errorFeet).toBeGreaterThan(flight.errorFeet);
});

test.each([
  ['only the flight', spot(0, 15, 1, 1), null, 'flight'],
  ['only the feet', null, spot(0, 15, 1, 1), 'feet'],
] as const)('%s is known', (_name, flight, feet, method) => {
  expect(fuseSpots(flight, feet)).toMatchObject({ method, court: { x: 0, y: 15 } });
});

test('without either, nothing is known', () => {
  expect(fuseSpots(null, null)).toBeNull();
});

test.each([
  ['nearly two sigmas apart they agree', 2.8, 'both'],
  ['more than two apart they do not', 2.9, 'flight'],
])('of spots one foot sure each: %s', (_name, apart, method) => {
  expect(fuseSpots(spot(0, 15, 1, 1), spot(apart, 15, 1, 1))?.method).toBe(method);
  expect(fuseSpots(spot(0, 15, 1, 1), spot(0, 15 - apart, 1, 1))?.method).toBe(method);
});

test('slanting errors are weighed along their slant', () => {
  const slanting = spotOf({ x: 0, y: 0 }, [[1, 0.8], [0.8, 1]]); // prettier-ignore
  const agreed = fuseSpots(slanting, spotOf({ x: 1, y: 0 }, [[1, -0.8], [-0.8, 1]])); // prettier-ignore
  expect(agreed?.court.x).toBeCloseTo(0.5, 9);
  expect(agreed?.court.y).toBeCloseTo(0.4, 9);
  expect(agreed?.covariance[0][0]).toBeCloseTo(0.18 + 0.16, 9);
  expect(agreed?.covariance[0][1]).toBeCloseTo(0, 9);
  const same = fuseSpots(slanting, slanting);
  expect(same?.covariance[0][1]).toBeCloseTo(0.4, 9);
  expect(same?.covariance[1][0]).toBeCloseTo(0.4, 9);
});

test('errors that both share are added, and doubt when they disagree', () => {
  const own = 0.4 ** 2;
  expect(fuseSpots(spot(0, 15, 1, 2), null)?.covariance).toEqual([[1 + own, 0], [0, 4 + own]]); // prettier-ignore
  expect(fuseSpots(null, spot(0, 15, 1, 2))?.covariance).toEqual([[1 + own, 0], [0, 4 + own]]); // prettier-ignore
  const disagreementFactor = fuseSpots(spotOf({ x: 0, y: 0 }, [[1, 0.5], [0.5, 2]]), spot(9, 9, 1, 1)); // prettier-ignore
  expect(disagreementFactor?.covariance.flat().map((value) => Number(value.toFixed(9)))).toEqual([2.25 + own, 1.125, 1.125, 4.5 + own]); // prettier-ignore
  expect(disagreementFactor?.errorFeet).toBeCloseTo(Math.sqrt(6.75 + 2 * own), 9);
});
