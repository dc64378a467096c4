import { describe, expect, test } from 'vitest';
import { netMotionOf } from './net-motion.ts';
import type { RimPatch } from './rim-patch.ts';
import { fromPatchX, fromPatchY, patchHeight, patchWidth } from './rim-patch.ts';

/** Grey levels at (u, v), half rim widths from the ring's centre. */
type Scene = (u: number, v: number) => number;

const patchOf = (scene: Scene): RimPatch => ({
  ...{ width: patchWidth, height: patchHeight, u: null, v: null },
  luma: Uint8Array.from({ length: patchWidth * patchHeight }, (_, at) =>
    scene(fromPatchX((at % patchWidth) + 0.5), fromPatchY(Math.floor(at / patchWidth) + 0.5)),
  ),
});

const inNet = (u: number, v: number): boolean => Math.abs(u) < 0.8 && v > 0.2 && v < 1.9;
/** Threads in front of a wall of beams. */
const hoop =
  (swing = 0, shake = 0): Scene =>
  (u, v) => {
    const wall = 120 + 60 * Math.sin(9 * (u - shake)) * Math.sin(9 * (v - shake));
    return inNet(u, v) ? wall + 60 * Math.sin(14 * (u - shake - swing)) : wall;
  };
const hidden: Scene = (u) => (u < 0 ? 0 : 100);

describe('the motion of the net relative to its surroundings', () => {
  test.each([
    ['it swings', hoop(), hoop(0.1), 1, Infinity],
    ['it swings while a hand shakes the phone', hoop(), hoop(0.1, 0.03), 0.2, Infinity],
    ['nothing moves', hoop(), hoop(), -2, 0.1],
    ['only a hand shakes the phone', hoop(), hoop(0, 0.05), -0.5, 0.25],
    ['it lies outside of the picture', hidden, hidden, -2, 0.1],
  ])('%s', (_name, before, now, least, most) => {
    const motion = netMotionOf(patchOf(now), patchOf(before));
    expect(motion).toBeGreaterThan(least);
    expect(motion).toBeLessThan(most);
  });
});
