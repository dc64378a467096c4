import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { rimViewThresholds as view } from '../thresholds.ts';

/**
 * The surroundings of the ring at a fixed scale, whatever the video's: `scale` pixels are one rim
 * width W, so that one set of measurements and weights serves all distances. u and v are in half
 * rim widths from the ring's centre, v downward:
 *
 *      u = −reach … reach, v = −above … below
 */
export interface RimPatch {
  readonly width: number;
  readonly height: number;
  /** 0 where the picture shows nothing. */
  readonly luma: Uint8Array;
  /** Null for gray video. */
  readonly u: Uint8Array | null;
  readonly v: Uint8Array | null;
}

export const patchWidth = Math.round(view.reach * view.scale);
export const patchHeight = Math.round(((view.above + view.below) / 2) * view.scale);

/** From half rim widths to patch pixels and back. */
export const toPatchX = (u: number): number => ((u + view.reach) * view.scale) / 2;
export const toPatchY = (v: number): number => ((v + view.above) * view.scale) / 2;
export const fromPatchX = (x: number): number => (2 * x) / view.scale - view.reach;
export const fromPatchY = (y: number): number => (2 * y) / view.scale - view.above;

/** Mean of a small square of a plane; `outside` beyond its border, and where luma 0 says unseen. */
function sample(
  plane: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
): number {
  const x0 = Math.max(0, Math.round(x - reach));
  const x1 = Math.min(width - 1, Math.round(x + reach));
  const y0 = Math.max(0, Math.round(y - reach));
  const y1 = Math.min(height - 1, Math.round(y + reach));
  let sum = 0;
  let count = 0;
  for (let row = y0; row <= y1; row++) {
    for (let at = row * width + x0; at <= row * width + x1; at++) {
      sum += plane[at]!;
      count++;
    }
  }
  return count === 0 ? 0 : sum / count;
}

/** Cuts the patch around a ring (px of the working picture) out of a picture. */
export function cutRimPatch(picture: Picture, rim: RimEllipse): RimPatch {
  const size = patchWidth * patchHeight;
  const { chroma } = picture;
  const luma = new Uint8Array(size);
  const u = chroma && new Uint8Array(size);
  const v = chroma && new Uint8Array(size);
  const step = (2 * rim.rx) / view.scale;
  // Enough pixels to hide a misfit of half a pixel and compression noise, not so many as to be slow.
  const reach = Math.min(1, Math.max(0, (step - 1) / 2));
  for (let py = 0; py < patchHeight; py++) {
    const y = rim.cy + (fromPatchY(py) + 1 / view.scale) * rim.rx;
    for (let px = 0; px < patchWidth; px++) {
      const x = rim.cx + (fromPatchX(px) + 1 / view.scale) * rim.rx;
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      if (picture.luma[Math.floor(y) * picture.width + Math.floor(x)] === 0) continue;
      const i = py * patchWidth + px;
      luma[i] = Math.max(1, sample(picture.luma, picture.width, picture.height, x, y, reach));
      if (!chroma || !u || !v) continue;
      // Four pixels share one colour: that is mean enough.
      const half = reach > 0.5 ? 0.5 : 0;
      u[i] = sample(chroma.u, chroma.width, chroma.height, (x - 0.5) / 2, (y - 0.5) / 2, half);
      v[i] = sample(chroma.v, chroma.width, chroma.height, (x - 0.5) / 2, (y - 0.5) / 2, half);
    }
  }
  return { width: patchWidth, height: patchHeight, luma, u, v };
}
