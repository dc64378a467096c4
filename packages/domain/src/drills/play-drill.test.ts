import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRILLS } from './catalogue.ts';
import { findDrill } from './find-drill.ts';
import { drillUnit, isBetterResult, maxDrillShots, perfectResult } from './drill.ts';
import { playDrill } from './play-drill.ts';

function drillOf(key: string) {
  const drill = findDrill(key);
  if (drill === null) throw new Error(`No drill ${key}`);
  return drill;
}

const o = (count: number) => 'o'.repeat(count);
const x = (count: number) => 'x'.repeat(count);

describe('the next spot, and the progress of the drill', () => {
  test.each([
    ['five-spot-50', '', 'Left corner', '0 of 10 shots'],
    ['five-spot-50', 'oxo', 'Left corner', '3 of 10 shots'],
    ['five-spot-50', x(10), 'Left wing', '0 of 10 shots'],
    ['five-spot-50', o(49), 'Right corner', '9 of 10 shots'],
    ['around-the-world', 'xx', 'Left of the rim', '0 of 1 makes'],
    ['around-the-world', 'xxo', 'Left baseline', '0 of 1 makes'],
    ['mikan', 'o', 'Right of the rim', '1 of 30 shots'],
    ['mikan', 'ox', 'Left of the rim', '2 of 30 shots'],
    ['free-throws-under-pressure', 'ooo', 'Free-throw line', '3 of 10 makes_in_a_row'],
    ['free-throws-under-pressure', 'ooox', 'Free-throw line', '0 of 10 makes_in_a_row'],
    ['beat-the-pro', '', 'Free-throw line', '0 of 11 points'],
    ['beat-the-pro', 'o', 'Left wing', '1 of 11 points'],
    ['beat-the-pro', 'oooooo', 'Left wing', '6 of 11 points'],
    ['star-drill', 'oxo', 'Right wing', '0 of 2 makes'],
    ['star-drill', 'oo', 'Right wing', '0 of 2 makes'],
    ['corner-to-corner', 'ox', 'Right corner', '0 of 2 shots'],
    ['corner-to-corner', 'oxxx', 'Left corner', '0 of 2 shots'],
    ['twenty-one', 'o', 'Lay-up', '2 of 21 points'],
    ['twenty-one', 'xo', 'Free-throw line', '1 of 21 points'],
    ['five-in-a-row', 'oooox', 'Left baseline', '0 of 5 makes_in_a_row'],
    ['five-in-a-row', 'ooooo', 'Left elbow', '0 of 5 makes_in_a_row'],
    ['three-misses', 'oxx', 'Right wing', '2 of 3 misses'],
    ['three-misses', 'ooooo', 'Left corner', '0 of 3 misses'],
  ])('%s after "%s": %s, %s', (key, outcomes, name, said) => {
    const drill = drillOf(key);
    const { next, progress } = playDrill(drill, outcomes);
    expect(next === null ? null : drill.spots[next]?.name).toBe(name);
    expect(`${progress.done} of ${progress.of} ${progress.what}`).toBe(said);
  });
});

describe('the result', () => {
  test.each([
    ['five-spot-50', o(30) + x(20), 30],
    ['five-spot-50', o(49), 'goes on'],
    ['around-the-world', o(7), 7],
    ['around-the-world', `x${'xo'.repeat(7)}`, 15],
    ['around-the-world', x(100), null],
    ['mikan', o(15) + x(15), 15],
    ['free-throws-under-pressure', `ooox${o(10)}`, 14],
    ['free-throws-under-pressure', 'ox'.repeat(75), null],
    ['beat-the-pro', o(11), 11],
    // 3 for the opening, then 2 a miss; the last one brings 9 to 11.
    ['beat-the-pro', 'xxxxx', -11],
    ['beat-the-pro', 'oxxxxx', 'goes on'],
    ['beat-the-pro', 'oxxxxxx', -10],
    ['beat-the-pro', `x${o(11)}`, 8],
    ['beat-the-pro', `${o(10)}xxxxxo`, 1],
    ['three-point-contest', o(25), 30],
    ['three-point-contest', 'xxxxo'.repeat(5), 10],
    ['three-point-contest', 'oxxxx'.repeat(5), 5],
    ['star-drill', o(10), 10],
    ['twenty-one', o(14), 14],
    ['twenty-one', x(100), null],
    ['five-in-a-row', o(25), 25],
    ['three-misses', 'ooxoxoox', 5],
    ['three-misses', o(100), 100],
    ['hundred-shots', 'xo'.repeat(50), 50],
    ['inside-out', 'oooxoooxxoooooo', 15],
    ['free-throw-25', o(24), 'goes on'],
  ] as const)('%s with %s is %s', (key, outcomes, result) => {
    const play = playDrill(drillOf(key), outcomes);
    expect(play.next === null ? play.result : 'goes on').toBe(result);
  });

  test.each([
    ['five-spot-50', 30, 29, true],
    ['five-spot-50', 29, 29, false],
    ['around-the-world', 12, 15, true],
    ['around-the-world', 15, 12, false],
    ['around-the-world', 99, null, true],
    ['around-the-world', null, 99, false],
    ['around-the-world', null, null, false],
    ['beat-the-pro', -2, -5, true],
  ])('%s: %s before %s: %s', (key, a, b, isBetter) => {
    expect(isBetterResult(drillOf(key), a, b)).toBe(isBetter);
  });
});

test.each([
  ['beat-the-pro', 'oox', { player: 2, pro: 2 }],
  ['beat-the-pro', 'xo', { player: 1, pro: 3 }],
  ['three-point-contest', 'xxxxoo', { player: 3, pro: null }],
  ['twenty-one', 'oo', { player: 3, pro: null }],
  ['five-spot-50', 'oo', null],
])('%s after %s has the score %o', (key, outcomes, score) => {
  expect(playDrill(drillOf(key), outcomes).score).toEqual(score);
});

describe.each(DRILLS)('$name', (drill) => {
  const shots = fc
    .array(fc.constantFrom('o', 'x'), { minLength: maxDrillShots(drill) + 5, maxLength: 250 })
    .map((letters) => letters.join(''));

  test('ends after any shots, and knows the spot of each until then', () => {
    fc.assert(
      fc.property(shots, (outcomes) => {
        const { next, shotSpots } = playDrill(drill, outcomes);
        expect(next).toBeNull();
        expect(shotSpots.length).toBeLessThanOrEqual(maxDrillShots(drill));
        expect(playDrill(drill, outcomes.slice(0, shotSpots.length - 1)).next).not.toBeNull();
      }),
    );
  });

  test('sends each shot to the spot that it named before, undone or not', () => {
    fc.assert(
      fc.property(shots, (outcomes) => {
        const { shotSpots } = playDrill(drill, outcomes);
        shotSpots.forEach((spot, index) => {
          const { next } = playDrill(drill, outcomes.slice(0, index));
          expect(next === null ? null : drill.spots[next]).toBe(spot);
        });
      }),
      { numRuns: 20 },
    );
  });

  test('reaches its best result with makes only', () => {
    const { result, shotSpots } = playDrill(drill, 'o'.repeat(250));
    const worse = playDrill(drill, `x${'o'.repeat(250)}`);
    expect(isBetterResult(drill, result, worse.result)).toBe(true);
    const perfect = perfectResult(drill);
    if (perfect !== null) expect(result).toBe(perfect);
    if (drillUnit(drill) === 'shots') expect(result).toBe(shotSpots.length);
  });
});
