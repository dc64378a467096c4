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

/** Which pixels of a plane make one patch pixel, along one axis: from `from` to `to`, both included. */
interface Axis {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** `places`: px of the plane; `reach`: px to both sides. */
function axisOf(places: readonly number[], reach: number, size: number): Axis {
  return {
    from: Int32Array.from(places, (at) => Math.max(0, Math.round(at - reach))),
    to: Int32Array.from(places, (at) => Math.min(size - 1, Math.round(at + reach))),
  };
}

/** Where each patch pixel is read, for one ring and one size of picture. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** The pixel under the middle of a patch pixel; −1 outside of the picture. */
  readonly middleX: Int32Array;
  readonly middleY: Int32Array;
  readonly lumaX: Axis;
  readonly lumaY: Axis;
  readonly chromaX: Axis;
  readonly chromaY: Axis;
}

function makePlan(rim: RimEllipse, { width, height }: Picture): Plan {
  const step = (2 * rim.rx) / view.scale;
  // Enough pixels to hide a misfit of half a pixel and compression noise, not so many as to be slow.
  const reach = Math.min(1, Math.max(0, (step - 1) / 2));
  // Four pixels share one colour: that is mean enough.
  const half = reach > 0.5 ? 0.5 : 0;
  const xs = Array.from(
    { length: patchWidth },
    (_, px) => rim.cx + (fromPatchX(px) + 1 / view.scale) * rim.rx,
  );
  const ys = Array.from(
    { length: patchHeight },
    (_, py) => rim.cy + (fromPatchY(py) + 1 / view.scale) * rim.rx,
  );
  const middles = (places: readonly number[], size: number): Int32Array =>
    Int32Array.from(places, (at) => (at < 0 || at >= size ? -1 : Math.floor(at)));
  const inChroma = (at: number): number => (at - 0.5) / 2;
  return {
    width,
    height,
    middleX: middles(xs, width),
    middleY: middles(ys, height),
    lumaX: axisOf(xs, reach, width),
    lumaY: axisOf(ys, reach, height),
    chromaX: axisOf(xs.map(inChroma), half, (width + 1) >> 1),
    chromaY: axisOf(ys.map(inChroma), half, (height + 1) >> 1),
  };
}

const plans = new WeakMap<RimEllipse, Plan>();

/** The same ring is cut out of every frame of a video: where to read is worked out once. */
function planOf(rim: RimEllipse, picture: Picture): Plan {
  const known = plans.get(rim);
  if (known?.width === picture.width && known.height === picture.height) return known;
  const made = makePlan(rim, picture);
  plans.set(rim, made);
  return made;
}

/** Mean of the pixels of a plane that make one patch pixel, rounded down; 0 for none. */
function meanOf(
  plane: Uint8Array,
  width: number,
  columns: Axis,
  px: number,
  rows: Axis,
  py: number,
) {
  const left = columns.from[px]!;
  const right = columns.to[px]!;
  const top = rows.from[py]!;
  const bottom = rows.to[py]!;
  if (left === right && top === bottom) return plane[top * width + left]!;
  let sum = 0;
  for (let row = top; row <= bottom; row++) {
    for (let at = row * width + left; at <= row * width + right; at++) sum += plane[at]!;
  }
  const count = (right - left + 1) * (bottom - top + 1);
  return count <= 0 ? 0 : (sum / count) | 0;
}

/** Cuts the patch around a ring (px of the working picture) out of a picture. */
export function cutRimPatch(picture: Picture, rim: RimEllipse): RimPatch {
  const size = patchWidth * patchHeight;
  const { chroma, width } = picture;
  const luma = new Uint8Array(size);
  const u = chroma && new Uint8Array(size);
  const v = chroma && new Uint8Array(size);
  const plan = planOf(rim, picture);
  const { middleX, middleY, lumaX, lumaY, chromaX, chromaY } = plan;
  for (let py = 0, i = 0; py < patchHeight; py++) {
    const row = middleY[py]!;
    for (let px = 0; px < patchWidth; px++, i++) {
      const column = middleX[px]!;
      if (row < 0 || column < 0 || picture.luma[row * width + column] === 0) continue;
      luma[i] = Math.max(1, meanOf(picture.luma, width, lumaX, px, lumaY, py));
      if (!chroma || !u || !v) continue;
      u[i] = meanOf(chroma.u, chroma.width, chromaX, px, chromaY, py);
      v[i] = meanOf(chroma.v, chroma.width, chromaX, px, chromaY, py);
    }
  }
  return { width: patchWidth, height: patchHeight, luma, u, v };
}
