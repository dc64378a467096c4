import type { ShotEvidence } from '@hooplog/contract';
import { type ShotRange, ZONE_IDS, zoneNumber, zoneOf } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { placeWords, zoneQuestion } from './place-text.ts';
import {
  isZoneDoubtful,
  likelyZones,
  likelyZonesOfAll,
  type ShotPlace,
  sureRange,
} from './shot-place.ts';

type Location = NonNullable<ShotEvidence['location']>;

const located = (location: Partial<Location>): ShotPlace['evidence'] => ({
  location: { method: 'flight', errorFeet: null, distanceFeet: null, ...location },
});

/** A measured spot with this error in feet in every direction, one sigma. */
function spot(x: number, y: number, sigma: number, rest: Partial<ShotPlace> = {}): ShotPlace {
  const court = { x, y };
  const error = { xx: sigma ** 2, xy: 0, yy: sigma ** 2 };
  const evidence = located({ error, errorFeet: Math.SQRT2 * sigma });
  return { zone: zoneOf(court), court, placed: false, evidence, ...rest };
}

const around = (value: number, error: number, rest: Partial<ShotPlace> = {}): ShotPlace => ({
  zone: null,
  court: null,
  placed: false,
  evidence: located({ distanceFeet: { value, error } }),
  ...rest,
});

/** As found without a court: zone numbers, and the range, each with its probability. */
function seenWithout(
  value: number,
  error: number,
  zones: readonly (readonly [number: number, chance: number])[],
  [range, chance]: readonly [ShotRange, number],
  rest: Partial<ShotPlace> = {},
): ShotPlace {
  return {
    ...around(value, error),
    evidence: located({
      distanceFeet: { value, error },
      zones: zones.flatMap(([number, each]) =>
        ZONE_IDS.slice(number - 1, number).map((zone) => ({ zone, chance: each })),
      ),
      range: { range, chance },
    }),
    ...rest,
  };
}

const NOTHING: ShotPlace = { zone: null, court: null, placed: false, evidence: null };
const PAINT = 'zone_1_paint';

describe('where a shot was taken', () => {
  test.each<
    [what: string, place: ShotPlace, likely: number[], doubtful: boolean, words: string | null]
  >([
    [
      'well inside of a zone',
      spot(0, 16.75, 0.6),
      [5],
      false,
      'Taken about 17 ft from the basket; the spot may be 1.5 ft off.',
    ],
    [
      'near the free-throw line',
      spot(0, 14.1, 0.9),
      [5, 1],
      true,
      'Taken about 14 ft from the basket; the spot may be 2 ft off.',
    ],
    [
      'vague, in the middle of the paint',
      spot(0, 3, 3, { zone: PAINT }),
      [1],
      false,
      'Taken about 3 ft from the basket; the spot may be 6 ft off.',
    ],
    ['near a line, and the player said it', spot(0, 14.1, 0.9, { placed: true }), [], false, null],
    [
      'known before errors had directions',
      { ...spot(0, 14.1, 0.9), evidence: located({ errorFeet: 1.27 }) },
      [5, 1],
      true,
      'Taken about 14 ft from the basket; the spot may be 2 ft off.',
    ],
    [
      'without marks, as far as a free throw',
      around(15, 0.6),
      [2, 8],
      false,
      'Taken 13–17 ft from the basket; from which side is not known.',
    ],
    [
      'without marks, right at the basket',
      around(2.5, 1, { zone: PAINT }),
      [1],
      false,
      'Taken 0–5 ft from the basket; from which side is not known.',
    ],
    [
      'a zone by a bare majority',
      around(9, 2, { zone: PAINT }),
      [1, 2],
      true,
      'Taken 5–13 ft from the basket; from which side is not known.',
    ],
    [
      'without marks, with the side from the board',
      seenWithout(15, 0.6, [[5, 0.64], [1, 0.3]], ['mid', 0.66], { zone: 'zone_5_free_throw' }), // prettier-ignore
      [5, 1],
      true,
      'Taken 13–17 ft from the basket. Line up the court to see the exact spot.',
    ],
    [
      'the same, and the player said it',
      seenWithout(15, 0.6, [[5, 0.64], [1, 0.3]], ['mid', 0.66], { placed: true }), // prettier-ignore
      [],
      false,
      null,
    ],
    [
      'without marks, with a certain side from the board',
      seenWithout(15, 0.6, [[5, 0.97], [1, 0.03]], ['mid', 0.97], { zone: 'zone_5_free_throw' }), // prettier-ignore
      [5],
      false,
      'Taken 13–17 ft from the basket. Line up the court to see the exact spot.',
    ],
    [
      'too vague for a spot',
      {
        zone: PAINT,
        court: null,
        placed: false,
        evidence: located({ vagueSpot: { x: 4, y: 8 }, error: { xx: 25, xy: 0, yy: 9 } }),
      },
      [1, 8],
      true,
      'Hard to place: the spot may be 10 ft off.',
    ],
    [
      'a zone, and no more is known',
      { ...NOTHING, zone: PAINT, evidence: located({}) },
      [],
      true,
      null,
    ],
    ['nothing', NOTHING, [], false, null],
    ['a zone from an older program version', { ...NOTHING, zone: PAINT }, [], false, null],
  ])('%s', (_, place, likely, doubtful, words) => {
    // prettier-ignore
    const zones = likelyZones(place).map(({ zone }) => zoneNumber(zone));
    expect(zones.toSorted()).toEqual(likely.toSorted());
    expect(isZoneDoubtful(place)).toBe(doubtful);
    expect(placeWords(place, 'imperial')).toBe(words);
  });

  test.each([
    [spot(0, 16.75, 0.6), 'Taken about 5.1 m from the basket; the spot may be 40 cm off.'],
    [around(15, 0.6), 'Taken 4.2–5 m from the basket; from which side is not known.'],
  ])('is given in metres as well', (place, words) => {
    expect(placeWords(place, 'metric')).toBe(words);
  });

  test('several shots together have the zones that are likely for most of them', () => {
    const row = [spot(0, 14.4, 0.9), spot(0, 14.6, 0.9), NOTHING];
    expect(likelyZonesOfAll(row).map(zoneNumber)).toEqual([5, 1]);
    const apart = Array.from({ length: 9 }, () => spot(0, 3, 0.5));
    expect(likelyZonesOfAll([...apart, spot(24, 0, 0.5)]).map(zoneNumber)).toEqual([1]);
    expect(likelyZonesOfAll([])).toEqual([]);
  });
});

describe('how far out, where the zone is not known', () => {
  const wing = (chance: number, rest: Partial<ShotPlace> = {}) => seenWithout(22, 1, [[4, 0.4], [7, 0.35]], ['three', chance], rest); // prettier-ignore

  test.each<[what: string, places: ShotPlace[], range: ShotRange | null, question: string]>([
    ['surely a three', [wing(0.95)], 'three', 'From three-point range. Which spot?'],
    ['maybe a three', [wing(0.6)], null, 'Which zone was it?'],
    ['a three whose zone is known', [wing(0.95, { zone: 'zone_4_left_wing_hs_three' })], null, 'Which zone was it?'], // prettier-ignore
    ['placed by the player', [wing(0.95, { placed: true })], null, 'Which zone was it?'],
    ['stored before ranges existed', [around(15, 0.6)], 'mid', 'From mid-range. Which spot?'],
    ['right at the basket', [around(2, 0.5)], 'near', 'From near the basket. Which spot?'],
    [
      'several of one range',
      [wing(0.95), wing(0.9)],
      'three',
      'From three-point range. Which spot?',
    ],
    ['several of different ranges', [wing(0.95), around(15, 0.6)], 'three', 'Which zone was it?'],
    ['nothing', [NOTHING], null, 'Which zone was it?'],
    ['no shot', [], null, 'Which zone was it?'],
  ])('%s', (_, places, range, question) => {
    expect(places[0] ? sureRange(places[0]) : null).toBe(range);
    expect(zoneQuestion(places)).toBe(question);
  });
});
