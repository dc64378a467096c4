import type { RimEllipse } from '../analysis.ts';
import type { Picture } from '../frames/picture.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { DarkLooks } from './dark-looks.ts';
import { DarkScan } from './dark-looks.ts';
import { meshOfNet, netSurroundingsOf } from './net-looks.ts';
import type { RingCandidate, RingSearch } from './ring-search.ts';
import { placesFrom } from './ring-search.ts';

/** Gray levels by which a dark line goes round over what looks like a net, and not beside and below it. */
function darkScoreOf(picture: Picture, { line, cap }: DarkLooks, rim: RimEllipse): number {
  // Dark on one side only is an edge of a wall, a pad or a shadow.
  if (line < limits.leastDarkness) return 0;
  const most = (line + cap) / 2 + limits.darkNetWeight * meshOfNet(picture, rim);
  // What is around it only speaks against it.
  if (most < limits.leastDarkScore) return 0;
  const { empty, full, under } = netSurroundingsOf(picture, rim);
  return most - limits.darkAroundWeight * (empty + full + under);
}

/**
 * Every place, size and tilt in the search area where a dark line goes round over something like a
 * net: rings that are not red, in gray video too.
 */
export function searchDarkRings(picture: Picture, search: RingSearch): RingCandidate[] {
  const found: RingCandidate[] = [];
  const half = search.rimWidth / 2;
  const step = Math.max(limits.leastStep, half * limits.searchStep);
  const xs = placesFrom(search.left, search.right, step);
  const scan = new DarkScan(picture, xs.length);
  const closer = new DarkScan(picture, 1);
  const mayBe = new Uint8Array(xs.length);
  for (const size of limits.sizes) {
    const rx = half * size;
    for (const aspect of limits.darkAspects) {
      const ry = rx * aspect;
      for (let cy = search.top; cy <= search.bottom; cy += step) {
        scan.glance(xs, { rx, ry }, cy, mayBe);
        for (let i = 0; i < xs.length; i++) {
          if (mayBe[i] === 0) continue;
          const rim = { cx: xs[i]!, cy, rx, ry };
          const score = darkScoreOf(picture, closer.looksAt(rim), rim);
          if (score < limits.leastDarkScore) continue;
          found.push({ rim, contrast: score * limits.contrastPerDarkness });
        }
      }
    }
  }
  return found;
}
