import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/** Gray levels by which a ring's iron, whatever its colour, is darker than what is around it; means over its width. */
export interface DarkLooks {
  /** Along far or near arc, whichever is darker: against both sides of the line, and against what is above. */
  readonly line: number;
  readonly cap: number;
}

/** Columns across the ring that are looked at, parts of rx, and how high its arc is there. */
const columns = Array.from({ length: 11 }, (_, at) => {
  const u = -0.9 + (1.8 * at) / 10;
  return { u, arc: Math.sqrt(1 - u * u) };
});

/** Those looked at first. */
const glance = [1, 4, 6, 9];

/** Brightness between two rows; NaN outside of the picture. */
function lumaAt({ luma, width, height }: Picture, x: number, y: number): number {
  const column = Math.floor(x);
  const fy = y - 0.5;
  const row = Math.floor(fy);
  if (column < 0 || column >= width || row < 0 || row + 1 >= height) return NaN;
  const i = row * width + column;
  const upper = luma[i]!;
  return upper + (fy - row) * (luma[i + width]! - upper);
}

function capped(levels: number): number {
  return Math.max(-limits.mostDarkness, Math.min(limits.mostDarkness, levels));
}

/** `side`: −1 for the far arc, 1 for the near one. */
function arcOf(picture: Picture, { cx, cy, rx, ry }: RimEllipse, side: number): DarkLooks {
  const off = Math.max(limits.darkOffPixels, limits.ringOff * rx);
  let line = 0;
  let cap = 0;
  for (const { u, arc } of columns) {
    const x = cx + u * rx;
    const y = cy + side * ry * arc;
    const iron = lumaAt(picture, x, y);
    const above = lumaAt(picture, x, y - off) - iron;
    const below = lumaAt(picture, x, y + off) - iron;
    line += capped(Math.min(above, below));
    cap += capped(above);
  }
  return { line: line / columns.length, cap: cap / columns.length };
}

/** Looks at an ellipse (px of the picture) as a dark line; 0 where it leaves the picture. */
export function darkLooksOf(picture: Picture, rim: RimEllipse): DarkLooks {
  const far = arcOf(picture, rim, -1);
  const near = arcOf(picture, rim, 1);
  const line = Math.max(far.line, near.line);
  const cap = Math.max(far.cap, near.cap);
  return { line: line || 0, cap: cap || 0 };
}

/** A glance at four columns, to leave out quickly where no dark line runs. */
export function mayBeDark(picture: Picture, { cx, cy, rx, ry }: RimEllipse): boolean {
  const off = Math.max(limits.darkOffPixels, limits.ringOff * rx);
  let far = 0;
  let near = 0;
  for (const at of glance) {
    const { u, arc } = columns[at]!;
    far += lineAt(picture, cx + u * rx, cy - ry * arc, off);
    near += lineAt(picture, cx + u * rx, cy + ry * arc, off);
  }
  return Math.max(far, near) >= (glance.length * limits.leastDarkness) / 2;
}

/** Gray levels by which a place is darker than what is above and below it. */
function lineAt(picture: Picture, x: number, y: number, off: number): number {
  const iron = lumaAt(picture, x, y);
  return capped(Math.min(lumaAt(picture, x, y - off), lumaAt(picture, x, y + off)) - iron);
}
