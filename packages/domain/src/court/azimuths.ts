import type { CourtPoint } from '../units.ts';

/**
 * An azimuth around the basket: degrees from straight in front of the board, positive toward the
 * right side of the court, and its probability (0 to 1; those of all azimuths add up to one).
 */
export interface AzimuthChance {
  readonly degrees: number;
  readonly chance: number;
}

const STEP_DEGREES = 4;
const STEPS = 360 / STEP_DEGREES;

/** Without evidence: all are equally likely, in steps so small that no zone falls between two. */
export const EVEN_AZIMUTHS: readonly AzimuthChance[] = Array.from({ length: STEPS }, (_, step) => ({
  degrees: STEP_DEGREES * (step + 0.5) - 180,
  chance: 1 / STEPS,
}));

/** A spot turned around the basket by this many degrees, from the y axis toward x. Feet. */
export function turnedAround({ x, y }: CourtPoint, degrees: number): CourtPoint {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: x * cos + y * sin, y: y * cos - x * sin };
}
