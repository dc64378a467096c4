import { expect, test } from 'vitest';
import { notText } from './json-text.ts';

test.each([
  ['a letter', JSON.stringify('a'), null],
  ['a whole emoji as escapes', '"\\ud83c\\udfc0"', null],
  ['several of them', '"\\uD83C\\uDFC0\\ud83c\\udfc0"', null],
  ['an emoji as bytes', '"🏀"', null],
  ['a written backslash and letters', '"\\\\ud83c"', null],
  ['half an emoji', '"\\ud83c"', 'Half a character is not text'],
  ['the other half', '"\\udfc0"', 'Half a character is not text'],
  ['both in the wrong order', '"\\udfc0\\ud83c"', 'Half a character is not text'],
  ['a half behind a whole', '"\\ud83c\\udfc0\\ud83c"', 'Half a character is not text'],
  ['a half behind a written backslash', '"\\\\\\ud83c"', 'Half a character is not text'],
  ['a half in a name', '{"\\ud83c":1}', 'Half a character is not text'],
  ['NUL', '"\\u0000"', 'The character NUL is not text'],
])('%s', (_what, json, problem) => {
  expect(notText(json)?.text ?? null).toBe(problem);
});
