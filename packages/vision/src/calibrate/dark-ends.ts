import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';

/** What tells a dark ring from a longer dark line, gray levels. */
export interface DarkEnds {
  /** Along the darker arc, in the third of it that is least dark: iron goes all around. */
  readonly faintest: number;
  /** Where the line would go on beyond its ends, on the side where it is less dark: an edge goes on, a ring ends. */
  readonly beyond: number;
}

/** Columns across the ring, parts of rx, in thirds. */
const thirds = [
  [-0.9, -0.72, -0.54, -0.36],
  [-0.18, 0, 0.18],
  [0.36, 0.54, 0.72, 0.9],
];
/** Beyond its ends. */
const outer = [1.3, 1.45, 1.6, 1.75];
const strays = [-1, 0, 1];

function lumaAt({ luma, width, height }: Picture, x: number, y: number): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return NaN;
  const at = row * width + column;
  const right = x - 0.5 - column;
  const upper = luma[at]! + right * (luma[at + 1]! - luma[at]!);
  const lower = luma[at + width]! + right * (luma[at + width + 1]! - luma[at + width]!);
  return upper + (y - 0.5 - row) * (lower - upper);
}

/** Gray levels by which a place is darker than above and below it. */
function lineAt(picture: Picture, x: number, y: number, off: number): number {
  const at = lumaAt(picture, x, y);
  const around = Math.min(lumaAt(picture, x, y - off), lumaAt(picture, x, y + off));
  const levels = Math.max(-limits.mostDarkness, Math.min(limits.mostDarkness, around - at));
  return Number.isNaN(levels) ? -limits.mostDarkness : levels;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Looks along an ellipse (px) as along a dark line, and beyond its ends. */
export function darkEndsOf(picture: Picture, { cx, cy, rx, ry }: RimEllipse): DarkEnds {
  const off = Math.max(limits.darkOffPixels, limits.ringOff * rx);
  const arcs = [-1, 1].map((side) =>
    thirds.map((third) =>
      meanOf(
        third.map((u) => lineAt(picture, cx + u * rx, cy + side * ry * Math.sqrt(1 - u * u), off)),
      ),
    ),
  );
  const [darker] = arcs.sort((a, b) => meanOf(b) - meanOf(a));
  const stray = limits.darkStray * rx;
  const lineNear = (x: number, y: number): number =>
    Math.max(...strays.map((by) => lineAt(picture, x, y + by * stray, off)));
  const beyond = [-1, 1].map((side) =>
    Math.max(
      ...[-ry, 0, ry].map((dy) => meanOf(outer.map((u) => lineNear(cx + side * u * rx, cy + dy)))),
    ),
  );
  return { faintest: Math.min(...(darker ?? [0])), beyond: Math.min(...beyond) };
}
