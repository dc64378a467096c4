import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/** Gray levels between horizontal neighbours: high in a net, low on board, wall and sky. */
export interface NetLooks {
  readonly below: number;
  readonly above: number;
}

/** Pixels across the ring's half width that texture is measured at: a net's threads, at any distance. */
const grain = 18;

function textureIn(
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
    if (row < 0 || row >= height) continue;
    for (let x = left; x < right; x += step) {
      const at = Math.round(x);
      if (at - reach < 0 || at + reach >= width) continue;
      const i = row * width + at;
      sum += Math.min(limits.mostTexture, Math.abs(luma[i + reach]! - luma[i - reach]!) / 2);
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Looks where a net would hang from the ring, and at the same area above it. */
export function netLooksOf(picture: Picture, { cx, cy, rx, ry }: RimEllipse): NetLooks {
  const step = Math.max(1, rx / grain);
  const left = cx - 0.65 * rx;
  const right = cx + 0.65 * rx;
  const near = ry + 0.2 * rx;
  const far = ry + 1.2 * rx;
  return {
    below: textureIn(picture, left, right, cy + near, cy + far, step),
    above: textureIn(picture, left, right, cy - far, cy - near, step),
  };
}
