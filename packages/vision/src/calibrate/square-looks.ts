import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt } from './redness.ts';

/** Thirds of an upright stretch, and places looked at in each. */
const parts = [0, 1, 2];
const perPart = 3;

/** Redness levels of one upright stretch, of its faintest third: a side of a square is red all along. */
function uprightAt(map: RednessMap, x: number, top: number, bottom: number): number {
  const step = (bottom - top) / (parts.length * perPart - 1);
  const means = parts.map((part) => {
    let sum = 0;
    for (let at = part * perPart; at < (part + 1) * perPart; at++) {
      sum += Math.min(limits.mostRedness, rednessAt(map, x, top + at * step));
    }
    return sum / perPart;
  });
  return Math.min(...means);
}

/**
 * Redness levels of two upright lines that go down from a line (px), the fainter one's: the square
 * painted on a board has sides below its upper edge, while what hangs below a ring is its net.
 *
 *     ────────       ◯
 *     │      │      ▒▒▒
 */
export function squareSidesOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse): number {
  const { sideColumns: perRadius, sideOff: off, sidesApart: apart } = limits;
  const top = cy + ry + limits.sidesFrom * rx;
  const bottom = cy + ry + limits.sidesTo * rx;
  const reach = Math.round(limits.sidesReach * perRadius);
  const levels = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    uprightAt(map, cx + ((at - reach) / perRadius) * rx, top, bottom),
  );
  const lines = levels.map((level, at) =>
    Math.max(0, level - Math.max(levels[at - off] ?? 0, levels[at + off] ?? 0)),
  );
  const first = lines.indexOf(Math.max(...lines));
  return Math.max(...lines.filter((_, at) => Math.abs(at - first) >= apart));
}
