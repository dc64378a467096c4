import { describe, expect, test } from 'vitest';
import { findDrill } from './find-drill.ts';
import { type FilmedShot, isElsewhere, playFilmedDrill } from './filmed-drill.ts';

const drill = findDrill('free-throw-25');
if (drill === null) throw new Error('No drill');

const shot = (change: Partial<FilmedShot> = {}): FilmedShot => ({
  ...{ outcome: 'made', zone: 'zone_5_free_throw', court: { x: 0, y: 14.5 }, rimSeconds: 1 },
  ...change,
});
const shots = (count: number, change: Partial<FilmedShot> = {}) =>
  Array.from({ length: count }, () => shot(change));
const UNDER_THE_RIM = { zone: 'zone_1_paint', court: { x: 1, y: 2 } } as const;

describe('a shot from elsewhere', () => {
  test.each<[what: string, change: Partial<FilmedShot>, isElse: boolean]>([
    ['never from a zone of the drill', { court: null }, false],
    ['never if its zone is unknown', { zone: null, court: null }, false],
    ['from another zone', { zone: 'zone_1_paint', court: null }, true],
    ['from another zone and spot', UNDER_THE_RIM, true],
    [
      'not 12 ft from a spot of the drill',
      { zone: 'zone_1_paint', court: { x: 0, y: 2.5 } },
      false,
    ],
    ['a little more than 12 ft away', { zone: 'zone_1_paint', court: { x: 0, y: 2.4 } }, true],
  ])('%s', (_, change, isElse) => {
    expect(isElsewhere(drill, shot(change))).toBe(isElse);
  });
});

/** A film with these shots, one a second. */
const film = (...parts: readonly FilmedShot[][]) =>
  parts.flat().map((one, second) => ({ ...one, rimSeconds: second }));

test('put-backs and shots after the end are no part of a drill', () => {
  const all = film(
    ...[shots(10), shots(3, UNDER_THE_RIM), shots(15, { outcome: 'missed' }), shots(5)],
  );
  const play = playFilmedDrill(drill, all);
  expect([play?.next, play?.result, play?.shotSpots.length]).toEqual([null, 10, 25]);
});

test('shots are taken in the order of their moments', () => {
  const all = film(shots(20), shots(30, { outcome: 'missed' })).toReversed();
  expect(playFilmedDrill(drill, all)?.result).toBe(20);
});

test('a drill with a missing shot continues', () => {
  const play = playFilmedDrill(drill, film(shots(24)));
  expect([play?.next, play?.result]).toEqual([0, null]);
});

test('shots without a moment have no order, so they are no drill; elsewhere they do not matter', () => {
  const all = film(shots(25));
  expect(playFilmedDrill(drill, [...all, shot({ rimSeconds: null })])).toBeNull();
  const besides = shot({ ...UNDER_THE_RIM, rimSeconds: null });
  expect(playFilmedDrill(drill, [...all, besides])?.result).toBe(25);
});
