import type { Detections } from '../detect/candidates.ts';
import { calibrateThresholds as limits } from '../thresholds.ts';
import type { Flight, Sighting } from './track.ts';

/** The largest ball-like thing of each frame, where it is as large as in a close view of a hoop. */
export function largeSightings(recent: readonly Detections[], longSide: number): Sighting[] {
  return recent.flatMap(({ seconds, candidates }) => {
    const largest = [...candidates].sort((a, b) => b.diameter - a.diameter)[0];
    if (!largest || largest.diameter < limits.closeViewShare * longSide) return [];
    // Players are as large in some views, but seldom as round.
    return largest.roundness >= limits.leastRoundness ? [{ ...largest, seconds }] : [];
  });
}

/** Sightings that are no parabola, in the shape of a flight that hangs in the air. */
export function asFlight(points: readonly Sighting[]): Flight | null {
  const first = points[0];
  const diameters = points.map((point) => point.diameter).sort((a, b) => a - b);
  const diameter = diameters[diameters.length >> 1];
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
