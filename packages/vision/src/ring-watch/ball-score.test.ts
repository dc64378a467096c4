import { describe, expect, test } from 'vitest';
import { rimViewThresholds } from '../thresholds/ring-watch.ts';
import { findBallSpot } from './ball-score.ts';
import { patchHeight, patchWidth } from './rim-patch.ts';

type Shape = (x: number, y: number) => boolean;

function weightsOf(shape: Shape): Float32Array {
  return Float32Array.from({ length: patchWidth * patchHeight }, (_, i) =>
    shape(i % patchWidth, Math.floor(i / patchWidth)) ? 1 : 0,
  );
}

const size = 0.52 * rimViewThresholds.scale;
const disc: Shape = (x, y) => Math.hypot(x - 30, y - 40) <= size / 2;

test('a ball is found where it is', () => {
  const spot = findBallSpot(weightsOf(disc));
  expect(Math.hypot((spot?.x ?? 0) - 30, (spot?.y ?? 0) - 40)).toBeLessThan(2.5);
  expect(spot?.score).toBeGreaterThan(0.6);
});

test('a ball half behind the net is still found, with a lower score', () => {
  const meshed: Shape = (x, y) => disc(x, y) && (x + y) % 4 !== 0;
  const spot = findBallSpot(weightsOf(meshed));
  expect(spot?.score).toBeGreaterThan(rimViewThresholds.minBallScore);
  expect(spot?.score).toBeLessThan(findBallSpot(weightsOf(disc))?.score ?? 0);
});

describe('no ball', () => {
  const cases: [string, Shape][] = [
    ['nothing', () => false],
    ['a player who covers everything', () => true],
    ['an arm', (x) => x >= 28 && x < 31],
    ['a swinging net’s threads', (x, y) => y > 40 && (x % 8 === 0 || y % 8 === 0)],
  ];
  test.each(cases)('%s', (_name, shape) => {
    expect(findBallSpot(weightsOf(shape))).toBeNull();
  });
});
