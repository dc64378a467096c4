import type { RimEllipse } from '../analysis.ts';
import type { ChromaPlanes } from '../frames/frame.ts';
import type { Picture } from '../frames/picture.ts';
import { rimViewThresholds as view } from '../thresholds/ring-watch.ts';

/**
 * The surroundings of the ring at a fixed scale: `scale` pixels are one rim width W, so that one set of
 * measurements and weights serves all distances. u and v are in half rim widths from the ring's centre, v
 * downward:
 *
 *     u = −reach … reach, v = −above … below
 */
export interface RimPatch {
  readonly width: number;
  readonly height: number;
  /** 0 where the picture shows nothing. */
  readonly luma: Uint8Array;
  /** Null for grey video. */
  readonly u: Uint8Array | null;
  readonly v: Uint8Array | null;
}

export const patchWidth = Math.round(view.reach * view.scale);
export const patchHeight = Math.round(((view.above + view.below) / 2) * view.scale);

/** From patch pixels to half rim widths. */
export const fromPatchX = (x: number): number => (2 * x) / view.scale - view.reach;
export const fromPatchY = (y: number): number => (2 * y) / view.scale - view.above;

/** The part of the picture that a ring's patch shows, px. */
export function patchBox({ cx, cy, rx }: RimEllipse) {
  return {
    left: cx - view.reach * rx,
    right: cx + view.reach * rx,
    top: cy - view.above * rx,
    bottom: cy + view.below * rx,
  };
}

/** The source pixels of each patch pixel in one plane. */
interface Reading {
  /** The only pixel; or, as −1 − i, the upper left of `columns` × `rows` pixels. */
  readonly at: Int32Array;
  readonly columns: Uint8Array;
  readonly rows: Uint8Array;
}

/** Lookup table of the source pixels of each patch pixel, for one ring and one size of picture. */
interface Plan {
  readonly width: number;
  readonly height: number;
  /** The luma pixel under the centre of each patch pixel; −1 outside of the picture. */
  readonly middle: Int32Array;
  readonly luma: Reading;
  readonly chroma: Reading;
}

/** The pixels of one row or column of a plane that lie near the centre of each patch row or column. */
interface Span {
  readonly from: Int32Array;
  readonly count: Uint8Array;
}

/** `middles`: px of the plane; `reach`: px to both sides; `size`: of the plane, px. */
function spanOf(middles: readonly number[], reach: number, size: number): Span {
  const from = Int32Array.from(middles, (at) => Math.max(0, Math.round(at - reach)));
  const last = (at: number): number => Math.min(size - 1, Math.round(at + reach));
  return {
    from,
    count: Uint8Array.from(middles, (at, i) => Math.max(0, last(at) - from[i]! + 1)),
  };
}

/** `xs`, `ys`: centres of the patch's columns and rows, px of the plane; `reach`: px to all sides. */
function readingOf(
  [xs, ys]: readonly [readonly number[], readonly number[]],
  reach: number,
  width: number,
  height: number,
): Reading {
  const across = spanOf(xs, reach, width);
  const down = spanOf(ys, reach, height);
  const at = new Int32Array(xs.length * ys.length);
  const columns = new Uint8Array(at.length);
  const rows = new Uint8Array(at.length);
  for (let py = 0, i = 0; py < ys.length; py++) {
    for (let px = 0; px < xs.length; px++, i++) {
      const first = down.from[py]! * width + across.from[px]!;
      columns[i] = across.count[px]!;
      rows[i] = down.count[py]!;
      at[i] = columns[i] === 1 && rows[i] === 1 ? first : -1 - first;
    }
  }
  return { at, columns, rows };
}

function makePlan(rim: RimEllipse, { width, height }: Picture): Plan {
  const step = (2 * rim.rx) / view.scale;
  // Enough pixels to hide a misfit of half a pixel and compression noise, few enough to be fast.
  const reach = Math.min(1, Math.max(0, (step - 1) / 2));
  // Four pixels share one colour: that is already a mean.
  const half = reach > 0.5 ? 0.5 : 0;
  const halfPixel = 1 / view.scale;
  const xs = Array.from(
    { length: patchWidth },
    (_, px) => rim.cx + (fromPatchX(px) + halfPixel) * rim.rx,
  );
  const ys = Array.from(
    { length: patchHeight },
    (_, py) => rim.cy + (fromPatchY(py) + halfPixel) * rim.rx,
  );
  const inChroma = (at: number): number => (at - 0.5) / 2;
  const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;
  return {
    width,
    height,
    middle: Int32Array.from({ length: patchWidth * patchHeight }, (_, i) => {
      const x = xs[i % patchWidth]!;
      const y = ys[Math.floor(i / patchWidth)]!;
      return isInside(x, y) ? Math.floor(y) * width + Math.floor(x) : -1;
    }),
    luma: readingOf([xs, ys], reach, width, height),
    chroma: readingOf(
      [xs.map(inChroma), ys.map(inChroma)],
      half,
      (width + 1) >> 1,
      (height + 1) >> 1,
    ),
  };
}

const plans = new WeakMap<RimEllipse, Plan>();

/** The same ring is cut out of every frame of a video: the lookup table is computed once. */
function planOf(rim: RimEllipse, picture: Picture): Plan {
  const known = plans.get(rim);
  if (known?.width === picture.width && known.height === picture.height) return known;
  const made = makePlan(rim, picture);
  plans.set(rim, made);
  return made;
}

/** Mean of a small rectangle of a plane, rounded down; 0 for an empty one. */
function meanOf(plane: Uint8Array, width: number, from: number, columns: number, rows: number) {
  let sum = 0;
  for (let row = 0, start = from; row < rows; row++, start += width) {
    for (let at = start; at < start + columns; at++) sum += plane[at]!;
  }
  const count = columns * rows;
  return count === 0 ? 0 : (sum / count) | 0;
}

/** Reads the luma under every patch pixel; 0 where its centre is unknown. */
function cutLuma({ luma, width }: Picture, { middle, luma: reading }: Plan, cut: Uint8Array): void {
  const { at, columns, rows } = reading;
  for (let i = 0; i < cut.length; i++) {
    const under = middle[i]!;
    if (under < 0 || luma[under] === 0) {
      cut[i] = 0;
      continue;
    }
    const from = at[i]!;
    const value = from >= 0 ? luma[from]! : meanOf(luma, width, -1 - from, columns[i]!, rows[i]!);
    cut[i] = value < 1 ? 1 : value;
  }
}

/** Reads both colours of every patch pixel; 0 where the patch's luma is. */
function cutChroma({ u, v, width }: ChromaPlanes, { chroma }: Plan, cut: ColourPatch): void {
  const { at, columns, rows } = chroma;
  const [luma, cutU, cutV] = [cut.luma, cut.u, cut.v];
  for (let i = 0; i < luma.length; i++) {
    const from = at[i]!;
    if (luma[i] === 0) cutU[i] = cutV[i] = 0;
    else if (from >= 0) {
      cutU[i] = u[from]!;
      cutV[i] = v[from]!;
    } else {
      cutU[i] = meanOf(u, width, -1 - from, columns[i]!, rows[i]!);
      cutV[i] = meanOf(v, width, -1 - from, columns[i]!, rows[i]!);
    }
  }
}

type ColourPatch = RimPatch & { readonly u: Uint8Array; readonly v: Uint8Array };

/**
 * Cuts the patch around a ring (px of the working picture) out of a picture. `into` is a patch that
 * may be overwritten: allocating some per frame would keep the garbage collector busy.
 */
export function cutRimPatch(
  picture: Picture,
  rim: RimEllipse,
  into: RimPatch | null = null,
): RimPatch {
  const { chroma } = picture;
  const plan = planOf(rim, picture);
  const { length } = plan.middle;
  const luma = into?.luma ?? new Uint8Array(length);
  cutLuma(picture, plan, luma);
  const patch = { width: patchWidth, height: patchHeight, luma };
  if (!chroma) return { ...patch, u: null, v: null };
  const u = into?.u ?? new Uint8Array(length);
  const v = into?.v ?? new Uint8Array(length);
  const coloured = { ...patch, u, v };
  cutChroma(chroma, plan, coloured);
  return coloured;
}
