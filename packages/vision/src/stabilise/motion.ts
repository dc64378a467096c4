import type { Similarity } from './similarity.ts';

/**
 * A camera's motion by its effect on the picture: a map of the current picture to the reference
 * picture (px), straight lines staying straight. x' = (a·x + b·y + tx) / w, y' = (c·x + d·y + ty) /
 * w with w = g·x + h·y + 1; g and h are 0 but for a camera that turned with a wide lens.
 */
export interface Motion {
  readonly a: number;
  readonly b: number;
  readonly tx: number;
  readonly c: number;
  readonly d: number;
  readonly ty: number;
  readonly g: number;
  readonly h: number;
}

export const noMotion: Motion = { a: 1, b: 0, tx: 0, c: 0, d: 1, ty: 0, g: 0, h: 0 };

export function motionOf({ a, b, tx, ty }: Similarity): Motion {
  return { a, b: -b, tx, c: b, d: a, ty, g: 0, h: 0 };
}

export function applyMotion(m: Motion, x: number, y: number): { x: number; y: number } {
  const w = m.g * x + m.h * y + 1;
  return { x: (m.a * x + m.b * y + m.tx) / w, y: (m.c * x + m.d * y + m.ty) / w };
}

/** First `inner`, then `outer`. */
export function composeMotions(outer: Motion, inner: Motion): Motion {
  const o = outer;
  const i = inner;
  const w = o.g * i.tx + o.h * i.ty + 1;
  return {
    a: (o.a * i.a + o.b * i.c + o.tx * i.g) / w,
    b: (o.a * i.b + o.b * i.d + o.tx * i.h) / w,
    tx: (o.a * i.tx + o.b * i.ty + o.tx) / w,
    c: (o.c * i.a + o.d * i.c + o.ty * i.g) / w,
    d: (o.c * i.b + o.d * i.d + o.ty * i.h) / w,
    ty: (o.c * i.tx + o.d * i.ty + o.ty) / w,
    g: (o.g * i.a + o.h * i.c + i.g) / w,
    h: (o.g * i.b + o.h * i.d + i.h) / w,
  };
}

export function invertMotion(m: Motion): Motion {
  const w = m.a * m.d - m.b * m.c;
  return {
    a: (m.d - m.ty * m.h) / w,
    b: (m.tx * m.h - m.b) / w,
    tx: (m.b * m.ty - m.tx * m.d) / w,
    c: (m.ty * m.g - m.c) / w,
    d: (m.a - m.tx * m.g) / w,
    ty: (m.tx * m.c - m.a * m.ty) / w,
    g: (m.c * m.h - m.d * m.g) / w,
    h: (m.b * m.g - m.a * m.h) / w,
  };
}

/** The same motion for a picture `by` times as large. */
export function scaleMotion(m: Motion, by: number): Motion {
  return { ...m, tx: m.tx * by, ty: m.ty * by, g: m.g / by, h: m.h / by };
}

/** Magnification around a point: 2 for a picture that is enlarged twice. */
export function growthAt(m: Motion, x: number, y: number): number {
  const at = applyMotion(m, x, y);
  const right = applyMotion(m, x + 1, y);
  const below = applyMotion(m, x, y + 1);
  const area = (right.x - at.x) * (below.y - at.y) - (right.y - at.y) * (below.x - at.x);
  return Math.sqrt(Math.abs(area));
}

/** Largest shift of a corner, of an edge's middle or of the middle, px. */
export function largestShift(motion: Motion, width: number, height: number): number {
  const places = [0, 0.5, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => ({ x: x * width, y: y * height })),
  );
  return Math.max(
    ...places.map((place) => {
      const moved = applyMotion(motion, place.x, place.y);
      return Math.hypot(moved.x - place.x, moved.y - place.y);
    }),
  );
}
