import { median } from '../math/median.ts';
import type { Picture } from '../frames/picture.ts';
import { conditionThresholds as limits } from '../thresholds/conditions.ts';

/** Reads every nth row. */
const rowStep = 4;

/**
 * Sharpness of the edges of a picture, from 1/3 (all soft ramps) to 1 (all steps); null for a picture without
 * an edge. Compares the rise over two pixels with the rise over six:
 *
 *     step  ______|‾‾‾‾‾‾   all of the rise within two pixels
 *     ramp  ___/‾‾‾         a third of it
 */
export function sharpnessOf({ luma, width, height }: Picture): number | null {
  const reach = limits.edgeReach;
  const ratios: number[] = [];
  for (let y = 0; y < height; y += rowStep) {
    for (let i = y * width + reach; i < (y + 1) * width - reach; i++) {
      const rise = Math.abs(luma[i + reach]! - luma[i - reach]!);
      if (rise < limits.minEdge) continue;
      const steep = Math.abs(luma[i + 1]! - luma[i - 1]!);
      const isMiddle =
        steep >= Math.abs(luma[i]! - luma[i - 2]!) && steep > Math.abs(luma[i + 2]! - luma[i]!);
      if (isMiddle) ratios.push(Math.min(1, steep / rise));
    }
  }
  return median(ratios);
}
