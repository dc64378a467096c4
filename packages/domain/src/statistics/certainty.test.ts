import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accuracyInterval, accuracyTrend, shotsToReliable } from './certainty.ts';

// Reference values: Newcombe (1998), Statistics in Medicine 17, table I, method 3.
test.each<[made: number, total: number, low: number, high: number]>([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies between %d and %d', (made, total, low, high) => {
  const interval = accuracyInterval({ made, total });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('without shots everything is possible', () => {
  expect(accuracyInterval({ made: 0, total: 0 })).toEqual({ low: 0, high: 1 });
});

const totals = fc
  .tuple(fc.nat(400), fc.nat(400))
  .map(([made, missed]) => ({ made, total: made + missed }));

test('the interval contains the accuracy and narrows with more shots of the same kind', () => {
  fc.assert(
    fc.property(totals, ({ made, total }) => {
      fc.pre(total > 0);
      const { low, high } = accuracyInterval({ made, total });
      expect(low).toBeLessThanOrEqual(made / total + 1e-9);
      expect(high).toBeGreaterThanOrEqual(made / total - 1e-9);
      const double = accuracyInterval({ made: 2 * made, total: 2 * total });
      expect(double.high - double.low).toBeLessThan(high - low);
    }),
  );
});

test.each<[made: number, total: number, more: number]>([
  [0, 0, 39],
  [5, 10, 29],
  [20, 40, 0],
  [10, 10, 0],
  [500, 1000, 0],
])('%i of %i needs %i more shots', (made, total, more) => {
  expect(shotsToReliable({ made, total })).toBe(more);
});

test.each<[what: string, now: [number, number], before: [number, number], trend: object | null]>([
  ['clearly better', [80, 100], [50, 100], { points: 30, isSure: true }],
  ['clearly worse', [50, 100], [80, 100], { points: -30, isSure: true }],
  ['perhaps better', [6, 10], [5, 10], { points: 10, isSure: false }],
  ['the same', [5, 10], [5, 10], { points: 0, isSure: false }],
  ['nothing before', [5, 10], [0, 0], null],
  ['nothing now', [0, 0], [5, 10], null],
])('%s', (_, now, before, trend) => {
  const of = ([made, total]: [number, number]) => ({ made, total });
  expect(accuracyTrend(of(now), of(before))).toEqual(trend);
});
