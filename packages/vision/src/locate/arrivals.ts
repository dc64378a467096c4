import type { RimEllipse } from '../analysis.ts';
import { flightThresholds as limits } from '../thresholds/flight.ts';
import type { BallSighting } from './fit-flight.ts';

/** Whether a sighting is so near the ring that iron, board or net may already hold the ball. */
function isAtRing({ x, y }: BallSighting, { cx, cy, rx }: RimEllipse): boolean {
  return Math.hypot(x - cx, y - cy) < limits.atRingRadii * rx;
}

/**
 * Whether a ball bounced off the ring, and did not only start before it in the picture: a throw from
 * behind it or before it rises higher than a bounce.
 */
export function startsAtRing(sightings: readonly BallSighting[], rim: RimEllipse): boolean {
  const first = sightings[0];
  if (!first || !isAtRing(first, rim)) return false;
  const rise = (first.y - Math.min(...sightings.map(({ y }) => y))) / rim.rx;
  return rise < limits.leastThrowRise;
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

/** When a shot came to the ring, and the one before it (video seconds). */
export interface ShotMoment {
  readonly rimSeconds: number;
  /** -Infinity for the first. */
  readonly previousSeconds: number;
}

/** Of the moments of all shots, in order of time, that of one. */
export function momentOf(rimSeconds: readonly number[], at: number): ShotMoment {
  return {
    rimSeconds: rimSeconds[at] ?? Infinity,
    previousSeconds: rimSeconds[at - 1] ?? -Infinity,
  };
}

interface Wait {
  readonly seconds: number;
  /** Whether the flight was followed up to the ring. */
  readonly reached: boolean;
}

/** How long before the ball was at the ring a flight ended; null for one that cannot have led to it. */
function waitAtRing(
  sightings: readonly BallSighting[],
  rim: RimEllipse,
  { rimSeconds, previousSeconds }: ShotMoment,
): Wait | null {
  const first = sightings[0];
  const last = sightings.at(-1);
  if (!first || !last || first.seconds >= rimSeconds || startsAtRing(sightings, rim)) return null;
  // What was over by then brought the shot before.
  if (last.seconds <= previousSeconds + limits.afterPreviousSeconds) return null;
  const seconds = Math.max(0, rimSeconds - last.seconds);
  const reached = Math.hypot(last.x - rim.cx, last.y - rim.cy) < limits.reachedRadii * rim.rx;
  // A ball that reached the ring may dance on it for a while before it drops.
  const most = reached ? limits.dancingSeconds : limits.lostSeconds;
  return seconds <= most ? { seconds, reached } : null;
}

/**
 * Flights that can have brought the ball to the ring at that moment, as far as they were free; best
 * first: those that were followed up to the ring, however long another ball rolled about meanwhile.
 */
export function arrivalsOf(
  flights: readonly (readonly BallSighting[])[],
  rim: RimEllipse,
  moment: ShotMoment,
): (readonly BallSighting[])[] {
  return flights
    .flatMap((sightings) => {
      const wait = waitAtRing(sightings, rim, moment);
      const free = wait === null ? [] : freeFlight(sightings, rim, moment.rimSeconds);
      if (wait === null || free.length < limits.leastSightings) return [];
      const rank = free.length - limits.pointsASecond * wait.seconds;
      return [{ free, rank, reached: wait.reached }];
    })
    .sort((a, b) => Number(b.reached) - Number(a.reached) || b.rank - a.rank)
    .slice(0, limits.mostArrivals)
    .map(({ free }) => free);
}
