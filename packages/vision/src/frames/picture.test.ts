import { expect, test } from 'vitest';
import { halveLuma } from './picture.ts';

const levels = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 89 + (at >> 3) * 31) % 256);

function meanOf(luma: Uint8Array, corner: number, stride: number): number {
  const four = [corner, corner + 1, corner + stride, corner + stride + 1];
  return Math.floor((four.reduce((sum, at) => sum + (luma[at] ?? NaN), 0) + 2) / 4);
}

test.each([
  ['four at a time', 8, 6, levels(48)],
  ['rows that are no multiple of four', 10, 4, levels(40)],
  ['an odd size: what is left over is left out', 9, 5, levels(45)],
  ['a plane that begins anywhere in memory', 8, 4, levels(33).subarray(1)],
  ['all white', 8, 2, new Uint8Array(16).fill(255)],
])('half size is the mean of 2 × 2, rounded: %s', (_name, width, height, luma) => {
  const half = halveLuma({ width, height, luma, chroma: null });
  expect([half.width, half.height]).toEqual([width >> 1, height >> 1]);
  const means = Array.from(half.luma, (_, at) => {
    const corner = 2 * Math.floor(at / half.width) * width + 2 * (at % half.width);
    return meanOf(luma, corner, width);
  });
  expect([...half.luma]).toEqual(means);
});
