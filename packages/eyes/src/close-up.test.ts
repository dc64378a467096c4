import { describe, expect, it } from 'vitest';
import { closeUp, nearest } from './close-up.ts';

const size = { width: 640, height: 360 };
const ring = (cx: number, cy: number, rx = 8) => ({ cx, cy, rx, ry: rx / 3 });

describe('a close look at a ring', () => {
  it.each([
    ['shows 16 of its half widths', ring(300, 180, 8), [236, 116, 128, 128], 256],
    ['is no larger than the picture', ring(300, 180, 20), [140, 20, 320, 320], 256],
    ['is as high as the picture', ring(300, 180, 24), [108, 0, 384, 360], 256],
    ['is the picture for a ring that fills it', ring(300, 180, 80), [0, 0, 640, 360], 128],
    ['lies inside at the left and above', ring(10, 5, 8), [0, 0, 128, 128], 256],
    ['lies inside at the right and below', ring(635, 355, 8), [512, 232, 128, 128], 256],
    ['is enlarged only up to a limit', ring(300, 180, 0.2), [292, 172, 16, 16], 256],
  ])('%s', (_, near, [left, top, width, height], longSide) => {
    expect(closeUp(size, near, 16)).toEqual({ part: { left, top, width, height }, longSide });
  });
});

it('a closer look shows a smaller part of the picture', () => {
  const { part, longSide } = closeUp(size, ring(300, 180, 8), 32);
  expect(part).toEqual({ left: 268, top: 148, width: 64, height: 64 });
  expect(longSide).toBe(256);
});

describe('the ring found by a close look', () => {
  const near = ring(100, 100, 10);
  const seen = (...places: readonly (readonly [number, number])[]) =>
    places.map(([cx, cy]) => ({ rim: ring(cx, cy), odds: 0.5 }));
  it.each([
    ['is the nearest', seen([110, 100], [100, 105], [92, 100]), 105],
    ['is within two half widths', seen([100, 119]), 119],
    ['is none further off', seen([100, 121]), undefined],
    ['is none further aside', seen([121, 100]), undefined],
    ['is null if none is seen', [], undefined],
  ])('%s', (_, hoops, cy) => {
    expect(nearest(hoops, near)?.rim.cy).toBe(cy);
  });
});
