import type { RimEllipse } from '../analysis.ts';
import { calibrateThresholds as limits } from '../thresholds.ts';
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

/** 0 to 1: how near the end of a flight comes to a ring's centre; 1 right through it. */
export function closenessOf(flight: Flight, rim: RimEllipse): number {
  const distances = flight.points
    .slice(-limits.endPoints)
    .map((point) => Math.hypot(point.x - rim.cx, point.y - rim.cy) / rim.rx);
  const nearest = Math.min(...distances);
  return Math.exp(-0.5 * (nearest / limits.closeRadii) ** 2);
}
