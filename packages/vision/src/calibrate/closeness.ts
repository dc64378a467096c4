import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import { fallAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';

/** Whether a flight comes down at its end, as every shot does that reaches a ring. */
export function endsFalling(flight: Flight): boolean {
  const end = flight.points.at(-1);
  return end !== undefined && fallAt(flight.parabola, end.seconds) > 0;
}

/** The ball's diameter near the flight's end, px: it grows and shrinks on the way. */
export function endDiameter(flight: Flight): number {
  const last = flight.points.slice(-6).map((point) => point.diameter);
  const sorted = last.sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? flight.diameter;
}

/** Whether the ball fills so much of the picture that this must be a close view of a hoop. */
export function isCloseView(flight: Flight, longSide: number): boolean {
  return endDiameter(flight) >= limits.closeViewShare * longSide;
}

/** The place on a flight's end that is nearest to a ring's centre; px, `radii` in rx. */
export function nearestOf(
  flight: Flight,
  rim: RimEllipse,
): { x: number; y: number; radii: number } {
  let nearest = { x: NaN, y: NaN, radii: Infinity };
  for (const { x, y } of flight.points.slice(-limits.endPoints)) {
    const radii = Math.hypot(x - rim.cx, y - rim.cy) / rim.rx;
    if (radii < nearest.radii) nearest = { x, y, radii };
  }
  return nearest;
}

/** Whether the ball is as large as a ball at this ring looks. */
function fitsSize(flight: Flight, rim: RimEllipse): boolean {
  const ratio = (2 * rim.rx) / (limits.rimPerBall * endDiameter(flight));
  return ratio < limits.mostWidthRatio && ratio > 1 / limits.mostWidthRatio;
}

/**
 * 0 to 1: how near the end of a flight comes to a ring's centre; 1 right through it. `reach` (rx) is
 * how far off still speaks for it: in a close view flights end all over the board.
 */
export function closenessOf(
  flight: Flight,
  rim: RimEllipse,
  reach: number = limits.closeRadii,
): number {
  if (!fitsSize(flight, rim)) return 0;
  return Math.exp(-0.5 * (nearestOf(flight, rim).radii / reach) ** 2);
}
