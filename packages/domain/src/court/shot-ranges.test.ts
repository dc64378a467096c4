import { expect, test } from 'vitest';
import { likeliestRange, rangeOf } from './shot-ranges.ts';
import { ZONE_IDS, zoneNumber } from './zones.ts';

test('the paint is near, zones inside the high-school line are mid-range, all others threes', () => {
  const zonesOf = (range: string) =>
    ZONE_IDS.filter((zone) => rangeOf(zone) === range).map(zoneNumber);
  expect(zonesOf('near')).toEqual([1]);
  expect(zonesOf('mid')).toEqual([2, 5, 8]);
  expect(zonesOf('three')).toEqual([3, 4, 6, 7, 9, 10, 11, 12, 13, 14]);
});

test('zones of one range count together', () => {
  const chances = [
    { zone: 'zone_1_paint', chance: 0.4 },
    { zone: 'zone_2_left_midrange', chance: 0.35 },
    { zone: 'zone_8_right_midrange', chance: 0.25 },
  ] as const;
  expect(likeliestRange(chances)).toEqual({ range: 'mid', chance: 0.6 });
  expect(likeliestRange([])).toBeNull();
});
