import { expect, test } from 'vitest';
import { notText } from './json-text.ts';

test.each([
  ['a letter', JSON.stringify('a'), null],
  ['a whole emoji as escapes', '"\\ud83c\\udfc0"', null],
  ['several emoji as escapes', '"\\uD83C\\uDFC0\\ud83c\\udfc0"', null],
  ['an emoji as bytes', '"🏀"', null],
  ['an escaped backslash followed by letters', '"\\\\ud83c"', null],
  ['half an emoji', '"\\ud83c"', 'Text cannot contain half a character'],
  ['the other surrogate', '"\\udfc0"', 'Text cannot contain half a character'],
  [
    'both surrogates in the wrong order',
    '"\\udfc0\\ud83c"',
    'Text cannot contain half a character',
  ],
  [
    'a lone surrogate after a pair',
    '"\\ud83c\\udfc0\\ud83c"',
    'Text cannot contain half a character',
  ],
  [
    'a lone surrogate after an escaped backslash',
    '"\\\\\\ud83c"',
    'Text cannot contain half a character',
  ],
  ['a lone surrogate in a key', '{"\\ud83c":1}', 'Text cannot contain half a character'],
  ['NUL', '"\\u0000"', 'Text cannot contain the character NUL'],
])('%s', (_what, json, problem) => {
  expect(notText(json)?.text ?? null).toBe(problem);
});
