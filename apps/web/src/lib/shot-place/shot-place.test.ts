import type { ShotEvidence } from '@hooplog/contract';
import { zoneNumber, zoneOf } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { placeWords } from './place-words.ts';
import { isZoneDoubtful, likelyZones, likelyZonesOfAll, type ShotPlace } from './shot-place.ts';

type Location = NonNullable<ShotEvidence['location']>;

const located = (location: Partial<Location>): ShotPlace['evidence'] => ({
  location: { method: 'flight', errorFeet: null, distanceFeet: null, ...location },
});

/** A measured spot whose error is this many feet to every side, one sigma. */
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
      [2, 8, 5],
      false,
      'Taken 13 to 17 ft from the basket; from which side is not known.',
    ],
    [
      'without marks, right at the basket',
      around(2.5, 1, { zone: PAINT }),
      [1],
      false,
      'Taken 0 to 5 ft from the basket; from which side is not known.',
    ],
    [
      'a zone by a bare majority',
      around(9, 2, { zone: PAINT }),
      [2, 8, 1],
      true,
      'Taken 5 to 13 ft from the basket; from which side is not known.',
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
    ['a zone from a program that told no more', { ...NOTHING, zone: PAINT }, [], false, null],
  ])('%s', (_, place, likely, doubtful, words) => {
    // prettier-ignore
    const zones = likelyZones(place).map(({ zone }) => zoneNumber(zone));
    expect(zones.toSorted()).toEqual(likely.toSorted());
    expect(isZoneDoubtful(place)).toBe(doubtful);
    expect(placeWords(place)).toBe(words);
  });

  test('several shots together have the zones that most of them may have', () => {
    const row = [spot(0, 14.4, 0.9), spot(0, 14.6, 0.9), NOTHING];
    expect(likelyZonesOfAll(row).map(zoneNumber)).toEqual([5, 1]);
    const apart = Array.from({ length: 9 }, () => spot(0, 3, 0.5));
    expect(likelyZonesOfAll([...apart, spot(24, 0, 0.5)]).map(zoneNumber)).toEqual([1]);
    expect(likelyZonesOfAll([])).toEqual([]);
  });
});
