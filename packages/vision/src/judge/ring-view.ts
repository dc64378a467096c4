import type { RimEllipse } from '../analysis.ts';
import { BOARD_REACH, RIM_PER_BALL } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { trackThresholds } from '../thresholds/track.ts';

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

/** px; how large a ball at the ring measures. */
export const ballAt = ({ rx }: RimEllipse): number => (2 * rx) / RIM_PER_BALL;

/** px; a smaller ball is far behind the ring, a larger one right before the camera: nearer than the ring, a ball may be smeared as well. */
export const minBallDiameter = (rim: RimEllipse): number =>
  ballAt(rim) / trackThresholds.maxSizeRatio;
export const maxBallDiameter = (rim: RimEllipse): number =>
  ballAt(rim) * trackThresholds.maxSizeRatio ** 2;

/** Where a board may be: nothing that starts or ends here needs hands to do so. */
export function isAtBoard({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_REACH && v <= limits.atRing;
}

/** Whether a ring is seen so steeply that up and down in the picture are not up and down, and balls pass before its net. */
export function isSteep({ rx, ry }: RimEllipse): boolean {
  return ry / rx > limits.maxOpen;
}

/** From right below nothing of a height would be left to divide by. */
const MIN_FORESHORTENING = 1e-3;

/**
 * How much of a height shows: all of it from level with the ring, less from below or above, when the
 * ring looks round.
 */
export function verticalForeshorteningOf({ rx, ry }: RimEllipse): number {
  return Math.sqrt(Math.max(MIN_FORESHORTENING ** 2, 1 - (ry / rx) ** 2));
}
