import { describe, expect, test } from 'vitest';
import { isOnHalfCourt } from './dimensions.ts';
import {
  errorEllipse,
  type SpotError,
  type ZoneChance,
  zoneChances,
  zoneChancesAround,
  zoneChancesSeenFrom,
} from './zone-chances.ts';
import { zoneNumber, zoneOf } from './zones.ts';

const round = (sigma: number): SpotError => ({ xx: sigma ** 2, xy: 0, yy: sigma ** 2 });
const wide = (acrossSigma: number, alongSigma: number): SpotError => ({
  xx: acrossSigma ** 2,
  xy: 0,
  yy: alongSigma ** 2,
});

/** Zone number and percent in steps of five, without zones under five percent. */
const roundedPercents = (chances: readonly ZoneChance[]) =>
  chances
    .map(({ zone, chance }) => [zoneNumber(zone), 5 * Math.round(20 * chance)])
    .filter(([, percent]) => (percent ?? 0) > 0);

describe('zoneChances', () => {
  test.each<
    [what: string, spot: [x: number, y: number], error: SpotError, roundedPercents: number[][]]
  >([
    ['well inside of a zone', [0, 16.75], round(0.5), [[5, 100]]],
    ['known exactly', [0, 13.76], round(0), [[5, 100]]],
    ['on the free-throw line', [0, 13.75], round(1), [[1, 50], [5, 50]]], // prettier-ignore
    ['half a sigma behind it', [0, 14.25], round(1), [[5, 70], [1, 30]]], // prettier-ignore
    ['at the elbow', [6, 13.75], round(1), [[8, 50], [1, 25], [5, 25]]], // prettier-ignore
    ['vague along the line only', [0, 16.75], wide(4, 0.3), [[5, 90], [2, 5], [8, 5]]], // prettier-ignore
    ['vague toward the basket only', [0, 16.75], wide(0.3, 4), [[5, 50], [1, 25], [6, 20], [12, 5]]], // prettier-ignore
    ['near the sideline, the far tail beyond', [23.5, 0], round(1), [[10, 95], [9, 5]]], // prettier-ignore
  ])('%s', (_, [x, y], error, percents) => {
    expect(roundedPercents(zoneChances({ x, y }, error))).toEqual(percents);
  });

  test('a tilted error reaches across the line that it leans toward', () => {
    const tilted = (xy: number) => zoneChances({ x: 5, y: 12.5 }, { xx: 4, xy, yy: 4 });
    const behind = (chances: readonly ZoneChance[]) =>
      chances.find(({ zone }) => zoneNumber(zone) === 8)?.chance ?? 0;
    // Toward the elbow and past it, or along the paint's edge: the same size of error, but other zones.
    expect(roundedPercents(tilted(3.9)).map(([zone]) => zone)).toEqual([1, 8]);
    expect(behind(tilted(3.9))).toBeGreaterThan(0.25);
    expect(roundedPercents(tilted(-3.9)).map(([zone]) => zone)).toContain(5);
  });

  test('the spot of each zone lies in it, on the court, and nearest to the measured one', () => {
    const chances = zoneChances({ x: 22.5, y: -5 }, round(2));
    expect(chances.length).toBeGreaterThan(1);
    for (const { zone, spot } of chances) {
      if (spot === null) continue;
      expect(zoneOf(spot)).toBe(zone);
      expect(isOnHalfCourt(spot)).toBe(true);
    }
    const [, other] = zoneChances({ x: 0, y: 14.5 }, round(1));
    expect(other?.spot?.y).toBeLessThan(13.75);
    expect(other?.spot?.y).toBeGreaterThan(13);
  });

  test('probabilities add up to one', () => {
    const sum = zoneChances({ x: 15, y: 9 }, round(4)).reduce((all, { chance }) => all + chance, 0);
    expect(sum).toBeCloseTo(1);
  });
});

describe('zoneChancesSeenFrom', () => {
  const from = (...degrees: number[]) =>
    degrees.map((each) => ({ degrees: each, chance: 1 / degrees.length }));

  test.each<
    [what: string, degrees: number[], spot: [x: number, y: number], roundedPercents: number[][]]
  >([
    ['from straight in front, the spot as it is', [0], [0, 16.75], [[5, 100]]],
    ['from the right, a spot in front of the camera', [40], [0, 16.75], [[8, 100]]],
    ['from the left, a spot beside the camera', [-40], [20.5, 20.5], [[12, 100]]],
    ['from one of two sides', [40, -40], [0, 16.75], [[2, 50], [8, 50]]], // prettier-ignore
    ['spots behind the baseline count nothing', [90, 0], [16.75, 0], [[8, 100]]],
  ])('%s', (_, degrees, [x, y], percents) => {
    expect(roundedPercents(zoneChancesSeenFrom(from(...degrees), { x, y }, round(0.5)))).toEqual(
      percents,
    );
  });

  test('an azimuth is weighted by its probability', () => {
    const azimuths = [
      { degrees: 40, chance: 0.8 },
      { degrees: -40, chance: 0.2 },
    ];
    const spot = { x: 0, y: 16.75 };
    expect(roundedPercents(zoneChancesSeenFrom(azimuths, spot, round(0.5)))).toEqual([[8, 80], [2, 20]]); // prettier-ignore
  });
});

describe('zoneChancesAround', () => {
  test.each<[what: string, distance: number, error: number, zones: number[]]>([
    ['right under the ring', 2, 0.5, [1]],
    ['as far as a free throw', 15, 0.5, [2, 8, 5]],
    ['between the lines', 21.5, 0.3, [4, 7, 6, 3, 9]],
    ['deep at the top', 40, 0.5, [12, 11, 13]],
  ])('%s', (_, distance, error, zones) => {
    const found = roundedPercents(zoneChancesAround(distance, error)).map(([zone]) => zone);
    expect(found.toSorted()).toEqual(zones.toSorted());
  });

  test('left and right are equally likely', () => {
    const chances = zoneChancesAround(15, 1);
    const of = (number: number) => chances.find(({ zone }) => zoneNumber(zone) === number)?.chance;
    expect(of(2)).toBe(of(8));
    expect(chances.every(({ spot }) => spot === null)).toBe(true);
  });

  test('beyond the half court there is none', () => {
    expect(zoneChancesAround(60, 1)).toEqual([]);
  });
});

test.each<[what: string, error: SpotError, long: number, short: number, turn: number]>([
  ['round', round(1.5), 1.5, 1.5, 0],
  ['wide', wide(3, 1), 3, 1, 0],
  ['deep', wide(1, 3), 3, 1, Math.PI / 2],
  ['tilted', { xx: 5, xy: 4, yy: 5 }, 3, 1, Math.PI / 4],
  ['tilted the other way', { xx: 5, xy: -4, yy: 5 }, 3, 1, -Math.PI / 4],
])('the ellipse of an error: %s', (_, error, long, short, turn) => {
  const ellipse = errorEllipse(error);
  expect(ellipse.long).toBeCloseTo(long);
  expect(ellipse.short).toBeCloseTo(short);
  expect(ellipse.turn).toBeCloseTo(turn);
});
