import { stabiliseThresholds as limits } from '../thresholds.ts';
import type { PointPair, Similarity } from './similarity.ts';
import { applySimilarity, fitSimilarity } from './similarity.ts';

function median(values: readonly number[]): number {
  const sorted = [...values].sort((p, q) => p - q);
  return sorted[sorted.length >> 1] ?? 0;
}

function agreeing(pairs: readonly PointPair[], motion: Similarity, distance: number): PointPair[] {
  return pairs.filter(({ from, to }) => {
    const moved = applySimilarity(motion, from.x, from.y);
    return Math.hypot(moved.x - to.x, moved.y - to.y) <= distance;
  });
}

/**
 * The camera's motion from what most patches say: players and leaves move too, but not together.
 * Starts from the median shift and lets turn and zoom in only where enough patches agree.
 */
export function fitMotion(pairs: readonly PointPair[]): Similarity | null {
  if (pairs.length < limits.leastInliers) return null;
  let motion: Similarity = {
    a: 1,
    b: 0,
    tx: median(pairs.map(({ from, to }) => to.x - from.x)),
    ty: median(pairs.map(({ from, to }) => to.y - from.y)),
  };
  let inliers = agreeing(pairs, motion, 3 * limits.inlierDistance);
  for (const factor of [2, 1.4, 1]) {
    const refined = inliers.length >= limits.leastInliers ? fitSimilarity(inliers) : null;
    if (!refined) break;
    motion = refined;
    inliers = agreeing(pairs, motion, factor * limits.inlierDistance);
  }
  const enough = Math.max(limits.leastInliers, limits.leastInlierShare * pairs.length);
  return inliers.length >= enough ? motion : null;
}
