import { rimViewThresholds as view } from '../thresholds/judge.ts';
import { patchHeight, patchWidth } from './rim-patch.ts';

/** Where in a patch a ball is most likely, in patch pixels, and how much it looks like one (0 to 1). */
export interface BallSpot {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
  readonly score: number;
}

interface DiscRow {
  readonly dy: number;
  /** Half lengths of the row inside the disc (−1: none) and inside the outer edge of the ring. */
  readonly disc: number;
  readonly inner: number;
  readonly outer: number;
}

const stride = patchWidth + 1;

/** The rows of a disc and of the ring around it, from 1.12 to 1.5 radii. */
function rowsOf(diameter: number): DiscRow[] {
  const radius = diameter / 2;
  const half = (r: number, dy: number): number =>
    r * r < dy * dy ? -1 : Math.floor(Math.sqrt(r * r - dy * dy));
  const reach = Math.ceil(radius * view.ringOuter);
  return Array.from({ length: 2 * reach + 1 }, (_, at) => {
    const dy = at - reach;
    return {
      dy,
      disc: half(radius, dy),
      inner: half(radius * view.ringInner, dy),
      outer: half(radius * view.ringOuter, dy),
    };
  });
}

const discs = view.ballDiameters.map((part) => {
  const diameter = part * view.scale;
  return { diameter, rows: rowsOf(diameter) };
});

/** Written over by every call; the first column stays 0. */
const sums = new Float32Array(stride * patchHeight);

function rowSums(weights: Float32Array): Float32Array {
  for (let y = 0; y < patchHeight; y++) {
    let sum = 0;
    for (let x = 0; x < patchWidth; x++) {
      sum += weights[y * patchWidth + x]!;
      sums[y * stride + x + 1] = sum;
    }
  }
  return sums;
}

/** Sum and count of a row's pixels from x − half to x + half that lie in the patch. */
function scoreAt(sums: Float32Array, rows: readonly DiscRow[], cx: number, cy: number): number {
  let disc = 0, discCount = 0, ring = 0, ringCount = 0; // prettier-ignore
  const between = (row: number, half: number): number => {
    if (half < 0) return 0;
    const from = Math.max(0, cx - half);
    const to = Math.min(patchWidth, cx + half + 1);
    return to <= from ? 0 : sums[row + to]! - sums[row + from]!;
  };
  for (const { dy, disc: inside, inner, outer } of rows) {
    const y = cy + dy;
    const counted = 2 * inside + 1;
    const around = 2 * outer + 1 - (inner < 0 ? 0 : 2 * inner + 1);
    if (inside >= 0) discCount += counted;
    if (outer >= 0) ringCount += around;
    if (y < 0 || y >= patchHeight) continue;
    const row = y * stride;
    disc += between(row, inside);
    if (outer >= 0) ring += between(row, outer) - between(row, inner);
  }
  return disc / Math.max(1, discCount) - view.ringWeight * (ring / Math.max(1, ringCount));
}

/** Whether disc and ring lie inside the patch: what sticks out may be the edge of something larger. */
function fits(rows: readonly DiscRow[], x: number, y: number): boolean {
  const reach = rows.length >> 1;
  return x >= reach && y >= reach && x + reach < patchWidth && y + reach < patchHeight;
}

/** The best disc: full inside, empty around. `weights` says of each pixel how much it is moving ball (0 to 1). */
export function findBallSpot(weights: Float32Array): BallSpot | null {
  const sums = rowSums(weights);
  let best: BallSpot | null = null;
  const consider = (x: number, y: number): void => {
    for (const { diameter, rows } of discs) {
      if (!fits(rows, x, y)) continue;
      const score = scoreAt(sums, rows, x, y);
      if (score >= view.leastBallScore && (!best || score > best.score)) {
        best = { x, y, diameter, score };
      }
    }
  };
  for (let y = 0; y < patchHeight; y += 2) {
    for (let x = 0; x < patchWidth; x += 2) {
      // A disc with an empty middle is no ball: skips most of the patch.
      if (weights[y * patchWidth + x]! > 0) consider(x, y);
    }
  }
  return best;
}
