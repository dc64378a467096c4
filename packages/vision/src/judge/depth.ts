import type { RimEllipse } from '../analysis.ts';
import { median } from '../numbers/median.ts';
import { GRAVITY_RADII } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import { ballAt, uprightOf } from './ring-view.ts';

/**
 * How many times nearer to the camera than the ring a ball flew that came to it in the picture: over 1 nearer, under 1
 * farther. A nearer ball looks larger and falls faster by the same factor; a blurred one only looks larger, and one that
 * flies away from the camera only seems to fall faster. So of both measures the one nearer to 1 counts, and 1 where they
 * disagree.
 *
 * @param at when it was nearest to the ring in the picture, video seconds
 * @param pace see `BallWay.pace`
 */
export function nearnessOf(
  { points, parabola }: Flight,
  at: number,
  rim: RimEllipse,
  pace: number,
): number {
  const arriving = points
    .filter(({ seconds }) => seconds <= at)
    .slice(-trackThresholds.leastPoints);
  const size = (median(arriving.map(({ diameter }) => diameter)) ?? ballAt(rim)) / ballAt(rim);
  const pull = parabola.gravity / (rim.rx * uprightOf(rim) * GRAVITY_RADII * pace ** 2);
  return Math.max(1, Math.min(size, pull)) * Math.min(1, Math.max(size, pull));
}

/** Whether a ball of that nearness was not at the ring: `times` as far off as leaves a doubt. */
export function isElsewhere(nearness: number, times = 1): boolean {
  return Math.abs(Math.log(nearness)) > times * Math.log(attemptThresholds.otherDepth);
}
