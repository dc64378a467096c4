import { expect, test } from 'vitest';
import { type SpokenCall, spokenCalls } from './spoken-calls.ts';

test.each<[words: string, calls: SpokenCall[]]>([
  ['made', ['made']],
  ['Missed.', ['missed']],
  ['made made missed', ['made', 'made', 'missed']],
  ['maid mist', ['made', 'missed']],
  ['Made, undo', ['made', 'undo']],
  ['nice shot, homemade', []],
  ['', []],
])('“%s” is %j', (words, calls) => {
  expect(spokenCalls(words)).toEqual(calls);
});
