import { describe, expect, test } from 'vitest';
import { DRILLS } from './catalogue.ts';
import { findDrill } from './find-drill.ts';
import { SHOT_KINDS } from '../statistics/shot-kinds.ts';
import { maxDrillShots, reachesAim } from './drill.ts';
import {
  findOwnDrill,
  OWN_DRILL,
  type OwnDrill,
  ownDrillKey,
  ownDrillProblems,
  readOwnDrill,
  snapSpot,
} from './own-drill.ts';
import { playDrill } from './play-drill.ts';

const FIVE: OwnDrill = {
  name: 'Wing to wing',
  spots: [
    { x: -18, y: 18 },
    { x: 18, y: 18 },
  ],
  rule: { kind: 'fixed_shots', shotsPerVisit: 5, rounds: 2 },
  aim: 14,
  shotKind: null,
};
const FIVE_KEY = 'own-f5x2-t14-0e1a2e1a-Wing_20to_20wing';
const MOVE_ON: OwnDrill = {
  ...FIVE,
  rule: { kind: 'make_to_move_on', makes: 3, inARow: true },
  aim: null,
};

// Keys are stored and shared as links: a key must be read the same for ever.
test.each<[string, OwnDrill]>([
  [FIVE_KEY, FIVE],
  ['own-r3-0e1a2e1a-Wing_20to_20wing', MOVE_ON],
  ['own-f5x2-t14-kc-0e1a2e1a-Wing_20to_20wing', { ...FIVE, shotKind: 'catch_and_shoot' }],
  ['own-r3-kl-0e1a2e1a-Wing_20to_20wing', { ...MOVE_ON, shotKind: 'layup' }],
  [
    'own-m3-1e0p-F_C3_BCnf_21',
    { ...MOVE_ON, name: 'Fünf!', spots: [{ x: 0, y: 7.5 }], rule: { kind: 'make_to_move_on', makes: 3, inARow: false } }, // prettier-ignore
  ],
])('the key %s holds its drill', (key, own) => {
  expect(ownDrillKey(own)).toBe(key);
  expect(readOwnDrill(key)).toEqual(own);
});

test('it is played as any other, to its end or its maximum number of shots', () => {
  const drill = findDrill(FIVE_KEY);
  expect(drill).toMatchObject({
    ...{ name: 'Wing to wing', aim: 14 },
    rules: 'Take 5 shots from each of the 2 spots, 2 times around. How many of 20 do you make?',
  });
  expect(drill?.spots.map(({ name }) => name)).toEqual(['Left Wing Three', 'Right Wing Three']);
  expect(drill && playDrill(drill, 'oxoxo'.repeat(4)).result).toBe(12);
  const moving = findDrill(ownDrillKey(MOVE_ON));
  expect(moving && [maxDrillShots(moving), playDrill(moving, 'ooxoooxooo').result]).toEqual([
    ...[60, 10],
  ]);
});

test.each([
  [FIVE, 14, true],
  [FIVE, 13, false],
  [{ ...MOVE_ON, aim: 9 }, 9, true],
  [{ ...MOVE_ON, aim: 9 }, 10, false],
  [{ ...MOVE_ON, aim: 9 }, null, false],
  [MOVE_ON, 9, null],
])('%j reaches its target with %s: %s', (own, result, isReached) => {
  const drill = findOwnDrill(ownDrillKey(own));
  expect(drill && reachesAim(drill, result)).toBe(isReached);
});

test.each(SHOT_KINDS)('all shots of a drill can be of one kind: %s', (shotKind) => {
  expect(findDrill(ownDrillKey({ ...FIVE, shotKind }))).toMatchObject({ shotKind });
  expect(findDrill(FIVE_KEY)).not.toHaveProperty('shotKind');
});

test('spots of one zone have numbers', () => {
  const spots = [
    { x: -18, y: 18 },
    { x: -19, y: 17.5 },
  ];
  expect(findOwnDrill(ownDrillKey({ ...FIVE, spots }))?.spots.map(({ name }) => name)).toEqual([
    ...['Left Wing Three', 'Left Wing Three 2'],
  ]);
});

test('a tap snaps to the nearest half foot, also at the edge of the court', () => {
  expect(snapSpot({ x: -18.2, y: 17.8 })).toEqual({ x: -18, y: 18 });
  expect(snapSpot({ x: 25, y: -5.25 })).toEqual({ x: 25, y: -5 });
  expect(snapSpot({ x: -25, y: 41.75 })).toEqual({ x: -25, y: 41.5 });
});

const many = (count: number) => Array.from({ length: count }, (_, at) => ({ x: at, y: 1 }));

describe('a drill is refused', () => {
  test.each<[what: string, part: keyof OwnDrill, change: Partial<OwnDrill>]>([
    ['without a name', 'name', { name: ' ' }],
    ['with an invisible name', 'name', { name: '\u200B\u3164' }],
    ['with a name of 41 characters', 'name', { name: 'a'.repeat(41) }],
    ['without a spot', 'spots', { spots: [] }],
    ['with 13 spots', 'spots', { spots: many(13) }],
    ['with a spot off the court', 'spots', { spots: [{ x: 25.5, y: 0 }] }],
    ['with a spot off the grid', 'spots', { spots: [{ x: 0.25, y: 0 }] }],
    ['with a spot twice', 'spots', { spots: [...many(1), ...many(1)] }],
    ['with no shots', 'rule', { rule: { kind: 'fixed_shots', shotsPerVisit: 0, rounds: 1 } }],
    ['with 51 shots a visit', 'rule', { rule: { kind: 'fixed_shots', shotsPerVisit: 51, rounds: 1 } }], // prettier-ignore
    ['with half a shot', 'rule', { rule: { kind: 'fixed_shots', shotsPerVisit: 1.5, rounds: 1 } }],
    ['with 21 rounds', 'rule', { rule: { kind: 'fixed_shots', shotsPerVisit: 1, rounds: 21 } }],
    ['with 21 makes', 'rule', { rule: { kind: 'make_to_move_on', makes: 21, inARow: true } }],
    ['with 520 shots', 'rule', { spots: many(13).slice(1), rule: { kind: 'fixed_shots', shotsPerVisit: 22, rounds: 2 }, aim: null }], // prettier-ignore
    ['with a target out of reach', 'aim', { aim: 21 }],
    ['with a target of zero', 'aim', { aim: 0 }],
    ['with a target below its makes', 'aim', { ...MOVE_ON, aim: 5 }],
  ])('%s', (_, part, change) => {
    const own = { ...FIVE, ...change };
    expect(Object.keys(ownDrillProblems(own))).toEqual([part]);
    expect(readOwnDrill(ownDrillKey(own))).toBeNull();
  });
});

test.each([
  'own-f05x2-t14-0e1a2e1a-Wing',
  'own-f5x2-t014-0e1a2e1a-Wing',
  'own-f5x2-0e1a2e1-Wing',
  'own-f5x2-0E1A-Wing',
  'own-f5x2-kx-0e1a-Wing',
  'own-f5x2-kf-t14-0e1a-Wing',
  'own-f5x2-zzzz-Wing',
  'own-f5x2-0e1a-',
  'own-f5x2-0e1a-_20Wing',
  'own-f5x2-0e1a-_57ing',
  'own-f5x2-0e1a-_c3_bc',
  'own-f5x2-0e1a-_C3',
  'own-f5x2-0e1a-A_0AB',
  'own-f5x2-0e1a-_E2_80_AEgniW',
  'own-f5x2-0e1a-Wi_E2_80_8Bng',
  'own-x5-0e1a-Wing',
  'own-f5x2-0e1a-Wing-more',
  ' own-f5x2-0e1a-Wing',
  'own-f5x2-0e1a-Wing\n',
])('%j is no key', (key) => {
  expect(findDrill(key)).toBeNull();
});

test('the longest name of the largest drill fits into a key', () => {
  const key = ownDrillKey({
    ...FIVE,
    shotKind: 'layup',
    name: '\u{1F3C0}'.repeat(OWN_DRILL.NAME_MAX),
    spots: many(OWN_DRILL.SPOTS_MAX),
  });
  expect(readOwnDrill(key)).not.toBeNull();
  expect(key.length).toBeLessThanOrEqual(OWN_DRILL.KEY_MAX);
});

test('no drill of the catalogue has a key of this form', () => {
  expect(DRILLS.filter(({ key }) => key.startsWith('own-'))).toEqual([]);
});
