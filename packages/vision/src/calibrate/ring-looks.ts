import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt, rednessDown } from './redness.ts';

/**
 * What a place shows when it is looked at as a ring; redness levels, means over the ring's width:
 *
 *        outside
 *   side ⬭ side      the stronger and the weaker of far and near arc
 *        outside
 */
export interface RingLooks {
  readonly strong: number;
  readonly weak: number;
  readonly outside: number;
  /** Half way between the arcs. */
  readonly hole: number;
  /** The emptier side: on the other the ring is bolted to the board. */
  readonly side: number;
}

/** Columns across the ring that are looked at: −0.9 to 0.9 of rx. */
const columns = Array.from({ length: 11 }, (_, at) => {
  const u = -0.9 + (1.8 * at) / 10;
  const arc = Math.sqrt(1 - u * u);
  return { u, arc, slant: u / arc };
});

/**
 * Written over for every column: the heights at which one is read and what is seen there. Numbers in
 * such arrays need no object of their own, unlike those a function is called with.
 */
const ys = new Float64Array(9);
const seen = new Float64Array(9);

/** The reddest of three readings, far or near arc and above and below it: no ring is drawn with compasses. */
function lineFrom(at: number): number {
  return Math.min(limits.mostRedness, Math.max(seen[at]!, seen[at + 1]!, seen[at + 2]!));
}

function setLine(at: number, y: number, reach: number): void {
  ys[at] = y;
  ys[at + 1] = y - reach;
  ys[at + 2] = y + reach;
}

function spotFrom(at: number): number {
  return Math.min(limits.mostRedness, seen[at]!);
}

/** Where a ring of one size and tilt is looked at, px from its middle: the same at every place. */
export interface RingStencil {
  readonly rx: number;
  readonly ry: number;
  /** How far above and below a place its line may be. */
  readonly reach: number;
  /** How far beside the iron it should not be red. */
  readonly off: number;
  readonly columns: readonly StencilColumn[];
}

interface StencilColumn {
  readonly x: number;
  /** From the ring's middle up or down to its arcs, and to beyond them. */
  readonly half: number;
  readonly away: number;
  /** Whether a hole can be seen between the arcs. */
  readonly isOpen: boolean;
}

export function stencilOf(map: RednessMap, rx: number, ry: number): RingStencil {
  const off = Math.max(limits.ringOffPixels / map.scale, limits.ringOff * rx);
  return {
    ...{ rx, ry, off, reach: rx / limits.searchRadius },
    columns: columns.map(({ u, arc, slant }) => {
      const half = ry * arc;
      // Where the ellipse is steep a line is thick when measured straight up.
      const away = half + off * Math.min(1.6, Math.hypot(1, (ry / rx) * slant));
      return { x: u * rx, half, away, isOpen: half * map.scale >= limits.leastHole };
    }),
  };
}

/** A glance at three columns, to leave out quickly what shows no red at all. */
export function mayBeRing(
  map: RednessMap,
  { rx, ry, reach }: RingStencil,
  cx: number,
  cy: number,
): boolean {
  const isRed = (x: number, half: number): boolean => {
    setLine(0, cy - half, reach);
    setLine(3, cy + half, reach);
    rednessDown(map, x, ys, seen, 6);
    return lineFrom(0) >= limits.leastContrast || lineFrom(3) >= limits.leastContrast;
  };
  const left = isRed(cx - 0.6 * rx, 0.8 * ry);
  const right = isRed(cx + 0.6 * rx, 0.8 * ry);
  return left === right ? left : isRed(cx, ry);
}

/** Looks at a place (working px) in a redness map. */
export function looksAt(
  map: RednessMap,
  { rx, off, reach, columns }: RingStencil,
  cx: number,
  cy: number,
): RingLooks {
  let strong = 0, weak = 0, outside = 0, hole = 0; // prettier-ignore
  for (const { x, half, away, isOpen } of columns) {
    setLine(0, cy - half, reach);
    setLine(3, cy + half, reach);
    ys[6] = cy;
    ys[7] = cy - away;
    ys[8] = cy + away;
    rednessDown(map, cx + x, ys, seen);
    const far = lineFrom(0);
    const near = lineFrom(3);
    strong += Math.max(far, near);
    weak += Math.min(far, near);
    // A stripe is red between its edges too; arcs too close to each other show no hole.
    if (isOpen) hole += Math.min(spotFrom(6), far, near);
    outside += Math.max(spotFrom(7), spotFrom(8));
  }
  const n = columns.length;
  const left = Math.min(limits.mostRedness, rednessAt(map, cx - rx - off, cy));
  const right = Math.min(limits.mostRedness, rednessAt(map, cx + rx + off, cy));
  const side = Math.min(left, right);
  return { strong: strong / n, weak: weak / n, outside: outside / n, hole: hole / n, side };
}

/** Looks at an ellipse (working px) in a redness map. */
export function looksOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): RingLooks {
  return looksAt(map, stencilOf(map, rx, ry), cx, cy);
}

/** Redness levels by which a ring stands out from what is around and inside it. */
export function contrastOf({ strong, weak, outside, hole, side }: RingLooks): number {
  return 0.55 * strong + 0.45 * weak - outside - limits.holeWeight * hole - side;
}
