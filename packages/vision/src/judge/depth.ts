import type { RimEllipse } from '../analysis.ts';
import { median } from '../math/median.ts';
import { GRAVITY_RADII } from '../physics.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import { ballAt, verticalForeshorteningOf } from './ring-view.ts';

/**
 * Ratio of the ring's distance to the ball's, for a ball that overlapped the ring in the picture: over 1 if the
 * ball is nearer to the camera, under 1 if farther. A nearer ball looks larger and falls faster by the same
 * factor. A blurred one only looks larger, and one that flies away from the camera only seems to fall faster.
 * So the measure nearer to 1 counts, and 1 if they disagree.
 *
 * @param at when it was nearest to the ring in the picture, video seconds
 * @param pace see `BallTrajectory.pace`
 */
export function nearnessOf(
  { points, parabola }: Flight,
  at: number,
  rim: RimEllipse,
  pace: number,
): number {
  const arriving = points.filter(({ seconds }) => seconds <= at).slice(-trackThresholds.minPoints);
  const size = (median(arriving.map(({ diameter }) => diameter)) ?? ballAt(rim)) / ballAt(rim);
  const pull =
    parabola.gravity / (rim.rx * verticalForeshorteningOf(rim) * GRAVITY_RADII * pace ** 2);
  return Math.max(1, Math.min(size, pull)) * Math.min(1, Math.max(size, pull));
}

/** Whether a ball of that nearness may have missed the ring in depth. */
export const maybeElsewhere = (nearness: number): boolean => isElsewhere(nearness ** 2);

/** Whether it clearly missed the ring in depth. */
export const isElsewhere = (nearness: number): boolean =>
  Math.max(nearness, 1 / nearness) > judgeThresholds.clearlyOther;
