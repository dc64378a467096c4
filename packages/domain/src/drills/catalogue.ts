import { t } from '@hooplog/language';
import { zoneOf } from '../court/zones.ts';
import type { Feet } from '../units.ts';
import type { Drill, DrillSpot } from './drill.ts';

const spot = (name: string, x: Feet, y: Feet): DrillSpot => ({
  name,
  zone: zoneOf({ x, y }),
  at: { x, y },
});

const FREE_THROW = spot(t('Free-throw line'), 0, 14.5);
const UNDER_LEFT = spot(t('Left of the rim'), -3, 2.5);
const UNDER_RIGHT = spot(t('Right of the rim'), 3, 2.5);
const LEFT_ELBOW = spot(t('Left elbow'), -7.5, 13.5);
const RIGHT_ELBOW = spot(t('Right elbow'), 7.5, 13.5);
const LEFT_BASELINE = spot(t('Left baseline'), -14, 0.5);
const RIGHT_BASELINE = spot(t('Right baseline'), 14, 0.5);
const LEFT_BANK = spot(t('Left bank'), -9.5, 6.5);
const RIGHT_BANK = spot(t('Right bank'), 9.5, 6.5);
const LEFT_CORNER_THREE = spot(t('Left corner'), -23.5, 1);
const LEFT_WING_THREE = spot(t('Left wing'), -18, 18);
const TOP_THREE = spot(t('Top'), 0, 25.5);
const RIGHT_WING_THREE = spot(t('Right wing'), 18, 18);
const RIGHT_CORNER_THREE = spot(t('Right corner'), 23.5, 1);

const THREES = [
  LEFT_CORNER_THREE,
  LEFT_WING_THREE,
  TOP_THREE,
  RIGHT_WING_THREE,
  RIGHT_CORNER_THREE,
];
const MID_RANGE = [LEFT_BASELINE, LEFT_ELBOW, FREE_THROW, RIGHT_ELBOW, RIGHT_BASELINE];

/** The drills of the program, as the list shows them: well-known ones first. */
export const DRILLS: readonly Drill[] = [
  {
    key: 'five-spot-50',
    name: t('Five-Spot 50'),
    rules: t('Take ten threes from each of the five spots. How many of the 50 do you make?'),
    spots: THREES,
    rule: { kind: 'fixed_shots', shotsPerVisit: 10, rounds: 1 },
  },
  {
    key: 'around-the-world',
    name: t('Around the World'),
    rules: t('Make a shot to move on to the next spot. Get around in as few shots as you can.'),
    spots: [
      UNDER_LEFT,
      LEFT_BASELINE,
      LEFT_ELBOW,
      FREE_THROW,
      RIGHT_ELBOW,
      RIGHT_BASELINE,
      UNDER_RIGHT,
    ],
    rule: { kind: 'make_to_move_on', makes: 1, inARow: false, maxShots: 100 },
  },
  {
    key: 'mikan',
    name: t('Mikan Drill'),
    rules: t(
      'Lay the ball in from the left and from the right of the rim, in turn, and keep it high. How many of 30 do you make?',
    ),
    spots: [UNDER_LEFT, UNDER_RIGHT],
    rule: { kind: 'fixed_shots', shotsPerVisit: 1, rounds: 15 },
    shotKind: 'layup',
  },
  {
    key: 'free-throws-under-pressure',
    name: t('Free Throws Under Pressure'),
    rules: t(
      'Make ten free throws in a row. A miss starts the count again. Get there in as few shots as you can.',
    ),
    spots: [FREE_THROW],
    rule: { kind: 'make_to_move_on', makes: 10, inARow: true, maxShots: 150 },
    shotKind: 'free_throw',
  },
  {
    key: 'beat-the-pro',
    name: t('Beat the Pro'),
    rules: t(
      'Start with a free throw: a miss gives the pro 3 points. Then take jump shots: a miss gives the pro 2. Every make is 1 point for you. First to 11 wins.',
    ),
    spots: [FREE_THROW, LEFT_WING_THREE, LEFT_ELBOW, TOP_THREE, RIGHT_ELBOW, RIGHT_WING_THREE],
    rule: { kind: 'against_pro', target: 11, openingMiss: 3, miss: 2 },
  },
  {
    key: 'three-point-contest',
    name: t('Three-Point Contest'),
    rules: t(
      'Five racks of five balls. A make is 1 point, with the last ball of a rack 2. How many of the 30 points do you get?',
    ),
    spots: THREES,
    rule: { kind: 'fixed_shots', shotsPerVisit: 5, rounds: 1, lastBallPoints: 2 },
  },
  {
    key: 'star-drill',
    name: t('Star Drill'),
    rules: t(
      'The five spots are the points of a star. Make two threes from one, then run across to the next. Use as few shots as you can.',
    ),
    spots: [LEFT_CORNER_THREE, RIGHT_WING_THREE, LEFT_WING_THREE, RIGHT_CORNER_THREE, TOP_THREE],
    rule: { kind: 'make_to_move_on', makes: 2, inARow: false, maxShots: 100 },
  },
  {
    key: 'elbow-to-elbow',
    name: t('Elbow to Elbow'),
    rules: t(
      'Shoot from the left elbow, then from the right one, and so on. How many of 20 do you make?',
    ),
    spots: [LEFT_ELBOW, RIGHT_ELBOW],
    rule: { kind: 'fixed_shots', shotsPerVisit: 1, rounds: 10 },
  },
  {
    key: 'corner-to-corner',
    name: t('Corner to Corner'),
    rules: t(
      'Take two threes from one corner, then run to the other one. How many of 20 do you make?',
    ),
    spots: [LEFT_CORNER_THREE, RIGHT_CORNER_THREE],
    rule: { kind: 'fixed_shots', shotsPerVisit: 2, rounds: 5 },
  },
  {
    key: 'twenty-one',
    name: t('Twenty-One'),
    rules: t(
      'A long shot from the free-throw line is 2 points, the lay-up after it 1. Get to 21 in as few shots as you can.',
    ),
    spots: [FREE_THROW, spot(t('Lay-up'), 2.5, 2.5)],
    rule: { kind: 'points_to_target', points: [2, 1], target: 21, maxShots: 100 },
  },
  {
    key: 'five-in-a-row',
    name: t('Five in a Row'),
    rules: t(
      'Make five in a row from a spot to move on. A miss starts the five again. Use as few shots as you can.',
    ),
    spots: MID_RANGE,
    rule: { kind: 'make_to_move_on', makes: 5, inARow: true, maxShots: 200 },
  },
  {
    key: 'three-misses',
    name: t('Three Misses'),
    rules: t(
      'One three from each spot, around and around. The third miss ends it. How many do you make before?',
    ),
    spots: THREES,
    rule: { kind: 'until_misses', misses: 3, shotsPerVisit: 1, maxShots: 100 },
  },
  {
    key: 'hundred-shots',
    name: t('100 Shots'),
    rules: t(
      'Ten shots from each of ten spots: five from mid-range, then five threes. How many of the 100 do you make?',
    ),
    spots: [...MID_RANGE, ...THREES.toReversed()],
    rule: { kind: 'fixed_shots', shotsPerVisit: 10, rounds: 1 },
  },
  {
    key: 'form-shooting',
    name: t('Form Shooting'),
    rules: t(
      'Ten shots with one hand from each of three spots close to the rim. How many of 30 do you make?',
    ),
    spots: [
      spot(t('Left block'), -5, 3.5),
      spot(t('In front'), 0, 5.5),
      spot(t('Right block'), 5, 3.5),
    ],
    rule: { kind: 'fixed_shots', shotsPerVisit: 10, rounds: 1 },
  },
  {
    key: 'bank-shots',
    name: t('Bank Shots'),
    rules: t(
      'Five shots off the board from the left, five from the right, twice. How many of 20 do you make?',
    ),
    spots: [LEFT_BANK, RIGHT_BANK],
    rule: { kind: 'fixed_shots', shotsPerVisit: 5, rounds: 2 },
  },
  {
    key: 'inside-out',
    name: t('Inside Out'),
    rules: t(
      'Make three from a spot, then step back to the next one, until you are behind the three-point line. Use as few shots as you can.',
    ),
    spots: [
      spot(t('In front of the rim'), 0, 4.5),
      FREE_THROW,
      spot(t('Top of the key'), 0, 20.2),
      TOP_THREE,
    ],
    rule: { kind: 'make_to_move_on', makes: 3, inARow: false, maxShots: 100 },
  },
  {
    key: 'free-throw-25',
    name: t('25 Free Throws'),
    rules: t('Take 25 free throws as you would in a game. How many do you make?'),
    spots: [FREE_THROW],
    rule: { kind: 'fixed_shots', shotsPerVisit: 25, rounds: 1 },
    shotKind: 'free_throw',
  },
];
