import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { RednessMap } from './redness.ts';
import { rednessAt } from './redness.ts';

/** Columns of one end that are looked at, parts of rx from the middle. */
const columns = [0.35, 0.55, 0.75, 0.9].map((u) => ({ u, arc: Math.sqrt(1 - u * u) }));

/** Redness levels at one end of an ellipse, on the redder of far and near arc; `side`: −1 left, 1 right. */
function endOf(map: RednessMap, { cx, cy, rx, ry }: RimEllipse, side: number): number {
  const reach = rx / limits.searchRadius;
  let sum = 0;
  for (const { u, arc } of columns) {
    const redAt = (y: number): number => rednessAt(map, cx + side * u * rx, cy + y);
    const lineAt = (y: number): number => Math.max(redAt(y - reach), redAt(y), redAt(y + reach));
    sum += Math.min(limits.mostRedness, Math.max(lineAt(-ry * arc), lineAt(ry * arc)));
  }
  return sum / columns.length;
}

/**
 * Redness levels by which the right end of an ellipse (px) is redder than the left; negative when the
 * left is. Iron is painted alike all around: where one end is red alone, the ring is further over there.
 */
export function leanOf(map: RednessMap, rim: RimEllipse): number {
  return endOf(map, rim, 1) - endOf(map, rim, -1);
}
