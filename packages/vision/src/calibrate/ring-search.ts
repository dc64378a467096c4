import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { reduceMap } from './redness.ts';
import { RingScan, stencilOf } from './ring-looks.ts';

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

/** Every place, size and tilt in the search area that looks somewhat like a ring. */
export function searchRings(map: RednessMap, search: RingSearch): RingCandidate[] {
  const found: RingCandidate[] = [];
  const half = search.rimWidth / 2;
  const coarse = reduceMap(map, Math.floor((half * map.scale) / limits.searchRadius));
  const step = Math.max(limits.leastStep, half * limits.searchStep);
  const xs = placesFrom(search.left, search.right, step);
  const scan = new RingScan(coarse, xs.length);
  const contrasts = new Float64Array(xs.length);
  for (const size of limits.sizes) {
    const rx = half * size;
    const trust = size === 1 ? 1 : limits.otherSize;
    for (const aspect of limits.aspects) {
      const stencil = stencilOf(coarse, rx, rx * aspect);
      for (let cy = search.top; cy <= search.bottom; cy += step) {
        scan.contrasts(xs, stencil, cy, contrasts);
        for (let i = 0; i < xs.length; i++) {
          const contrast = contrasts[i]! * trust;
          if (contrast < limits.leastContrast) continue;
          found.push({ rim: { cx: xs[i]!, cy, rx, ry: stencil.ry }, contrast });
        }
      }
    }
  }
  return found;
}

/** Every `step` from `left` to `right`. */
export function placesFrom(left: number, right: number, step: number): Float64Array {
  const places: number[] = [];
  for (let at = left; at <= right; at += step) places.push(at);
  return Float64Array.from(places);
}

/** The best candidates that do not lie on top of each other. */
export function bestApart<T extends RingCandidate>(
  candidates: readonly T[],
  scoreOf: (candidate: T) => number,
  most: number,
): T[] {
  const kept: T[] = [];
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) }));
  for (const { candidate } of scored.sort((a, b) => b.score - a.score)) {
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
