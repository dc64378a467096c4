import { describe, expect, it } from 'vitest';
import type { KnownCall } from './call-quality.ts';
import { aucOf, calibrationOf, errorsOf, logLossOf } from './call-quality.ts';

const calls = (...pairs: [probability: number, made: boolean][]): KnownCall[] =>
  pairs.map(([probability, made]) => ({ probability, made }));

describe('aucOf', () => {
  it.each([
    { name: 'a perfect ranking', given: calls([0.9, true], [0.6, true], [0.5, false]), auc: 1 },
    { name: 'a reversed one', given: calls([0.1, true], [0.9, false]), auc: 0 },
    { name: 'ties', given: calls([0.5, true], [0.5, false]), auc: 0.5 },
    {
      name: 'three of four pairs',
      given: calls([0.9, true], [0.4, true], [0.6, false], [0.1, false]),
      auc: 0.75,
    },
  ])('$name', ({ given, auc }) => {
    expect(aucOf(given)).toBe(auc);
  });
});

describe('logLossOf', () => {
  it('is log 2 for a coin toss', () => {
    expect(logLossOf(calls([0.5, true], [0.5, false]))).toBeCloseTo(Math.LN2, 10);
  });

  it('is large, not infinite, for a certain call that was wrong', () => {
    const loss = logLossOf(calls([0, true]));
    expect(loss).toBeGreaterThan(20);
    expect(loss).toBeLessThan(Infinity);
  });
});

it('errorsOf counts both kinds, and one half as made', () => {
  expect(errorsOf(calls([0.5, true], [0.49, true], [0.5, false], [0.1, false]))).toBe(2);
});

it('calibrationOf compares predictions with outcomes, including certain ones', () => {
  const bins = calibrationOf(calls([1, true], [0.95, false], [0.05, false]));
  expect(bins).toHaveLength(2);
  expect(bins[0]).toMatchObject({ from: 0, count: 1, observed: 0 });
  expect(bins[1]).toMatchObject({ to: 1, count: 2, observed: 0.5, predicted: 0.975 });
});
