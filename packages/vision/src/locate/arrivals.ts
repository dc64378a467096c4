import type { RimEllipse } from '../analysis.ts';
import { flightThresholds as limits } from '../thresholds.ts';
import type { BallSighting } from './fit-flight.ts';

/** Whether a sighting is so near the ring that iron, board or net may already hold the ball. */
export function isAtRing({ x, y }: BallSighting, { cx, cy, rx }: RimEllipse): boolean {
  return Math.hypot(x - cx, y - cy) < limits.atRingRadii * rx;
}

/**
 * The part of a ball's way that is free flight toward the ring: up to where it comes down to it.
 * On its way up it may well pass before or behind the ring.
 */
export function freeFlight(
  sightings: readonly BallSighting[],
  rim: RimEllipse,
  rimSeconds: number,
): readonly BallSighting[] {
  const top = sightings.reduce((least, { y }, at) => (y < sightings[least]!.y ? at : least), 0);
  const end = sightings.findIndex(
    (sighting, at) =>
      sighting.seconds > rimSeconds - limits.beforeRingSeconds ||
      (at > top && isAtRing(sighting, rim)),
  );
  return end < 0 ? sightings : sightings.slice(0, end);
}

/** Flights that can have brought the ball to the ring at that moment, as far as they were free; best first. */
export function arrivalsOf(
  flights: readonly (readonly BallSighting[])[],
  rim: RimEllipse,
  rimSeconds: number,
): (readonly BallSighting[])[] {
  return flights
    .filter(([first]) => {
      // What starts at the ring bounced off it.
      if (!first || isAtRing(first, rim)) return false;
      return first.seconds < rimSeconds && first.seconds > rimSeconds - limits.longestSeconds;
    })
    .map((sightings) => freeFlight(sightings, rim, rimSeconds))
    .filter((sightings) => {
      const last = sightings.at(-1)?.seconds ?? -Infinity;
      const long = sightings.length >= limits.leastSightings;
      return long && last > rimSeconds - limits.lostSeconds;
    })
    .sort((a, b) => b.length - a.length)
    .slice(0, limits.mostArrivals);
}
