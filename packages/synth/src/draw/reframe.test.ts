import { expect, it } from 'vitest';
import { makeCanvas } from './canvas.ts';
import { reframe } from './reframe.ts';

/** Brightness grows by 10 per pixel to the right and by 1 downward. */
function ramp() {
  const canvas = makeCanvas(12, 10);
  for (let y = 0; y < 10; y++) {
    for (let x = 0; x < 12; x++)
      canvas.pixels.fill(10 * x + y, (y * 12 + x) * 3, (y * 12 + x) * 3 + 3);
  }
  return canvas;
}

it.each([
  { name: 'the middle when still', by: { x: 0, y: 0 }, first: 33 },
  { name: 'half a pixel to the right', by: { x: 0.5, y: 0 }, first: 38 },
  { name: 'a pixel and a half up and left', by: { x: -1.5, y: -1.5 }, first: 16.5 },
])('cuts $name', ({ by, first }) => {
  const cut = reframe(ramp(), 3, by);
  expect([cut.width, cut.height]).toEqual([6, 4]);
  expect(Math.abs((cut.pixels[0] ?? 0) - first)).toBeLessThanOrEqual(0.5);
  expect(Math.abs((cut.pixels.at(-1) ?? 0) - (first + 53))).toBeLessThanOrEqual(0.5);
});
