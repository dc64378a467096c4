import { expect, test } from 'vitest';
import { hasMotion, motionMaskOf } from './motion-mask.ts';

/** A difference of 64 × 48 px with single pixels that differ. */
function maskAt(...pixels: [number, number][]) {
  const width = 64;
  const height = 48;
  const mask = new Uint8Array(width * height);
  const first = new Int32Array(height).fill(width);
  const last = new Int32Array(height).fill(-1);
  for (const [x, y] of pixels) {
    mask[y * width + x] = 1;
    first[y] = Math.min(first[y] ?? width, x);
    last[y] = Math.max(last[y] ?? -1, x);
  }
  return motionMaskOf({ width, height, mask, first, last, threshold: 14, brightness: 0 });
}

test.each([
  ['a calm picture', maskAt(), false],
  ['a pixel in the box', maskAt([40, 20]), true],
  ['pixels on both sides of the box', maskAt([2, 20], [62, 20]), false],
  ['a pixel below the box', maskAt([40, 47]), false],
])('%s', (_name, motionMask, expected) => {
  expect(hasMotion(motionMask, { left: 33, right: 46, top: 17, bottom: 30 })).toBe(expected);
});

test('a box that reaches out of the picture is cut', () => {
  const box = { left: -50, right: 200, top: -50, bottom: 200 };
  expect(hasMotion(maskAt([63, 47]), box)).toBe(true);
});
