import type { Detections } from '../detect/candidates.ts';
import { calibrateThresholds as limits } from '../thresholds/calibrate.ts';
import type { Flight, Sighting } from './track.ts';

/** The roundest of the large things of each frame, in a close view of a hoop most likely the ball. */
export function largeSightings(recent: readonly Detections[], longSide: number): Sighting[] {
  return recent.flatMap(({ seconds, candidates }) => {
    const large = candidates.filter(({ diameter }) => diameter >= limits.closeViewShare * longSide);
    const roundest = large.sort((a, b) => b.roundness - a.roundness)[0];
    if (!roundest || roundest.roundness < limits.leastRoundness) return [];
    return [{ ...roundest, seconds }];
  });
}

/** Median diameter of the rounder half, px: half hidden by the net a ball is neither round nor full. */
function diameterOf(points: readonly Sighting[]): number | undefined {
  const rounder = [...points]
    .sort((a, b) => b.roundness - a.roundness)
    .slice(0, Math.ceil(points.length / 2));
  return rounder.map((point) => point.diameter).sort((a, b) => a - b)[rounder.length >> 1];
}

/** Sightings that are no parabola, in the shape of a flight that hangs in the air. */
export function asFlight(points: readonly Sighting[]): Flight | null {
  const first = points[0];
  const diameter = diameterOf(points);
  if (!first || diameter === undefined) return null;
  const parabola = {
    at: first.seconds,
    x0: first.x,
    vx: 0,
    drift: 0,
    y0: first.y,
    vy: 0,
    gravity: 0,
  };
  return { points, parabola, diameter, residual: 0 };
}
