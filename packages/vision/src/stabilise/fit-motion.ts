import { median } from '../math/median.ts';
import { stabiliseThresholds as limits } from '../thresholds/stabilise.ts';
import type { Lens } from './fit-turn.ts';
import { fitTurn, turnMotion } from './fit-turn.ts';
import type { Motion } from './motion.ts';
import { applyMotion, motionOf, noMotion } from './motion.ts';
import type { PointPair } from './similarity.ts';
import { fitSimilarity } from './similarity.ts';

export interface FittedMotion {
  readonly motion: Motion;
  /** Pairs that agree. */
  readonly inliers: number;
}

function agreeing(pairs: readonly PointPair[], motion: Motion, distance: number): PointPair[] {
  return pairs.filter(({ from, to }) => {
    const moved = applyMotion(motion, from.x, from.y);
    return Math.hypot(moved.x - to.x, moved.y - to.y) <= distance;
  });
}

/** The median shift: a good start for any camera that is not tilted. */
function medianShift(pairs: readonly PointPair[], lens: Lens | null): Motion {
  const tx = median(pairs.map(({ from, to }) => to.x - from.x)) ?? 0;
  const ty = median(pairs.map(({ from, to }) => to.y - from.y)) ?? 0;
  if (lens) return turnMotion([tx / lens.focal, ty / lens.focal, 0, 0], lens);
  return motionOf({ a: 1, b: 0, tx, ty });
}

/**
 * The camera's motion by the consensus of the patches: players and leaves move too, but not together. Starts
 * from the median shift, or from the expected motion if more patches agree with it, and fits turn and zoom only
 * if enough patches agree. With a lens, the motion is that of a turning camera; without one, the picture moves
 * as a plane (a crop, or a long lens).
 */
export function fitMotion(
  pairs: readonly PointPair[],
  expected: Motion = noMotion,
  lens: Lens | null = null,
): FittedMotion | null {
  if (pairs.length < limits.minInliers) return null;
  const shift = medianShift(pairs, lens);
  const byShift = agreeing(pairs, shift, 3 * limits.inlierDistance);
  const byExpected = agreeing(pairs, expected, 3 * limits.inlierDistance);
  let motion = byExpected.length > byShift.length ? expected : shift;
  let inliers = byExpected.length > byShift.length ? byExpected : byShift;
  for (const factor of [2, 1.4, 1]) {
    const refined = inliers.length >= limits.minInliers ? refit(inliers, lens) : null;
    if (!refined) break;
    motion = refined;
    inliers = agreeing(pairs, motion, factor * limits.inlierDistance);
  }
  const enough = Math.max(limits.minInliers, limits.minInlierShare * pairs.length);
  return inliers.length >= enough ? { motion, inliers: inliers.length } : null;
}

function refit(pairs: readonly PointPair[], lens: Lens | null): Motion | null {
  if (lens) return fitTurn(pairs, lens);
  const similarity = fitSimilarity(pairs);
  return similarity && motionOf(similarity);
}
