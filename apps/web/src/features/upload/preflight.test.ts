import { expect, test } from 'vitest';
import { preflight } from './preflight.ts';

test.each<
  [what: string, width: number, height: number, seconds: number, good: boolean, text: RegExp]
>([
  ['a portrait video', 1080, 1920, 60, true, /1080×1920 looks good/],
  ['a small picture', 640, 360, 60, false, /small/],
  ['a long video', 1920, 1080, 3600, false, /long/],
  ['a video that the browser cannot show', 0, 0, 60, false, /no picture/],
])('%s', (_, width, height, durationSeconds, good, text) => {
  const judged = preflight({ width, height, durationSeconds });
  expect(judged.good).toBe(good);
  expect(judged.text).toMatch(text);
});
