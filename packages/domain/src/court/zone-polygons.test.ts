import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courtPoints } from '../testing.ts';
import type { CourtPoint } from '../units.ts';
import { DETAIL_ZONE_IDS, detailZoneOf } from './detail-zone-names.ts';
import { detailZoneLabelPoint, detailZonePolygon } from './detail-zones.ts';
import { COURT, isOnHalfCourt } from './dimensions.ts';
import { distanceToOutline, isInsidePolygon, polygonArea } from './polygons.ts';
import { touchZoneLabelPoint, touchZonePolygon, zoneLabelPoint } from './zone-polygons.ts';
import { zonePolygon, zoneSpot } from './zone-polygons.ts';
import { ZONE_IDS, zoneOf } from './zones.ts';

/**
 * Polygons replace arcs by chords, which run at most 0.0009 ft inside of them. Spots nearer than this to an
 * outline are not tested: on which side of it they fall does not affect the count.
 */
const HAIR = 0.001;

const clearOfOutlines = courtPoints.filter((point) =>
  ZONE_IDS.every((id) => distanceToOutline(point, zonePolygon(id)) > HAIR),
);

test('every spot of the half court lies in exactly the polygon of its zone', () => {
  fc.assert(
    fc.property(clearOfOutlines, (point) => {
      const holding = ZONE_IDS.filter((id) => isInsidePolygon(point, zonePolygon(id)));
      expect(holding).toEqual([zoneOf(point)]);
    }),
    { numRuns: 2000 },
  );
});

test('every spot lies in exactly the detail polygon that holds its zone', () => {
  fc.assert(
    fc.property(clearOfOutlines, (point) => {
      const holding = DETAIL_ZONE_IDS.filter((id) => isInsidePolygon(point, detailZonePolygon(id)));
      expect(holding).toEqual([detailZoneOf(zoneOf(point))]);
    }),
    { numRuns: 500 },
  );
});

test.each([
  [1, 'paint'],
  [2, 'mid_range_left'],
  [3, 'three_point_corner_left'],
  [4, 'three_point_wing_left'],
  [5, 'mid_range_center'],
  [6, 'three_point_top'],
  [7, 'three_point_wing_right'],
  [8, 'mid_range_right'],
  [9, 'three_point_corner_right'],
  [10, 'three_point_corner_right'],
  [11, 'three_point_wing_right'],
  [12, 'three_point_top'],
  [13, 'three_point_wing_left'],
  [14, 'three_point_corner_left'],
] as const)('zone %i is shown in %s', (number, detail) => {
  expect(ZONE_IDS.slice(number - 1, number).map(detailZoneOf)).toEqual([detail]);
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the zones fill the half court, without gap or overlap', () => {
  const court = COURT.WIDTH * COURT.LENGTH;
  expect(sum(ZONE_IDS.map((id) => polygonArea(zonePolygon(id))))).toBeCloseTo(court, 6);
  expect(sum(DETAIL_ZONE_IDS.map((id) => polygonArea(detailZonePolygon(id))))).toBeCloseTo(
    court,
    6,
  );
});

describe.each(ZONE_IDS)('%s', (id) => {
  test('its outline stays on the half court', () => {
    expect(zonePolygon(id).every(isOnHalfCourt)).toBe(true);
  });

  test('its label and its spot lie in it, with room', () => {
    for (const point of [zoneLabelPoint(id), zoneSpot(id)]) {
      expect(zoneOf(point)).toBe(id);
      expect(distanceToOutline(point, zonePolygon(id))).toBeGreaterThan(0.5);
    }
  });
});

test.each(DETAIL_ZONE_IDS)('the label of %s lies in it, with room', (id) => {
  const polygon = detailZonePolygon(id);
  expect(isInsidePolygon(detailZoneLabelPoint(id), polygon)).toBe(true);
  expect(distanceToOutline(detailZoneLabelPoint(id), polygon)).toBeGreaterThan(2);
});

test('labels of the middle zones stand in the middle', () => {
  for (const id of [
    'zone_1_paint',
    'zone_5_free_throw',
    'zone_6_top_of_key',
    'zone_12_top_key_three',
  ] as const) {
    expect(zoneLabelPoint(id).x).toBeCloseTo(0);
  }
});

describe('the court drawn for fingertips', () => {
  /** The narrowest phones: 360 px less 8 px on each side, the court's 50 ft, and 0.6 ft beside each sideline. */
  const PIXELS_A_FOOT = (360 - 16) / (COURT.WIDTH + 1.2);

  /** Diameter of the largest circle inside, to a tenth of a foot. */
  const roomIn = (outline: readonly CourtPoint[]) => {
    const steps = Array.from({ length: 500 }, (_, index) => index / 10);
    const spots = steps.flatMap((x) => steps.map((y) => ({ x: x - 25, y: y - 5.25 })));
    const inside = spots.filter((spot) => isInsidePolygon(spot, outline));
    return 2 * Math.max(...inside.map((spot) => distanceToOutline(spot, outline)));
  };

  test.each(ZONE_IDS)('%s has room for a circle of 44 px', (id) => {
    expect(roomIn(touchZonePolygon(id)) * PIXELS_A_FOOT).toBeGreaterThanOrEqual(44);
    expect(isInsidePolygon(touchZoneLabelPoint(id), touchZonePolygon(id))).toBe(true);
  });

  test('its zones fill the half court, without gap or overlap', () => {
    const areas = ZONE_IDS.map((id) => polygonArea(touchZonePolygon(id)));
    expect(sum(areas)).toBeCloseTo(COURT.WIDTH * COURT.LENGTH, 6);
  });
});
