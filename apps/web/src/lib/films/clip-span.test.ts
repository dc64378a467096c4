import { expect, test } from 'vitest';
import { clipSpan } from './clip-span.ts';

test.each([
  ['from before the release to after the ring', 9, 10.5, { from: 7, to: 12 }],
  ['with a typical flight if no release was seen', null, 11.2, { from: 8, to: 12.7 }],
  ['not from the beginning of the film back', 1, 2, { from: 0, to: 3.5 }],
  ['not for as long as a wrong release says', 3, 20, { from: 14, to: 21.5 }],
])('a clip runs %s', (_what, releaseSeconds, rimSeconds, span) => {
  expect(clipSpan({ releaseSeconds, rimSeconds })).toEqual(span);
});
