import type { RimEllipse } from '../analysis.ts';
import { BOARD_REACH, IRON_REACH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { flightThresholds as limits } from '../thresholds/flight.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { BallSighting } from './fit-flight.ts';

/** Whether a sighting is so near the ring that iron, board or net may already hold the ball. */
function isAtRing({ x, y }: BallSighting, { cx, cy, rx }: RimEllipse): boolean {
  return Math.hypot(x - cx, y - cy) < IRON_REACH * rx;
}

/**
 * Whether a ball bounced off the ring, and did not merely overlap it in the picture: a throw from
 * behind it or before it rises higher than a bounce.
 */
export function startsAtRing(sightings: readonly BallSighting[], rim: RimEllipse): boolean {
  const first = sightings[0];
  if (!first || !isAtRing(first, rim)) return false;
  const rise = (first.y - Math.min(...sightings.map(({ y }) => y))) / rim.rx;
  return rise < limits.minThrowRise;
}

/**
 * The part of a ball's trajectory that is free flight toward the ring: up to where it comes down to
 * it. On its way up it may overlap the ring in the picture.
 */
function freeFlight(
  sightings: readonly BallSighting[],
  rim: RimEllipse,
  rimSeconds: number,
): readonly BallSighting[] {
  const top = sightings.reduce((best, { y }, at) => (y < sightings[best]!.y ? at : best), 0);
  const end = sightings.findIndex(
    (sighting, at) => sighting.seconds > rimSeconds || (at > top && isAtRing(sighting, rim)),
  );
  return end < 0 ? sightings : sightings.slice(0, end);
}

/** When a shot came to the ring, and the one before it (video seconds). */
export interface ShotMoment {
  readonly rimSeconds: number;
  /** -Infinity for the first. */
  readonly previousSeconds: number;
}

/** The moment of one shot, out of those of all shots in order of time. */
export function momentOf(rimSeconds: readonly number[], at: number): ShotMoment {
  return {
    rimSeconds: rimSeconds[at] ?? Infinity,
    previousSeconds: rimSeconds[at - 1] ?? -Infinity,
  };
}

/** Whether a flight was followed up to the ring. */
function reached(sightings: readonly BallSighting[], { cx, cy, rx }: RimEllipse): boolean {
  const last = sightings.at(-1);
  return last !== undefined && Math.hypot(last.x - cx, last.y - cy) < BOARD_REACH * rx;
}

const endOf = (sightings: readonly BallSighting[]): number =>
  sightings.at(-1)?.seconds ?? -Infinity;

/** Whether a flight can have led to a moment at the ring: it ended before, and not long before. */
function leadsTo(
  sightings: readonly BallSighting[],
  rim: RimEllipse,
  { rimSeconds, previousSeconds }: ShotMoment,
): boolean {
  const first = sightings[0];
  if (!first || first.seconds >= rimSeconds || startsAtRing(sightings, rim)) return false;
  // A flight that ended earlier brought the previous shot.
  const end = endOf(sightings);
  if (end <= previousSeconds) return false;
  // A ball that reached the ring may bounce on it for a while before it drops.
  const maxGap = reached(sightings, rim) ? limits.gapSeconds : attemptThresholds.attemptGapSeconds;
  return rimSeconds - end <= maxGap;
}

/**
 * Flights that can have brought the ball to the ring at that moment, cut to their free part, best first.
 * Flights followed up to the ring come before others, however long another ball rolled about, and among them
 * the last comes first.
 */
export function arrivalsOf(
  flights: readonly (readonly BallSighting[])[],
  rim: RimEllipse,
  moment: ShotMoment,
): (readonly BallSighting[])[] {
  return flights
    .filter((sightings) => leadsTo(sightings, rim, moment))
    .sort((a, b) => Number(reached(b, rim)) - Number(reached(a, rim)) || endOf(b) - endOf(a))
    .map((sightings) => freeFlight(sightings, rim, moment.rimSeconds))
    .filter(({ length }) => length >= trackThresholds.minPoints);
}
