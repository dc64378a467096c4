import { describe, expect, test } from 'vitest';
import { arrowStep, moveRing, type RingHandle, ringWords, sameRing, startingRing } from './ring.ts';

const FRAME = { width: 1280, height: 720 };
const RING = { cx: 600, cy: 200, rx: 30, ry: 10 };

describe('moveRing', () => {
  test.each<[handle: RingHandle, dx: number, dy: number, changed: object]>([
    ['place', 5, -7, { cx: 605, cy: 193 }],
    ['place', -9999, 9999, { cx: 0, cy: 720 }],
    ['width', 4, 99, { rx: 34 }],
    ['width', -99, 0, { rx: 3 }],
    ['width', 9999, 0, { rx: 640 }],
    ['height', 99, 2, { ry: 12 }],
    ['height', 0, -99, { ry: 3 }],
  ])('%s by %i, %i', (handle, dx, dy, changed) => {
    expect(moveRing(RING, handle, dx, dy, FRAME)).toEqual({ ...RING, ...changed });
  });
});

test.each<[key: string, shift: boolean, step: readonly [number, number] | null]>([
  ['ArrowLeft', false, [-2, 0]],
  ['ArrowDown', false, [0, 2]],
  ['ArrowRight', true, [20, 0]],
  ['a', false, null],
])('key %s (shift %s) moves by %o', (key, shift, step) => {
  expect(arrowStep(key, shift, FRAME)).toEqual(step);
});

test('the starting ring is inside the picture and differs from another', () => {
  const ring = startingRing(FRAME);
  expect(ring.cx).toBe(640);
  expect(ring.cy).toBeLessThan(360);
  expect(sameRing(ring, { ...ring })).toBe(true);
  expect(sameRing(ring, { ...ring, ry: ring.ry + 1 })).toBe(false);
});

test('says where the ring is', () => {
  expect(ringWords(RING, FRAME)).toBe('Rim 47% from the left, 28% from the top, 60 by 20 pixels.');
});
