import type { Candidate, Sighting } from '../detect/candidates.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import type { Parabola } from './parabola.ts';
import { fitParabola, placeAt } from './parabola.ts';
import { medianDiameter } from './pieces.ts';

/** Whether two sightings in neighbouring frames may be one ball. */
export function similarSize(a: Candidate, b: Candidate): boolean {
  const ratio = a.diameter / b.diameter;
  return ratio < limits.maxSizeRatio && ratio > 1 / limits.maxSizeRatio;
}

/**
 * The trajectory that predicts the next position, from the last sightings only, from `from` on:
 * drag and perspective bend long flights a little.
 */
export function recentFit(points: readonly Sighting[], from = 0): Parabola | null {
  const recent = points.slice(Math.max(from, points.length - limits.minInDepth));
  if (recent.length >= limits.minPoints) return fitParabola(recent);
  // Too few for a curve: go straight on, as three points bend by noise alone.
  const last = recent.at(-1);
  const before = recent[0];
  if (!last || !before || last.seconds === before.seconds) return null;
  const span = last.seconds - before.seconds;
  const vx = (last.x - before.x) / span;
  const vy = (last.y - before.y) / span;
  return { at: last.seconds, x0: last.x, vx, drift: 0, y0: last.y, vy, gravity: 0 };
}

/** The sighting of a frame that is nearest to a ball's predicted position, and near enough to be the ball. */
export function nearestTo(
  trajectory: Parabola,
  points: readonly Sighting[],
  sightings: readonly Sighting[],
): Sighting | null {
  const last = points.at(-1);
  if (!last) return null;
  const d = medianDiameter(points.slice(-limits.minInDepth));
  let best: Sighting | null = null;
  let minOff = Infinity;
  for (const sighting of sightings) {
    if (!similarSize(sighting, { ...last, diameter: d })) continue;
    const place = placeAt(trajectory, sighting.seconds);
    const step = Math.hypot(place.x - last.x, place.y - last.y);
    const off = Math.hypot(sighting.x - place.x, sighting.y - place.y);
    const gate = limits.gateDiameters * d + limits.gateStepShare * step;
    if (off <= gate && off < minOff) {
      best = sighting;
      minOff = off;
    }
  }
  return best;
}
