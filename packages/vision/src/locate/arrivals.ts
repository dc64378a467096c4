import type { RimEllipse } from '../analysis.ts';
import { flightThresholds as limits } from '../thresholds/flight.ts';
import type { BallSighting } from './fit-flight.ts';

/** Whether a sighting is so near the ring that iron, board or net may already hold the ball. */
export function isAtRing({ x, y }: BallSighting, { cx, cy, rx }: RimEllipse): boolean {
  return Math.hypot(x - cx, y - cy) < limits.atRingRadii * rx;
}

/**
 * The part of a ball's way that is free flight toward the ring: up to where it comes down to it.
 * On its way up it may well pass before or behind the ring.
 */
function freeFlight(
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

/** Seconds between a flight's end and the ring; null for one that cannot have led to it. */
function waitAtRing(
  sightings: readonly BallSighting[],
  rim: RimEllipse,
  rimSeconds: number,
): number | null {
  const first = sightings[0];
  const last = sightings.at(-1);
  // What starts at the ring bounced off it.
  if (!first || !last || first.seconds >= rimSeconds || isAtRing(first, rim)) return null;
  const wait = Math.max(0, rimSeconds - last.seconds);
  const reached = Math.hypot(last.x - rim.cx, last.y - rim.cy) < limits.reachedRadii * rim.rx;
  // A ball that reached the ring may dance on it for a while before it drops.
  return wait <= (reached ? limits.dancingSeconds : limits.lostSeconds) ? wait : null;
}

/** Flights that can have brought the ball to the ring at that moment, as far as they were free; best first. */
export function arrivalsOf(
  flights: readonly (readonly BallSighting[])[],
  rim: RimEllipse,
  rimSeconds: number,
): (readonly BallSighting[])[] {
  return flights
    .flatMap((sightings) => {
      const wait = waitAtRing(sightings, rim, rimSeconds);
      const free = wait === null ? [] : freeFlight(sightings, rim, rimSeconds);
      if (wait === null || free.length < limits.leastSightings) return [];
      return [{ free, rank: free.length - limits.pointsASecond * wait }];
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limits.mostArrivals)
    .map(({ free }) => free);
}
