import type { RimEllipse } from '../analysis.ts';
import { BOARD_REACH, RIM_PER_BALL } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { trackThresholds } from '../thresholds/track.ts';

/** A position relative to the ring: half rim widths from its centre, v downward. */
export interface RingPlace {
  readonly u: number;
  readonly v: number;
}

/** An image point (px of the working picture) as seen from a ring. */
export function seenFromRing(x: number, y: number, { cx, cy, rx }: RimEllipse): RingPlace {
  return { u: (x - cx) / rx, v: (y - cy) / rx };
}

/**
 * Whether a trajectory matters at a point: beside or below the ring no further than the board
 * reaches, at any height.
 */
export function isAround({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_REACH && v <= BOARD_REACH;
}

/** px; the apparent size of a ball at the ring. */
export const ballAt = ({ rx }: RimEllipse): number => (2 * rx) / RIM_PER_BALL;

/**
 * px; smaller balls are far behind the ring, larger ones right in front of the camera (squared: near balls may
 * be smeared, too).
 */
export const minBallDiameter = (rim: RimEllipse): number =>
  ballAt(rim) / trackThresholds.maxSizeRatio;
export const maxBallDiameter = (rim: RimEllipse): number =>
  ballAt(rim) * trackThresholds.maxSizeRatio ** 2;

/** Whether a point may lie on the board: a flight that starts or ends there need not involve hands. */
export function isAtBoard({ u, v }: RingPlace): boolean {
  return Math.abs(u) <= BOARD_REACH && v <= limits.atRing;
}

/** Whether a ring is seen so steeply that up in the picture is no longer up, and balls pass in front of its net. */
export function isSteep({ rx, ry }: RimEllipse): boolean {
  return ry / rx > limits.maxOpen;
}

/** From right below, heights would vanish, and dividing by this would fail. */
const MIN_FORESHORTENING = 1e-3;

/** The visible share of a height: 1 from level with the ring, less from below or above, where the ring looks round. */
export function verticalForeshorteningOf({ rx, ry }: RimEllipse): number {
  return Math.sqrt(Math.max(MIN_FORESHORTENING ** 2, 1 - (ry / rx) ** 2));
}
