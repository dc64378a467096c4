import { expect, it } from 'vitest';
import { verifiedShare } from './verified-share.ts';

it.each<[verified: number, total: number, words: string]>([
  [0, 0, 'Self-reported'],
  [0, 400, 'Self-reported'],
  [1, 400, '1% by video'],
  [100, 400, '25% by video'],
  [399, 400, '99% by video'],
  [400, 400, 'All by video'],
])('%i of %i shots seen in videos: %s', (verifiedShots, totalShots, words) => {
  expect(verifiedShare({ verifiedShots, totalShots })).toBe(words);
});
