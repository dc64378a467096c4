import type { RimEllipse } from '../analysis.ts';
import { BOARD_RADII } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { rimViewThresholds as view } from '../thresholds/ring-watch.ts';

/** Where something is, seen from the ring: half rim widths from its middle, v downward. */
export interface RingPlace {
  readonly u: number;
  readonly v: number;
}

/** An image point (px of the working picture) as seen from a ring. */
export function seenFromRing(x: number, y: number, { cx, cy, rx }: RimEllipse): RingPlace {
  return { u: (x - cx) / rx, v: (y - cy) / rx };
}

/** Whether a place is in the picture of the ring's surroundings, or above it. */
export function isAround({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= view.reach && v <= view.below;
}

/** px; a smaller ball is far behind the ring, a larger one right before the camera. */
export const leastBall = ({ rx }: RimEllipse): number => limits.leastBallPerRing * 2 * rx;
export const mostBall = ({ rx }: RimEllipse): number => limits.mostBallPerRing * 2 * rx;

/** Where a board may be: nothing that starts or ends here needs hands to do so. */
export function isAtBoard({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_RADII && v <= limits.atRing;
}

/** Whether a ring is seen so steeply that up and down in the picture are not up and down. */
export function isSteep({ rx, ry }: RimEllipse): boolean {
  return ry / rx > limits.mostOpen;
}
