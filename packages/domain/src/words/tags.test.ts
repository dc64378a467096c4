import { expect, test } from 'vitest';
import { normalTag } from './tags.ts';

test.each([
  ['Game Day', 'game day'],
  ['  left   hand\n', 'left hand'],
  ['cafe\u0301', 'café'],
  ['a,b', 'a b'],
  ['\u202Eabc', 'abc'],
  [' , ', ''],
])('%j is stored as %j', (text, tag) => {
  expect(normalTag(text)).toBe(tag);
});
