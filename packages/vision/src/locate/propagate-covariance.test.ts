import { REGULATION } from '@hooplog/domain';
import { expect, test } from 'vitest';
import type { FittedFlight } from './fit-flight.ts';
import { propagateCovariance } from './propagate-covariance.ts';

/** A flight of two parameters: the ball's x, and its pace. */
function flightOf(fit: Partial<FittedFlight['fit']>, noiseScale = 1): FittedFlight {
  const from = ([x = 0, pace = 1]: readonly number[]) => ({
    start: { at: { x, y: 0, z: 8 }, speed: { x: 0, y: 0, z: 20 } },
    pace,
  });
  const usual = { parameters: [3, 1], cost: 10, parts: 12, covariance: [[4, 1], [1, 9]] }; // prettier-ignore
  const camera = { focal: 500, project: () => null, placeAt: () => ({ x: 0, y: 0, z: 0 }) };
  const equipment = REGULATION;
  return { ...from([3, 1]), camera, equipment, fit: { ...usual, ...fit }, noiseScale, from };
}

const xAndPace = ({ start, pace }: Pick<FittedFlight, 'start' | 'pace'>) => [
  2 * start.at.x,
  start.at.x + pace,
];

test('errors of the parameters become errors of values derived from them', () => {
  // Ten squared sigmas over ten degrees of freedom: as exact as assumed.
  const [[xx, xy], [yx, yy]] = propagateCovariance(flightOf({}), xAndPace) as [
    [number, number],
    [number, number],
  ];
  expect(xx).toBeCloseTo(16, 6);
  expect(xy).toBeCloseTo(10, 6);
  expect(yx).toBeCloseTo(10, 6);
  expect(yy).toBeCloseTo(15, 6);
});

test.each([
  // The prior on the fit's quality counts as four more beside the ten degrees of freedom.
  ['a worse fit', { cost: 30 }, 1, 34 / 14],
  ['a better one', { cost: 7 }, 1, 11 / 14],
  ['a far better one', { cost: 1 }, 1, 5 / 14],
  ['one with nothing to spare', { cost: 3, parts: 2 }, 1, 7 / 4],
  ['one that had to be taken for less exact', {}, 2, 4],
])('%s widens or narrows them', (_name, fit, noiseScale, factor) => {
  const spread = propagateCovariance(flightOf(fit, noiseScale), xAndPace);
  expect(spread?.[0]?.[0]).toBeCloseTo(16 * factor, 5);
});

test('a flight that its sightings do not determine has no covariance', () => {
  expect(propagateCovariance(flightOf({ covariance: null }), xAndPace)).toBeNull();
});
