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

/** rx beside the ring's middle: so wide a net hangs. */
const netWidth = [-0.65, 0.65] as const;

/** `across`: left and right end beside the ring's middle, rx; `top` and `bottom` in px. */
function meshIn(
  { luma, width, height }: Picture,
  { cx, rx }: RimEllipse,
  across: readonly [number, number],
  top: number,
  bottom: number,
): number {
  const step = Math.max(1, rx / grain);
  const left = cx + across[0] * rx;
  const right = cx + across[1] * rx;
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
export function meshOfNet(picture: Picture, rim: RimEllipse): number {
  const { cy, rx, ry } = rim;
  return meshIn(picture, rim, netWidth, cy + ry + 0.2 * rx, cy + ry + 1.2 * rx);
}

/** Looks where a net would hang from the ring, and at the same area above it. */
export function netLooksOf(picture: Picture, rim: RimEllipse): NetLooks {
  const { cy, rx, ry } = rim;
  return {
    below: meshOfNet(picture, rim),
    above: meshIn(picture, rim, netWidth, cy - ry - 1.2 * rx, cy - ry - 0.2 * rx),
  };
}

/** Gray levels of mesh below where the net of a ring (px of the picture) would end. */
export function meshUnderNet(picture: Picture, rim: RimEllipse): number {
  const { cy, rx, ry } = rim;
  return meshIn(picture, rim, netWidth, cy + ry + 2.1 * rx, cy + ry + 2.9 * rx);
}

/** Looks beside and below where the net of a ring (px of the picture) would be. */
export function netSurroundingsOf(picture: Picture, rim: RimEllipse): NetSurroundings {
  const { cy, rx, ry } = rim;
  const [top, bottom] = [cy + (ry + 0.2 * rx), cy + (ry + 1.2 * rx)];
  const one = meshIn(picture, rim, [-2, -1.25], top, bottom);
  const other = meshIn(picture, rim, [1.25, 2], top, bottom);
  return {
    empty: Math.min(one, other),
    full: Math.max(one, other),
    under: meshUnderNet(picture, rim),
  };
}
