import { describe, expect, test } from 'vitest';
import { COURT_KINDS } from './kinds.ts';
import { isThreeFrom, isThreeInZone } from './three-point-lines.ts';
import { ZONE_IDS, zoneNumber, zoneOf } from './zones.ts';

/** The rule books, with spots an inch to either side of their line. Feet. */
describe.each([
  // NFHS rule 1: radius 19 ft 9 in, straight from the ring's middle to the baseline.
  ['high_school', 19.75, 19.75, 0],
  // NCAA rule 1: 22 ft 1¾ in, 40⅛ in from the sideline.
  ['college', 22.146, 21.656, 4.6],
  // NBA rule 1: 23 ft 9 in, 22 ft in the corners.
  ['nba', 23.75, 22, 8.9],
  // FIBA rule 2: 6.75 m, 6.60 m in the corners.
  ['fiba', 6.75 / 0.3048, 6.6 / 0.3048, 4.6],
] as const)('on a floor of %s', (line, radius, corner, straightUntil) => {
  const INCH = 1 / 12;
  test.each([
    ['straight ahead', 0, radius],
    ['from the right wing', radius * Math.SQRT1_2, radius * Math.SQRT1_2],
    ['from the left wing', -radius * Math.SQRT1_2, radius * Math.SQRT1_2],
  ])('%s the arc decides', (_, x, y) => {
    const at = (factor: number) => isThreeFrom({ x: x * factor, y: y * factor }, line);
    expect([at(1 - INCH / radius), at(1 + INCH / radius)]).toEqual([false, true]);
  });

  test.each([
    ['at the baseline', -5],
    ['beside the ring', -0.1],
    ['where the straight part ends', straightUntil],
  ])('%s the straight part decides, on either side', (_, y) => {
    const at = (x: number) => isThreeFrom({ x, y }, line);
    expect([corner - INCH, corner + INCH].map(at)).toEqual([false, true]);
    expect([INCH - corner, -INCH - corner].map(at)).toEqual([false, true]);
  });

  test('no line has a gap where it bends', () => {
    for (let y = -5; y <= 12; y += 0.01) {
      const twos = Array.from({ length: 2500 }, (_, at) => !isThreeFrom({ x: at / 100, y }, line));
      // From the middle outward: first twos, then threes.
      expect(twos.lastIndexOf(true)).toBe(twos.indexOf(false) - 1);
    }
  });
});

test('on the line it is a two', () => {
  expect(isThreeFrom({ x: 0, y: 23.75 }, 'nba')).toBe(false);
  expect(isThreeFrom({ x: 22, y: 0 }, 'nba')).toBe(false);
});

test.each([
  ['high_school', [3, 4, 6, 7, 9, 10, 11, 12, 13, 14]],
  ['college', [10, 11, 12, 13, 14]],
  ['nba', [10, 11, 12, 13, 14]],
  ['fiba', [10, 11, 12, 13, 14]],
] as const)('zones that are threes on a floor of %s', (line, zones) => {
  const threes = ZONE_IDS.filter((zone) => isThreeInZone(zone, line)).map(zoneNumber);
  expect(threes).toEqual(zones);
});

test('spots and their zones agree where zones end at the line', () => {
  for (const line of COURT_KINDS.filter((kind) => kind === 'high_school' || kind === 'nba')) {
    for (let x = -24.9; x < 25; x += 0.37)
      for (let y = -5.2; y < 41; y += 0.41)
        expect(isThreeFrom({ x, y }, line)).toBe(isThreeInZone(zoneOf({ x, y }), line));
  }
});
