import { expect, test } from 'vitest';
import { isTooDeep } from './json-depth.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => `${'{"a": '.repeat(levels)}0${'}'.repeat(levels)}`;

test.each([
  ['as many lists as may be', lists(64), false],
  ['a list more', lists(65), true],
  ['as many objects as may be', objects(64), false],
  ['an object more', objects(65), true],
  ['many beside each other', `[${Array(100).fill(lists(63)).join()}]`, false],
  ['one that is deeper than those beside it', `[${lists(63)},${lists(64)}]`, true],
  ['brackets in a text', JSON.stringify('['.repeat(100)), false],
  ['brackets in a text behind a quote', JSON.stringify(`"${'['.repeat(100)}`), false],
  ['brackets behind a text that ends in a backslash', `["\\\\",${lists(64)}]`, true],
])('%s', (_, json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});
