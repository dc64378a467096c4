import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a": '.repeat(levels)}0${'}'.repeat(levels)}`;

test.each([
  ['the maximum number of lists', lists(64), false],
  ['one list more', lists(65), true],
  ['the maximum number of objects', objects(64), false],
  ['one object more', objects(65), true],
  ['many side by side', `[${Array(100).fill(lists(63)).join()}]`, false],
  ['one that is deeper than its siblings', `[${lists(63)},${lists(64)}]`, true],
  ['brackets in a string', JSON.stringify('['.repeat(100)), false],
  ['brackets in a string after an escaped quote', JSON.stringify(`"${'['.repeat(100)}`), false],
  ['brackets after a string that ends in a backslash', `["\\\\",${lists(64)}]`, true],
])('%s', (_, json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});
