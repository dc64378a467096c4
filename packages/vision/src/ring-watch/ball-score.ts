import { rimViewThresholds as view } from '../thresholds/ring-watch.ts';
import { patchHeight, patchWidth } from './rim-patch.ts';

/** The most likely position of a ball in a patch, in patch pixels, and how much it looks like one (0 to 1). */
export interface BallSpot {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly score: number;
}

/** Rows of a shape as offsets from its centre to both ends in the summed-area table, and its number of pixels. */
interface Shape {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly count: number;
}

interface Disc {
  readonly diameter: number;
  /** Pixels from the centre to the outer edge of the ring around the disc. */
  readonly reach: number;
  readonly inside: Shape;
  /** From the centre to the inner and to the outer edge of that ring. */
  readonly inner: Shape;
  readonly outer: Shape;
}

const stride = patchWidth + 1;

function shapeOf(radius: number): Shape {
  const tall = Math.floor(radius);
  const rows = Array.from({ length: 2 * tall + 1 }, (_, at) => {
    const dy = at - tall;
    return { dy, half: Math.floor(Math.sqrt(radius * radius - dy * dy)) };
  });
  return {
    from: Int32Array.from(rows, ({ dy, half }) => dy * stride - half),
    to: Int32Array.from(rows, ({ dy, half }) => dy * stride + half + 1),
    count: rows.reduce((sum, { half }) => sum + 2 * half + 1, 0),
  };
}

const discs: readonly Disc[] = view.ballDiameters.map((part) => {
  const diameter = part * view.scale;
  const radius = diameter / 2;
  return {
    diameter,
    reach: Math.ceil(radius * view.ringOuter),
    inside: shapeOf(radius),
    inner: shapeOf(radius * view.ringInner),
    outer: shapeOf(radius * view.ringOuter),
  };
});

/** Overwritten by every call; the first column stays 0. */
const sums = new Float32Array(stride * patchHeight);

function addRows(weights: Float32Array): void {
  for (let y = 0; y < patchHeight; y++) {
    let sum = 0;
    for (let x = 0; x < patchWidth; x++) {
      sum += weights[y * patchWidth + x]!;
      sums[y * stride + x + 1] = sum;
    }
  }
}

/** Sum over a shape around a position at which it stays inside the patch. */
function sumOf({ from, to }: Shape, middle: number): number {
  let sum = 0;
  for (let row = 0; row < from.length; row++) {
    sum += sums[middle + to[row]!]! - sums[middle + from[row]!]!;
  }
  return sum;
}

function scoreAt({ inside, inner, outer }: Disc, cx: number, cy: number): number {
  const middle = cy * stride + cx;
  const full = sumOf(inside, middle) / inside.count;
  const around = sumOf(outer, middle) - sumOf(inner, middle);
  return full - view.ringWeight * (around / (outer.count - inner.count));
}

/** Whether disc and ring lie inside the patch: a disc at its edge may be part of something larger. */
function fits({ reach }: Disc, x: number, y: number): boolean {
  return x >= reach && y >= reach && x + reach < patchWidth && y + reach < patchHeight;
}

/** The best disc: full inside, empty around. `weights`: how much each pixel looks like the moving ball (0 to 1). */
export function findBallSpot(weights: Float32Array): BallSpot | null {
  addRows(weights);
  let best: BallSpot | null = null;
  const consider = (x: number, y: number): void => {
    for (const disc of discs) {
      if (!fits(disc, x, y)) continue;
      const score = scoreAt(disc, x, y);
      if (score >= view.minBallScore && (!best || score > best.score)) {
        best = { x, y, diameter: disc.diameter, score };
      }
    }
  };
  for (let y = 0; y < patchHeight; y += 2) {
    for (let x = 0; x < patchWidth; x += 2) {
      // A disc with an empty centre is no ball: this skips most of the patch.
      if (weights[y * patchWidth + x]! > 0) consider(x, y);
    }
  }
  return best;
}
