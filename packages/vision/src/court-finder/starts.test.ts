import { REGULATION } from '@hooplog/domain';
import { expect, it } from 'vitest';
import { makeCamera } from '../locate/camera.ts';
import type { View } from '../locate/fit-camera.ts';
import { middleOf, rimOf } from '../locate/fit-camera.ts';
import { RIM_RADIUS } from '../physics.ts';
import { startsFor } from './starts.ts';

it.each([
  ['in the middle', 320, 180],
  ['above at the left', 40, 30],
  ['at the right border', 630, 150],
  ['below', 420, 300],
])('every start sees a ring %s where it is, level', (_, cx, cy) => {
  const view: View = { width: 640, height: 360, rim: { cx, cy, rx: 14, ry: 4 }, marks: [], markSigma: 1, equipment: REGULATION }; // prettier-ignore
  const starts = startsFor(view);
  expect(starts.length).toBeGreaterThan(1000);
  for (const start of starts) {
    const seen = makeCamera(start, middleOf(view)).project(rimOf(REGULATION));
    expect(Math.hypot((seen?.x ?? Infinity) - cx, (seen?.y ?? Infinity) - cy)).toBeLessThan(1e-6);
    expect(start[5]).toBe(0);
    // The ring's true width, by the distance from the lens.
    const [x, y, z, , , , logFocal] = start;
    expect(
      (Math.exp(logFocal) * RIM_RADIUS) / Math.hypot(x, y, z - REGULATION.rimHeight),
    ).toBeCloseTo(14, 6);
  }
});
