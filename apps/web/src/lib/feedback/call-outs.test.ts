import { describe, expect, test } from 'vitest';
import type { Outcome } from '../shot-log/logged-shot.ts';
import { callOutOf, currentRun, heatOf } from './call-outs.ts';

/** `o` is a make, `x` a miss. */
const shots = (text: string): Outcome[] =>
  Array.from(text, (sign) => (sign === 'o' ? 'made' : 'missed'));

test.each([
  ['', 0],
  ['x', 0],
  ['oox', 0],
  ['o', 1],
  ['xoo', 2],
  ['ooxooo', 3],
])('after "%s" the run is %i', (text, run) => {
  expect(currentRun(shots(text))).toBe(run);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [9, 2],
  [10, 3],
  [40, 3],
])('%i in a row is heat %i', (run, heat) => {
  expect(heatOf(run)).toBe(heat);
});

describe('call-outs', () => {
  const BESTS = [
    { kind: 'made', value: 12 },
    { kind: 'percent', value: 80 },
    { kind: 'makes_in_a_row', value: 5 },
  ] as const;

  test.each([
    ['nothing before the first shot', '', null],
    ['no two in a row', 'oo', null],
    ['three in a row', 'xooo', '3 in a row'],
    ['not four', 'oooo', null],
    ['five in a row', 'ooooo', '5 in a row'],
    ['ten in a row', 'x' + 'o'.repeat(10), 'On fire: 10 in a row'],
    ['not twelve', 'o'.repeat(12), null],
    ['every five more', 'o'.repeat(15), 'On fire: 15 in a row'],
    ['no miss', 'ooox', null],
  ])('%s', (_what, text, words) => {
    expect(callOutOf(shots(text), [])).toBe(words);
  });

  test.each([
    ['as many makes as ever are no best', 'xo'.repeat(12), null],
    ['one more is', 'xo'.repeat(13), 'Personal best: 13 makes'],
    ['it is called once', 'xo'.repeat(14), null],
    ['the longest run', 'xoooooo', 'Personal best: 6 in a row'],
  ])('%s', (_what, text, words) => {
    expect(callOutOf(shots(text), BESTS)).toBe(words);
  });

  test('a best of one lucky shot is not announced as beaten', () => {
    const lucky = [
      { kind: 'made', value: 1 },
      { kind: 'makes_in_a_row', value: 1 },
    ] as const;
    expect(callOutOf(shots('oo'), lucky)).toBeNull();
  });
});
