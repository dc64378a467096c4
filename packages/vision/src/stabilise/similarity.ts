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

export const identity: Similarity = { a: 1, b: 0, tx: 0, ty: 0 };

export interface PointPair {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

export function applySimilarity(t: Similarity, x: number, y: number): { x: number; y: number } {
  return { x: t.a * x - t.b * y + t.tx, y: t.b * x + t.a * y + t.ty };
}

/** First `inner`, then `outer`. */
export function compose(outer: Similarity, inner: Similarity): Similarity {
  const shift = applySimilarity(outer, inner.tx, inner.ty);
  return {
    a: outer.a * inner.a - outer.b * inner.b,
    b: outer.b * inner.a + outer.a * inner.b,
    tx: shift.x,
    ty: shift.y,
  };
}

export function invert(t: Similarity): Similarity {
  const scale = t.a * t.a + t.b * t.b;
  const a = t.a / scale;
  const b = -t.b / scale;
  return { a, b, tx: -(a * t.tx - b * t.ty), ty: -(b * t.tx + a * t.ty) };
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
