import { expect, it } from 'vitest';
import { toDetailZones } from './detail-zones.ts';

it('adds up the zones of a detail zone and lists all nine', () => {
  const zones = toDetailZones([
    { zone: 'zone_3_high_school_three', made: 2, total: 5 },
    { zone: 'zone_14_left_corner_three', made: 1, total: 4 },
    { zone: 'zone_1_paint', made: 3, total: 3 },
  ]);
  expect(zones).toHaveLength(9);
  expect(zones.filter(({ total }) => total > 0)).toEqual([
    { zone: 'paint', made: 3, total: 3 },
    { zone: 'three_point_corner_left', made: 3, total: 9 },
  ]);
});
