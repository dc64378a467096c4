/**
 * Turn, zoom and shift in one: x' = a·x − b·y + tx, y' = b·x + a·y + ty. Maps a point of the
 * current picture to the reference picture (px).
 */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly ty: number;
}

export interface PointPair {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Least squares; null for fewer than two separate points. */
export function fitSimilarity(pairs: readonly PointPair[]): Similarity | null {
  const n = pairs.length;
  if (n === 0) return null;
  let fx = 0, fy = 0, gx = 0, gy = 0; // prettier-ignore
  for (const { from, to } of pairs) {
    fx += from.x / n;
    fy += from.y / n;
    gx += to.x / n;
    gy += to.y / n;
  }
  let dot = 0, cross = 0, spread = 0; // prettier-ignore
  for (const { from, to } of pairs) {
    const x = from.x - fx;
    const y = from.y - fy;
    dot += x * (to.x - gx) + y * (to.y - gy);
    cross += x * (to.y - gy) - y * (to.x - gx);
    spread += x * x + y * y;
  }
  if (spread < 1e-9) return null;
  const a = dot / spread;
  const b = cross / spread;
  return { a, b, tx: gx - a * fx + b * fy, ty: gy - b * fx - a * fy };
}
