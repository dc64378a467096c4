import type { Detections, Mover } from '../detect/candidates.ts';
import { locateThresholds as limits } from '../thresholds.ts';
import type { Flight } from '../track/track.ts';

/** Who let the ball go: where the feet stood and when, px of the working picture. */
export interface Shooter {
  readonly feet: { readonly x: number; readonly y: number };
  readonly seconds: number;
}

/** px between a point and a box; 0 inside. */
function distanceTo({ left, right, top, bottom }: Mover, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/**
 * The moving person the flight starts from. The ball's first sighting is a little above the hands;
 * the nearest large mover around that moment whose feet are lower is the shooter.
 */
export function findShooter(flight: Flight, recent: readonly Detections[]): Shooter | null {
  const first = flight.points[0];
  if (!first) return null;
  const reach = limits.handReach * flight.diameter;
  let best: { shooter: Shooter; distance: number } | null = null;
  for (const { seconds, movers } of recent) {
    if (seconds > first.seconds || seconds < first.seconds - limits.lookBackSeconds) continue;
    for (const mover of movers) {
      if (mover.bottom - mover.top < limits.leastHeight * flight.diameter) continue;
      if (mover.bottom < first.y) continue;
      const distance = distanceTo(mover, first.x, first.y);
      // Later is better: feet still on the floor, nearest to the release.
      if (distance > reach || (best && distance > best.distance + flight.diameter / 4)) continue;
      const feet = { x: (mover.left + mover.right) / 2, y: mover.bottom };
      best = { shooter: { feet, seconds }, distance };
    }
  }
  return best?.shooter ?? null;
}
