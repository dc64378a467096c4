import type { RimEllipse } from '../analysis.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import { velocityAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { isAtBoard, seenFromRing } from './ring-view.ts';

/** Whether a flight was found right where and when another one ended. */
function follows({ points }: Flight, before: Flight, pace: number): boolean {
  const gap = ((points[0]?.seconds ?? Infinity) - (before.points.at(-1)?.seconds ?? 0)) * pace;
  return gap >= 0 && gap <= limits.maxGapSeconds;
}

/** Whether the next flight keeps the course of the one before: then that one was cut in mid-air and touched nothing. */
function keepsCourse(after: Flight, before: Flight): boolean {
  const at = after.points[0]?.seconds ?? 0;
  const [came, left] = [velocityAt(before.parabola, at), velocityAt(after.parabola, at)];
  const turned = Math.hypot(left.x - came.x, left.y - came.y);
  return turned < attemptThresholds.turnShare * Math.hypot(came.x, came.y);
}

/** Joins flights that were cut near the ring though the ball kept its course. */
export function joinFlights(
  flights: readonly Flight[],
  rim: RimEllipse,
  pace: number,
): readonly Flight[] {
  const joined = new Set<Flight>();
  const long = flights.map((before) => {
    if (!endsAtBoard(before, rim)) return before;
    const next = flights.find(
      (after) => follows(after, before, pace) && keepsCourse(after, before),
    );
    if (!next) return before;
    joined.add(next);
    return { ...before, points: [...before.points, ...next.points.slice(1)] };
  });
  return long.filter((_, at) => !joined.has(flights[at]!));
}

function endsAtBoard({ points }: Flight, rim: RimEllipse): boolean {
  const end = points.at(-1);
  return end !== undefined && isAtBoard(seenFromRing(end.x, end.y, rim));
}

/**
 * When flights turned at the ring or its board, video seconds, in order. Few flights end there, so
 * this avoids comparing all pairs.
 */
export function bouncesOf(flights: readonly Flight[], rim: RimEllipse, pace: number): number[] {
  return flights
    .filter((flight) => endsAtBoard(flight, rim))
    .flatMap((before) => flights.filter((after) => follows(after, before, pace)))
    .map(({ points }) => points[0]!.seconds)
    .sort((a, b) => a - b);
}
