import { expect, test } from 'vitest';
import { liveCountWords } from './live-count-text.ts';

test.each([
  [
    { total: 17, added: [3.2, 8.1], gone: 0 },
    '17 counted live, 19 in the film: 2 shots seen only when the film was looked at again, marked “New”.',
  ],
  [
    { total: 17, added: [], gone: 1 },
    '17 counted live, 16 in the film: 1 shot counted live turned out to be none.',
  ],
  [
    { total: 17, added: [3.2], gone: 1 },
    '17 counted live, 17 in the film: 1 shot seen only when the film was looked at again, marked “New”; 1 shot counted live turned out to be none.',
  ],
])('%j', (count, words) => {
  expect(liveCountWords(count)).toBe(words);
});
