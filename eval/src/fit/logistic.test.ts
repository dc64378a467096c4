import { describe, expect, it } from 'vitest';
import { fitLogistic, probabilityOf } from './logistic.ts';

/** Evenly spread numbers between 0 and 1 that look random and are always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('fitLogistic', () => {
  it('finds the weights that made noisy labels, in the units of the columns', () => {
    const random = numbers(7);
    const rows = Array.from({ length: 20_000 }, () => [random() * 4, random() * 1000]);
    const labels = rows.map(
      ([x = 0, y = 0]) => random() < 1 / (1 + Math.exp(-(-3 + 2 * x - 0.003 * y))),
    );
    const { intercept, weights } = fitLogistic(rows, labels, 0.1);
    expect(intercept).toBeCloseTo(-3, 0);
    expect(weights[0]).toBeCloseTo(2, 0);
    expect((weights[1] ?? 0) * 1000).toBeCloseTo(-3, 0);
  });

  it('returns the log odds for a fit without any column', () => {
    const { intercept, weights } = fitLogistic([[], [], [], []], [true, true, true, false], 1);
    expect(intercept).toBeCloseTo(Math.log(3), 6);
    expect(weights).toEqual([]);
  });

  it('keeps finite weights if a line separates the labels, smaller ones for a larger penalty', () => {
    const rows = [[1], [2], [3], [10], [11], [12]];
    const labels = rows.map(([x = 0]) => x > 5);
    const [weak, strong] = [0.1, 10].map((strength) => fitLogistic(rows, labels, strength));
    for (const model of [weak, strong]) {
      expect(rows.map((row) => (model ? probabilityOf(model, row) > 0.5 : null))).toEqual(labels);
    }
    expect(strong?.weights[0]).toBeGreaterThan(0);
    expect(weak?.weights[0]).toBeGreaterThan(strong?.weights[0] ?? Infinity);
  });

  it('gives a constant column no weight', () => {
    const rows = [[0, 0.1], [1, 0.1], [2, 0.1], [1, 0.1]]; // prettier-ignore
    const { weights } = fitLogistic(rows, [false, false, true, true], 1);
    expect(weights[0]).toBeGreaterThan(0);
    expect(weights[1]).toBe(0);
  });

  it('handles labels that are all the same', () => {
    const model = fitLogistic([[1], [2], [3]], [true, true, true], 1);
    expect(probabilityOf(model, [2])).toBeGreaterThan(0.99);
  });

  it('reaches the point where the gradient is zero', () => {
    const random = numbers(3);
    const rows = Array.from({ length: 60 }, () => [random(), random(), random()]);
    const labels = rows.map(([x = 0, y = 0]) => x + 0.3 * random() > y);
    const strength = 2;
    const model = fitLogistic(rows, labels, strength);
    const residual = rows.reduce(
      (sum, row, at) => sum + probabilityOf(model, row) - (labels[at] === true ? 1 : 0),
      0,
    );
    // The intercept is not penalised, so the predicted number of successes is the true one.
    expect(residual).toBeCloseTo(0, 6);
  });
});
