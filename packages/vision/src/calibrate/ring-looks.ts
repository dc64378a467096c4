import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt } from './redness.ts';

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

/** The reddest place within `reach` (px): no ring is drawn with compasses. */
function lineAt(map: RednessMap, x: number, y: number, reach: number): number {
  const line = Math.max(
    rednessAt(map, x, y),
    rednessAt(map, x, y - reach),
    rednessAt(map, x, y + reach),
  );
  return Math.min(limits.mostRedness, line);
}

function spotAt(map: RednessMap, x: number, y: number): number {
  return Math.min(limits.mostRedness, rednessAt(map, x, y));
}

/** A glance at three columns, to leave out quickly what shows no red at all. */
export function mayBeRing(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): boolean {
  const reach = rx / limits.searchRadius;
  const isRed = (u: number, half: number): boolean =>
    lineAt(map, cx + u * rx, cy - half, reach) >= limits.leastContrast ||
    lineAt(map, cx + u * rx, cy + half, reach) >= limits.leastContrast;
  const red = [isRed(0, ry), isRed(-0.6, 0.8 * ry), isRed(0.6, 0.8 * ry)];
  return red.filter(Boolean).length >= 2;
}

/** Looks at an ellipse (working px) in a redness map. */
export function looksOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): RingLooks {
  const off = Math.max(limits.ringOffPixels / map.scale, limits.ringOff * rx);
  let strong = 0, weak = 0, outside = 0, hole = 0; // prettier-ignore
  for (const { u, arc, slant } of columns) {
    const x = cx + u * rx;
    const half = ry * arc;
    // Where the ellipse is steep a line is thick when measured straight up.
    const away = half + off * Math.min(1.6, Math.hypot(1, (ry / rx) * slant));
    const far = lineAt(map, x, cy - half, rx / limits.searchRadius);
    const near = lineAt(map, x, cy + half, rx / limits.searchRadius);
    strong += Math.max(far, near);
    weak += Math.min(far, near);
    // A stripe is red between its edges too; arcs too close to each other show no hole.
    if (half * map.scale >= limits.leastHole) hole += Math.min(spotAt(map, x, cy), far, near);
    outside += Math.max(spotAt(map, x, cy - away), spotAt(map, x, cy + away));
  }
  const n = columns.length;
  const side = Math.min(spotAt(map, cx - rx - off, cy), spotAt(map, cx + rx + off, cy));
  return { strong: strong / n, weak: weak / n, outside: outside / n, hole: hole / n, side };
}

/** Redness levels by which a ring stands out from what is around and inside it. */
export function contrastOf({ strong, weak, outside, hole, side }: RingLooks): number {
  return 0.55 * strong + 0.45 * weak - outside - limits.holeWeight * hole - side;
}
