import type { RimEllipse } from '../analysis.ts';
import { BOARD_REACH } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';

/** Where something is, seen from the ring: half rim widths from its middle, v downward. */
export interface RingPlace {
  readonly u: number;
  readonly v: number;
}

/** An image point (px of the working picture) as seen from a ring. */
export function seenFromRing(x: number, y: number, { cx, cy, rx }: RimEllipse): RingPlace {
  return { u: (x - cx) / rx, v: (y - cy) / rx };
}

/** Whether a place is near enough to the ring for the ball's way to matter: beside or below it no further than the board reaches, at any height. */
export function isAround({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_REACH && v <= BOARD_REACH;
}

/** px; a smaller ball is far behind the ring, a larger one right before the camera. */
export const leastBall = ({ rx }: RimEllipse): number => limits.leastBallPerRing * 2 * rx;
export const mostBall = ({ rx }: RimEllipse): number => limits.mostBallPerRing * 2 * rx;

/** Where a board may be: nothing that starts or ends here needs hands to do so. */
export function isAtBoard({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_REACH && v <= limits.atRing;
}

/** Whether a ring is seen so steeply that up and down in the picture are not up and down, and balls pass before its net. */
export function isSteep({ rx, ry }: RimEllipse): boolean {
  return ry / rx > limits.mostOpen;
}
