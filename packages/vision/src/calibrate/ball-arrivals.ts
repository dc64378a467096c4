import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { trackThresholds } from '../thresholds/track.ts';
import { fallAt } from '../track/parabola.ts';
import { IRON_REACH, RIM_PER_BALL } from '../physics.ts';
import { medianDiameter } from '../track/pieces.ts';
import type { Flight } from '../track/track.ts';

/** The end of a ball's descent: its last sightings (px), and its diameter there (px). */
export interface Arrival {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly diameter: number;
}

/** Whether a flight is falling at its end, as every shot that reaches a ring does. */
function endsFalling(flight: Flight): boolean {
  const end = flight.points.at(-1);
  return end !== undefined && fallAt(flight.parabola, end.seconds) > 0;
}

/** The end of a flight that fell, else null. The apparent size of the ball changes along the flight. */
export function arrivalOf(flight: Flight): Arrival | null {
  if (!endsFalling(flight)) return null;
  const end = flight.points.slice(-trackThresholds.minPoints);
  return {
    points: end.map(({ x, y }) => ({ x, y })),
    diameter: medianDiameter(end) || flight.diameter,
  };
}

/** Whether a ball is as large as one at this ring: otherwise it is at another depth and only overlaps the ring. */
function fitsSize({ diameter }: Arrival, { rx }: RimEllipse): boolean {
  const ratio = (2 * rx) / (RIM_PER_BALL * diameter);
  return Math.max(ratio, 1 / ratio) < trackThresholds.maxSizeRatio;
}

/**
 * Half rim widths from a ring's centre to the end of a flight; Infinity unless the ball has the size of one at
 * this ring.
 */
function radiiFrom(arrival: Arrival, rim: RimEllipse): number {
  if (!fitsSize(arrival, rim)) return Infinity;
  return Math.min(...arrival.points.map(({ x, y }) => Math.hypot(x - rim.cx, y - rim.cy) / rim.rx));
}

/** Whether a ball came down at a ring: within reach of the iron, or through it. */
export const cameTo = (arrival: Arrival, rim: RimEllipse): boolean =>
  radiiFrom(arrival, rim) <= IRON_REACH;

/** 0 to 1: how near a ball came down to a ring's centre; 1 right through it. */
export function closenessOf(arrival: Arrival, rim: RimEllipse): number {
  return Math.exp(-0.5 * (radiiFrom(arrival, rim) / limits.closeRadii) ** 2);
}
