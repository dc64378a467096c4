import { describe, expect, test } from 'vitest';
import { costOf, huber, minimise } from './minimise.ts';

describe('a least-squares minimum', () => {
  test('of a straight line through noisy points has the right covariance', () => {
    // y = 1 + 2x, off by ±0.5: (XᵀX)⁻¹ of x = 0…3 is [[0.7, −0.3], [−0.3, 0.2]].
    const points = [[0, 1.5], [1, 2.5], [2, 4.5], [3, 7.5]] as const; // prettier-ignore
    const fit = minimise(([a, b]) => points.map(([x, y]) => a! + b! * x - y), [9, -9]);
    expect(fit?.parameters[0]).toBeCloseTo(1, 4);
    expect(fit?.parameters[1]).toBeCloseTo(2, 4);
    expect(fit?.cost).toBeCloseTo(1, 4);
    expect(fit?.parts).toBe(4);
    expect(fit && costOf(fit)).toBeCloseTo(0.25, 4);
    expect(fit?.covariance?.flat().map((value) => value.toFixed(3))).toEqual(['0.700', '-0.300', '-0.300', '0.200']); // prettier-ignore
  });

  test('is found along a curved valley', () => {
    const fit = minimise(([x, y]) => [10 * (y! - x! ** 2), 1 - x!], [-1.2, 1]);
    expect(fit?.parameters[0]).toBeCloseTo(1, 2);
    expect(fit?.parameters[1]).toBeCloseTo(1, 2);
    expect(fit?.cost).toBeLessThan(1e-3);
  });

  test('fails where the model is undefined at the start', () => {
    expect(minimise(() => null, [1])).toBeNull();
    expect(minimise(([x]) => (x === 1 ? [x] : null), [1])).toBeNull();
  });

  test('is found around points where the model is undefined', () => {
    const fit = minimise(([x]) => (x! < 0.5 ? null : [x! ** 2 - 1]), [4]);
    expect(fit?.parameters[0]).toBeCloseTo(1, 2);
  });

  test('has no covariance if a parameter is undetermined', () => {
    const fit = minimise(([x]) => [x! - 3], [0, 7]);
    expect(fit).toEqual({ parameters: [0, 7], cost: 9, parts: 1, covariance: null });
  });
});

test.each([
  [0, 0],
  [2.4, 2.4],
  [-2.4, -2.4],
  // Past 2.5 sigmas its square grows as a straight line: 2·2.5·10 − 2.5².
  [10, Math.sqrt(43.75)],
  [-10, -Math.sqrt(43.75)],
])('%d sigmas count as %d', (sigmas, counted) => {
  expect(huber(sigmas)).toBeCloseTo(counted, 9);
});

test('no residuals cost nothing', () => {
  expect(costOf({ parameters: [], cost: 3, parts: 0, covariance: null })).toBe(3);
});
