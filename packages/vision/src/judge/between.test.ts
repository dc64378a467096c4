import { expect, test } from 'vitest';
import { between } from './between.ts';

const seen = [0, 1, 2, 2, 3.5, 8].map((seconds) => ({ seconds }));

test.each([
  ['in the middle, both ends included', 1, 3.5, [1, 2, 2, 3.5]],
  ['from before the first', -5, 0.5, [0]],
  ['to after the last', 4, 99, [8]],
  ['where nothing was seen', 4, 7, []],
  ['the wrong way round', 3, 1, []],
])('%s', (_name, from, to, expected) => {
  expect(between(seen, from, to).map(({ seconds }) => seconds)).toEqual(expected);
});

test('an empty list', () => {
  expect(between([], 0, 1)).toEqual([]);
});
