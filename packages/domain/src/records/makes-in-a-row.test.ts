import { expect, test } from 'vitest';
import { longestMakeRun, makesInARow } from './makes-in-a-row.ts';

/** `o` made, `x` missed, one a second; a capital letter has no moment. */
const shotsOf = (text: string) =>
  Array.from(text, (letter, second) => ({
    outcome: letter.toLowerCase() === 'o' ? ('made' as const) : ('missed' as const),
    rimSeconds: letter === letter.toLowerCase() ? second : null,
  }));

test.each([
  ['', null],
  ['xxx', 0],
  ['o', 1],
  ['xooxooox', 3],
  ['oooxoo', 3],
  ['ooO', null],
])('%s → %s', (text, longest) => {
  expect(makesInARow(shotsOf(text))).toBe(longest);
});

test('uses the moments, not the order of the list', () => {
  const [first, second, third] = shotsOf('oxo');
  expect(makesInARow([first, third, second].filter((shot) => shot !== undefined))).toBe(1);
});

test.each([
  ['', null],
  ['xx', 0],
  ['ooxooox', 3],
  ['o'.repeat(3000), 3000],
])('shots in order: %s', (outcomes, longest) => {
  expect(longestMakeRun(outcomes)).toBe(longest);
});
