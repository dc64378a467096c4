import {
  type CourtPoint,
  type ZoneChance,
  zoneChances,
  type ZoneId,
  zoneOf,
} from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { likelyZone, placeOnCourt, usualChances, usualSpot } from './place-on-court.ts';

test.each([
  ['on the court a spot stays', { x: 3, y: 20 }, 1, { x: 3, y: 20 }],
  ['a little outside it moves to the line', { x: 25.8, y: 3 }, 0.5, { x: 25, y: 3 }],
  ['far outside it is not the shooter', { x: 40, y: 3 }, 2, null],
])('%s', (_name, spot, error, expected) => {
  expect(placeOnCourt(spot, error)).toEqual(expected);
});

describe('the usual spot', () => {
  test.each([
    ['half a foot before the free-throw line is behind it', 0.4, 13.3, 1, true],
    ['two feet before it is not', 0.4, 11.7, 1, false],
    ['half a foot before it stays where it is known for sure', 0.4, 13.3, 0.2, false],
    ['beside the middle of the line it stays in front of it', 4, 13.3, 1, false],
    ['at the three-point line nothing moves', 21.9, 2, 1, false],
  ] as const)('%s', (_name, x, y, sigma, moves) => {
    const spot = usualSpot({ x, y }, [
      [sigma ** 2, 0],
      [0, sigma ** 2],
    ]);
    if (!moves) expect(spot).toEqual({ x, y });
    else expect(zoneOf(spot)).toBe('zone_5_free_throw');
    expect(Math.hypot(spot.x - x, spot.y - y)).toBeLessThan(1);
  });
});

/** The probabilities of zones around a spot that is this many feet off to either side. */
const round = (x: number, y: number, sigma: number): readonly ZoneChance[] =>
  zoneChances({ x, y }, { xx: sigma ** 2, xy: 0, yy: sigma ** 2 });

describe('the usual probabilities', () => {
  const usual = (...chances: [zone: ZoneId, chance: number][]) =>
    usualChances(chances.map(([zone, chance]) => ({ zone, chance, spot: null as CourtPoint | null }))).map(({ zone, chance }) => [zone, Number(chance.toFixed(2))]); // prettier-ignore

  test('shots that may be on either side of the free-throw line: more are taken behind it', () => {
    expect(usual(['zone_1_paint', 0.6], ['zone_5_free_throw', 0.3], ['zone_2_left_midrange', 0.1])).toEqual([['zone_5_free_throw', 0.6], ['zone_1_paint', 0.3], ['zone_2_left_midrange', 0.1]]); // prettier-ignore
    expect(usual(['zone_1_paint', 0.95], ['zone_5_free_throw', 0.05])[0]?.[0]).toBe('zone_1_paint');
  });

  test('other zones keep their probabilities', () => {
    const others = [['zone_2_left_midrange', 0.7], ['zone_4_left_wing_hs_three', 0.3]] as const; // prettier-ignore
    expect(usual(...others.map(([zone, chance]): [ZoneId, number] => [zone, chance]))).toEqual(
      others,
    );
    expect(usual(['zone_1_paint', 1])).toEqual([['zone_1_paint', 1]]);
    expect(usual()).toEqual([]);
  });
});

describe('the zone of an uncertain spot', () => {
  test.each([
    ['near the basket, three feet off', round(0, 3, 3), 'zone_1_paint'],
    ['in the middle of mid-range', round(-12, 5, 3), 'zone_2_left_midrange'],
    ['where three zones meet, six feet off', round(19, 9, 6), null],
  ] as const)('%s', (_name, chances, zone) => {
    expect(likelyZone(chances)).toBe(zone);
  });

  test.each([
    ['vague to the sides a free throw is one', 2.5, 0.1, 'zone_5_free_throw'],
    ['vague toward the basket it may be two other zones', 0.1, 6, null],
  ] as const)('%s', (_name, across, along, zone) => {
    const error = { xx: across ** 2, xy: 0, yy: along ** 2 };
    expect(likelyZone(zoneChances({ x: 0, y: 14.5 }, error))).toBe(zone);
  });
});

test.each([
  // Two of its errors beyond the lines.
  ['as far outside as its error', { x: -26.9, y: 3 }, 1, { x: -25, y: 3 }],
  ['not further', { x: -27.1, y: 3 }, 1, null],
  ['behind the baseline', { x: 2, y: -6.1 }, 0.5, { x: 2, y: -5.25 }],
  ['not further behind it', { x: 2, y: -6.4 }, 0.5, null],
  ['beyond half court', { x: 2, y: 42.5 }, 0.5, { x: 2, y: 41.75 }],
  ['not further beyond it', { x: 2, y: 42.9 }, 0.5, null],
])('a spot %s', (_name, spot, error, expected) => {
  expect(placeOnCourt(spot, error)).toEqual(expected);
});

test('a zone is reported if it is likelier than all others together', () => {
  const corner = zoneOf({ x: 23, y: 3 });
  expect(likelyZone(round(23, 3, 0.5))).toBe(corner);
  expect(likelyZone(round(23, 3, 12))).toBeNull();
});
