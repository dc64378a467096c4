import { describe, expect, test } from 'vitest';
import type { Flown } from './flights.ts';
import { isLopsided, missesOf } from './misses.ts';

/** A miss by how far long and right it came down, feet; null for what the view could not show. */
function miss(long: number | null, right: number | null = null, error = 0.2): Flown {
  return {
    ...{ zone: 'zone_5_free_throw', outcome: 'missed' },
    metrics: {
      ...(long !== null && { longFeet: { value: long, error } }),
      ...(right !== null && { rightFeet: { value: right, error } }),
    },
  };
}

test.each<[string, readonly Flown[]]>([
  ['no shots', []],
  ['a miss that nothing is known of', [miss(null)]],
  ['a miss of before flights were measured', [{ zone: null, outcome: 'missed' }]],
  ['makes', [{ ...miss(-1), outcome: 'made' }]],
])('%s give no result', (_what, shots) => {
  expect(missesOf(shots)).toBeNull();
});

test('a miss counts for a side only if its error leaves no doubt', () => {
  const depth = [miss(-1), miss(-0.21), miss(-0.19), miss(0.8)];
  const found = missesOf([...depth, miss(null, 0.19), miss(null, 0.21), miss(null)]);
  expect(found).toMatchObject({
    count: 7,
    depth: { below: 2, above: 1, between: 1 },
    side: { below: 0, above: 1, between: 1 },
  });
  expect(found?.misses).toHaveLength(6);
});

describe('sides are uneven by more than luck', () => {
  test.each([
    [0, 0, false],
    [0, 5, false],
    [0, 6, true],
    [1, 7, false],
    [8, 1, true],
    [40, 60, false],
    [39, 61, true],
    [500, 400, true],
  ])('%i and %i: %s', (below, above, isUneven) => {
    expect(isLopsided({ below, above, between: 3 })).toBe(isUneven);
  });
});
