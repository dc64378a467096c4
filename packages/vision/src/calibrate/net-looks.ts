import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/**
 * Gray levels of mesh: by which a place differs from what is beside it and from what is above and
 * below it, whichever is less. A net's threads run crosswise, so it has both; edges of boards,
 * windows and posts have one of them, walls and sky none.
 */
export interface NetLooks {
  readonly below: number;
  readonly above: number;
}

/** Gray levels of mesh where a net has none of its own. */
export interface NetSurroundings {
  /** Beside the net, on the emptier side and on the other: a board, a wall, a player behind it. */
  readonly empty: number;
  readonly full: number;
  /** Below the net: it ends there, and what stands behind it goes on. */
  readonly under: number;
}

/** Pixels across the ring's half width that mesh is measured at: a net's threads, at any distance. */
const grain = 18;

function meshIn(
  { luma, width, height }: Picture,
  left: number,
  right: number,
  top: number,
  bottom: number,
  step: number,
): number {
  const reach = Math.max(1, Math.round(step));
  let sum = 0;
  let count = 0;
  for (let y = top; y < bottom; y += step) {
    const row = Math.round(y);
    if (row - reach < 0 || row + reach >= height) continue;
    for (let x = left; x < right; x += step) {
      const at = Math.round(x);
      if (at - reach < 0 || at + reach >= width) continue;
      const i = row * width + at;
      const across = Math.abs(luma[i + reach]! - luma[i - reach]!);
      const down = Math.abs(luma[i + reach * width]! - luma[i - reach * width]!);
      sum += Math.min(limits.mostMesh, across / 2, down / 2);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Gray levels of mesh where a net would hang from a ring (px of the picture). */
export function meshOfNet(picture: Picture, { cx, cy, rx, ry }: RimEllipse): number {
  const step = Math.max(1, rx / grain);
  const [top, bottom] = [cy + ry + 0.2 * rx, cy + ry + 1.2 * rx];
  return meshIn(picture, cx - 0.65 * rx, cx + 0.65 * rx, top, bottom, step);
}

/** Looks where a net would hang from the ring, and at the same area above it. */
export function netLooksOf(picture: Picture, rim: RimEllipse): NetLooks {
  const { cx, cy, rx, ry } = rim;
  const step = Math.max(1, rx / grain);
  const [top, bottom] = [cy - ry - 1.2 * rx, cy - ry - 0.2 * rx];
  return {
    below: meshOfNet(picture, rim),
    above: meshIn(picture, cx - 0.65 * rx, cx + 0.65 * rx, top, bottom, step),
  };
}

/** Gray levels of mesh below where the net of a ring (px of the picture) would end. */
export function meshUnderNet(picture: Picture, { cx, cy, rx, ry }: RimEllipse): number {
  const step = Math.max(1, rx / grain);
  const [top, bottom] = [cy + ry + 2.1 * rx, cy + ry + 2.9 * rx];
  return meshIn(picture, cx - 0.65 * rx, cx + 0.65 * rx, top, bottom, step);
}

/** Looks beside and below where the net of a ring (px of the picture) would be. */
export function netSurroundingsOf(picture: Picture, rim: RimEllipse): NetSurroundings {
  const { cx, cy, rx, ry } = rim;
  const step = Math.max(1, rx / grain);
  const near = ry + 0.2 * rx;
  const far = ry + 1.2 * rx;
  const [top, bottom] = [cy + near, cy + far];
  const one = meshIn(picture, cx - 2 * rx, cx - 1.25 * rx, top, bottom, step);
  const other = meshIn(picture, cx + 1.25 * rx, cx + 2 * rx, top, bottom, step);
  return {
    empty: Math.min(one, other),
    full: Math.max(one, other),
    under: meshUnderNet(picture, rim),
  };
}
