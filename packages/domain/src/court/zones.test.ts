import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { courtPoints } from '../testing.ts';
import { isOnHalfCourt } from './dimensions.ts';
import { parseZoneId, ZONE_IDS, zoneDisplayName, zoneNumber, zoneOf } from './zones.ts';

const atDegrees = (radius: number, degrees: number): [number, number] => [
  radius * Math.sin((degrees * Math.PI) / 180),
  radius * Math.cos((degrees * Math.PI) / 180),
];

describe('zoneOf', () => {
  test.each<[what: string, point: [x: number, y: number], zone: number]>([
    ['under the rim', [0, 0], 1],
    ['on the free-throw line', [0, 13.75], 1],
    ['a step behind the free-throw line', [0, 13.76], 5],
    ['on the right lane line', [6, 5], 1],
    ['just outside of the right lane line', [6.01, 5], 8],
    ['just outside of the left lane line', [-6.01, 5], 2],
    ['on the lane line extended, over the free-throw line', [-6, 14], 5],
    ['in the left short corner', [-15, -4], 2],
    ['on the HS line at the top', [0, 19.75], 5],
    ['just behind the HS line at the top', [0, 19.76], 6],
    ['on the straight part of the HS line', [19.75, -3], 8],
    ['just outside of the straight part of the HS line', [19.76, -3], 9],
    ['in the left HS corner', [-21, 0], 3],
    ['in the right HS corner', [21, 0], 9],
    ['on the three line in the corner', [22, 0], 9],
    ['just outside of the three line in the right corner', [22.01, 0], 10],
    ['just outside of the three line in the left corner', [-22.01, 0], 14],
    ['at the end of the corner', [-23, 8.95], 14],
    ['just above the corner', [-23, 8.96], 13],
    ['at the end of the HS corner', [19, 8.95], 9],
    ['just above the HS corner', [19, 8.96], 7],
    ['on the three line at the top', [0, 23.75], 6],
    ['just behind the three line at the top', [0, 23.76], 12],
    ['18 degrees right, between the lines', atDegrees(22, 17.999), 6],
    ['over 18 degrees right, between the lines', atDegrees(22, 18.001), 7],
    ['over 18 degrees left, between the lines', atDegrees(22, -18.001), 4],
    ['18 degrees left, beyond the lines', atDegrees(26, -17.999), 12],
    ['over 18 degrees left, beyond the lines', atDegrees(26, -18.001), 13],
    ['over 18 degrees right, beyond the lines', atDegrees(26, 18.001), 11],
    ['in the far right corner of the half court', [25, 41.75], 11],
    ['behind the baseline under the board', [0, -6], 1],
    ['out of bounds in the left corner', [-26, 0], 14],
    ['a heave from the far half', [3, 60], 12],
  ])('%s', (_, [x, y], zone) => {
    expect(zoneNumber(zoneOf({ x, y }))).toBe(zone);
  });

  test('the tested spots cover all zones', () => {
    const seen = new Set(fc.sample(courtPoints, { numRuns: 2000, seed: 1 }).map(zoneOf));
    expect(seen.size).toBe(ZONE_IDS.length);
  });

  const MIRRORED = [1, 8, 9, 7, 5, 6, 4, 2, 3, 14, 13, 12, 11, 10];

  test('mirrored spots have mirrored zones', () => {
    fc.assert(
      fc.property(courtPoints, ({ x, y }) => {
        const mirrored = MIRRORED[zoneNumber(zoneOf({ x, y })) - 1];
        expect(zoneNumber(zoneOf({ x: -x, y }))).toBe(mirrored);
      }),
    );
  });
});

describe('isOnHalfCourt', () => {
  test.each<[what: string, x: number, y: number, on: boolean]>([
    ['under the rim', 0, 0, true],
    ['on the sideline', -25, 10, true],
    ['over the sideline', -25.1, 10, false],
    ['on the baseline', 0, -5.25, true],
    ['behind the baseline', 0, -5.3, false],
    ['on the half-court line', 0, 41.75, true],
    ['in the far half', 0, 42, false],
  ])('%s', (_, x, y, on) => {
    expect(isOnHalfCourt({ x, y })).toBe(on);
  });
});

describe('parseZoneId', () => {
  test.each(ZONE_IDS)('%s stays itself', (id) => {
    expect(parseZoneId(id)).toBe(id);
  });

  test.each<[text: string, id: string | null]>([
    ['zone_9_hs_three', 'zone_9_hs_three_right'],
    ['zone_15', null],
    ['paint', null],
    ['', null],
    ['constructor', null],
  ])('%o is %o', (text, id) => {
    expect(parseZoneId(text)).toBe(id);
  });
});

test('zones are named by number and label', () => {
  expect(zoneDisplayName('zone_1_paint')).toBe('Zone 1 - Paint');
  expect(zoneDisplayName('zone_14_left_corner_three')).toBe('Zone 14 - Left Corner Three');
});
