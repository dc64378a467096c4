import type { RimEllipse } from '../analysis.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import { isAtBoard, seenFromRing } from './ring-view.ts';

/** Whether a flight turned into another: when, video seconds. */
function bounceOf(before: Flight, after: Flight, pace: number): number | null {
  const end = before.points.at(-1);
  const start = after.points[0];
  if (!end || !start) return null;
  const gap = (start.seconds - end.seconds) * pace;
  return gap >= 0 && gap <= limits.mostGapSeconds ? start.seconds : null;
}

function endsAtBoard({ points }: Flight, rim: RimEllipse): boolean {
  const end = points.at(-1);
  return end !== undefined && isAtBoard(seenFromRing(end.x, end.y, rim));
}

/**
 * When flights turned at the ring or its board, video seconds, in order. Few flights end there, so
 * that not every one is compared with every other.
 */
export function bouncesOf(flights: readonly Flight[], rim: RimEllipse, pace: number): number[] {
  return flights
    .filter((flight) => endsAtBoard(flight, rim))
    .flatMap((before) => flights.map((after) => bounceOf(before, after, pace)))
    .filter((seconds) => seconds !== null)
    .sort((a, b) => a - b);
}
