import type { ZoneChance } from './zone-chances.ts';
import { OUTER_ZONES, type ZoneId } from './zones.ts';

/** The distance of a shot: in the paint, inside the high-school three-point line, or beyond it. */
export const SHOT_RANGES = ['near', 'mid', 'three'] as const;
export type ShotRange = (typeof SHOT_RANGES)[number];

const THREES: readonly ZoneId[] = Object.values(OUTER_ZONES).flatMap((sectors) =>
  Object.values(sectors).flat(),
);

/** The range that a zone lies in. */
export function rangeOf(zone: ZoneId): ShotRange {
  if (zone === 'zone_1_paint') return 'near';
  return THREES.includes(zone) ? 'three' : 'mid';
}

/** The likeliest range and its probability (0 to 1), from the probabilities of zones; null without zones. */
export function likeliestRange(
  chances: readonly Pick<ZoneChance, 'zone' | 'chance'>[],
): { readonly range: ShotRange; readonly chance: number } | null {
  const sums = SHOT_RANGES.map((range) => ({
    range,
    chance: chances.reduce(
      (sum, each) => sum + (rangeOf(each.zone) === range ? each.chance : 0),
      0,
    ),
  }));
  const best = sums.reduce((a, b) => (b.chance > a.chance ? b : a));
  return best.chance > 0 ? best : null;
}
