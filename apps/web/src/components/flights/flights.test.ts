import { describe, expect, test } from 'vitest';
import { type Flown, flightsOf, isMoreThanLuck } from './flights.ts';

/** A shot with this entry angle; null if the view left it too uncertain. */
function shot(entry: number | null, outcome: Flown['outcome'] = 'made', error = 0): Flown {
  const metrics = entry === null ? {} : { entryDegrees: { value: entry, error } };
  return { zone: 'zone_5_free_throw', outcome, metrics };
}

test.each([
  ['no shots', []],
  ['four that were measured', [40, 42, 44, 46, null, null]],
])('%s give no result', (_what, angles) => {
  expect(flightsOf(angles.map((angle) => shot(angle)))).toBeNull();
});

test('mean and spread use only measured shots', () => {
  const flights = flightsOf([42, 44, 46, 48, 50, null].map((angle) => shot(angle)));
  expect(flights?.entry).toMatchObject({ mean: 46, count: 5 });
  expect(flights?.entry.spread).toBeCloseTo(Math.sqrt(10), 5);
  expect(flights).toMatchObject({ byOutcome: null, apex: null, seconds: null });
});

test('the measurement error does not count as spread', () => {
  const angles = [42, 44, 46, 48, 50];
  const spreadWith = (error: number) =>
    flightsOf(angles.map((angle) => shot(angle, 'made', error)))?.entry.spread;
  expect(spreadWith(3)).toBeCloseTo(1, 5);
  expect(spreadWith(5)).toBe(0);
});

test('the spread of few shots is less certain than that of many', () => {
  const rangeOf = (times: number) => {
    const angles = Array.from({ length: times }, () => [42, 44, 46, 48, 50]).flat();
    return flightsOf(angles.map((angle) => shot(angle)))?.entry.spreadRange ?? [0, 0];
  };
  // For five with a standard deviation of 3.16 and four degrees of freedom chi-square tables give 1.9 and 9.1.
  expect(rangeOf(1)[0]).toBeCloseTo(1.9, 1);
  expect(rangeOf(1)[1]).toBeCloseTo(9.4, 1);
  expect(rangeOf(20)[1]).toBeLessThan(3.4);
});

describe('makes compared with misses', () => {
  const both = (made: readonly number[], missed: readonly number[]) =>
    flightsOf([
      ...made.map((angle) => shot(angle)),
      ...missed.map((angle) => shot(angle, 'missed')),
    ])?.byOutcome;

  test('are given if there are five of each', () => {
    expect(both([44, 45, 46, 45, 45], [40, 41, 42, 41])).toBeNull();
    expect(both([44, 45, 46, 45, 45], [40, 41, 42, 41, 41])).toMatchObject({
      made: { mean: 45 },
      missed: { mean: 41 },
    });
  });

  test.each([
    ['far apart', [44, 45, 46, 45, 45], [40, 41, 42, 41, 41], true],
    ['as wide as they are apart', [38, 45, 52, 41, 49], [34, 41, 48, 37, 45], false],
  ])('%s', (_what, made, missed, isSure) => {
    const sides = both(made, missed);
    expect(sides && isMoreThanLuck(sides)).toBe(isSure);
  });
});
