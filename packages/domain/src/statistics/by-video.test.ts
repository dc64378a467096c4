import { expect, test } from 'vitest';
import { videoShare } from './by-video.ts';

test.each<[verified: number, total: number, percent: number | null]>([
  [0, 0, null],
  [0, 400, 0],
  [1, 400, 1],
  [100, 400, 25],
  [399, 400, 99],
  [400, 400, 100],
])('%i of %i shots are %s percent by video', (verifiedShots, totalShots, percent) => {
  expect(videoShare({ verifiedShots, totalShots })).toBe(percent);
});
