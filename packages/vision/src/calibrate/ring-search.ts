import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt } from './redness.ts';

export interface RingCandidate {
  /** px of the working picture. */
  readonly rim: RimEllipse;
  /** Redness levels by which the ring stands out from what is above, below and beside it. */
  readonly contrast: number;
}

/** Part of the picture to search for a ring's centre, px, and the ring's likely width W, px. */
export interface RingSearch {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly rimWidth: number;
}

/** Columns across the ring that are looked at: −0.9 to 0.9 of rx. */
const columns = Array.from({ length: 13 }, (_, at) => {
  const u = -0.9 + (1.8 * at) / 12;
  return { u, arc: Math.sqrt(1 - u * u) };
});

/**
 * How well a red line follows the ellipse: both arcs red, but neither above nor below them. It must
 * end on one side at least (on the other it is bolted to the board), else any stripe would do:
 *
 *      above
 *   side ⬭ side
 *      below (net)
 */
export function ringContrast(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): number {
  const off = Math.max(2.5, limits.ringOff * rx);
  let sum = 0;
  for (const { u, arc } of columns) {
    const x = cx + u * rx;
    const far = Math.min(limits.mostRedness, rednessAt(map, x, cy - ry * arc));
    const near = Math.min(limits.mostRedness, rednessAt(map, x, cy + ry * arc));
    const above = rednessAt(map, x, cy - ry * arc - off);
    const below = rednessAt(map, x, cy + ry * arc + off);
    const line = 0.65 * Math.max(far, near) + 0.35 * Math.min(far, near);
    sum += line - Math.min(limits.mostRedness, Math.max(above, below));
  }
  const beside = Math.min(
    rednessAt(map, cx - rx - off, cy),
    rednessAt(map, cx + rx + off, cy),
    limits.mostRedness,
  );
  return sum / columns.length - beside;
}

/** Every place, size and tilt in the search area that looks somewhat like a ring. */
export function searchRings(map: RednessMap, search: RingSearch): RingCandidate[] {
  const found: RingCandidate[] = [];
  for (const size of limits.sizes) {
    const rx = (search.rimWidth * size) / 2;
    const step = Math.max(1, rx / 9);
    for (const aspect of limits.aspects) {
      for (let cy = search.top; cy <= search.bottom; cy += step) {
        for (let cx = search.left; cx <= search.right; cx += step) {
          const rim = { cx, cy, rx, ry: rx * aspect };
          const contrast = ringContrast(map, rim) * (size === 1 ? 1 : limits.otherSize);
          if (contrast >= limits.leastContrast) found.push({ rim, contrast });
        }
      }
    }
  }
  return found;
}

/** The best candidates that do not lie on top of each other. */
export function bestApart<T extends RingCandidate>(
  candidates: readonly T[],
  scoreOf: (candidate: T) => number,
  most: number,
): T[] {
  const kept: T[] = [];
  for (const candidate of [...candidates].sort((a, b) => scoreOf(b) - scoreOf(a))) {
    if (kept.length >= most) break;
    if (!kept.some(({ rim }) => areNear(rim, candidate.rim, limits.apartWidths))) {
      kept.push(candidate);
    }
  }
  return kept;
}

/** Whether two rims lie within `widths` of each other's width W. */
export function areNear(a: RimEllipse, b: RimEllipse, widths: number): boolean {
  return Math.hypot(a.cx - b.cx, a.cy - b.cy) <= widths * (a.rx + b.rx);
}
