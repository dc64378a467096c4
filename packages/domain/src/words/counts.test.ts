import { expect, test } from 'vitest';
import { counted, plural } from './counts.ts';

test.each([
  [0, '0 shots'],
  [1, '1 shot'],
  [2, '2 shots'],
  [12_480, '12,480 shots'],
])('%i of them is "%s"', (count, words) => {
  expect(counted(count, 'shot')).toBe(words);
});

test.each([
  [1, 'has'],
  [3, 'have'],
])('a verb agrees with the count: %i %s', (count, verb) => {
  expect(plural(count, 'has', 'have')).toBe(verb);
});
