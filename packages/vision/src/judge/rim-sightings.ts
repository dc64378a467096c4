import type { RimEllipse } from '../analysis.ts';
import { BALL_WIDTH, FASTEST_RADII } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { fallAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { isOnTrajectory, passesBy } from './rim-arrivals.ts';
import type { RingPlace } from './ring-view.ts';
import { isAround, minBallDiameter, seenFromRing } from './ring-view.ts';
import type { RimSample } from '../ring-watch/sample.ts';

/** A sighting of the ball relative to the ring: half rim widths, v downward. */
export interface RimSighting extends RingPlace {
  readonly seconds: number;
  /** 0 to 1. */
  readonly score: number;
}

const apart = (a: RingPlace, b: RingPlace): number => Math.hypot(a.u - b.u, a.v - b.v);

/** The clearest of the sightings around the ring and of flights, by time. */
export function clearestSightings(
  samples: readonly RimSample[],
  flights: readonly Flight[],
  rim: RimEllipse,
): Map<number, RimSighting> {
  const sightings = new Map<number, RimSighting>();
  const put = (seconds: number, x: number, y: number, score: number): void => {
    const sighting = { seconds, ...seenFromRing(x, y, rim), score };
    if (isAround(sighting) && (sightings.get(seconds)?.score ?? 0) < score)
      sightings.set(seconds, sighting);
  };
  for (const { seconds, ball } of samples) {
    if (ball) put(seconds, ball.x, ball.y, ball.score);
  }
  for (const { points } of flights) {
    for (const { seconds, x, y, diameter } of points) {
      if (diameter >= minBallDiameter(rim)) put(seconds, x, y, limits.discScore);
    }
  }
  return sightings;
}

/** Removes sightings that are only a pass in front of the ring. */
export function removePass(
  sightings: Map<number, RimSighting>,
  flight: Flight,
  rim: RimEllipse,
  pace: number,
): void {
  if (!passesBy(flight, rim, pace)) return;
  for (const { seconds, x, y } of flight.points) {
    const sighting = sightings.get(seconds);
    const isIt = sighting && apart(sighting, seenFromRing(x, y, rim)) <= BALL_WIDTH;
    if (isIt) sightings.delete(seconds);
  }
}

/** A thrown ball is where its flight puts it, whatever else looks like one. On its way up it is not at the ring. */
export function followThrow(
  sightings: Map<number, RimSighting>,
  { flight, from }: RimArrival,
  rim: RimEllipse,
): void {
  for (const { seconds, x, y } of flight.points) {
    const seen = sightings.get(seconds);
    const own = { seconds, ...seenFromRing(x, y, rim), score: limits.discScore };
    const agrees = seen !== undefined && isOnTrajectory(flight, seen, rim);
    if (seconds < from && agrees) sightings.delete(seconds);
    if (seconds >= from && !agrees && isAround(own)) sightings.set(seconds, own);
  }
}

/** Removes the rise of a ball from hands: it is not at the ring yet, and may never get there. */
export function removeRise(
  sightings: Map<number, RimSighting>,
  flight: Flight,
  rim: RimEllipse,
): void {
  for (const { seconds } of flight.points) {
    const sighting = sightings.get(seconds);
    if (!sighting || fallAt(flight.parabola, seconds) >= 0) continue;
    if (isOnTrajectory(flight, sighting, rim)) sightings.delete(seconds);
  }
}

/**
 * Drops sightings elsewhere shortly after the ball was followed: it cannot have got there so soon. `followed`:
 * the sightings of a flight, by moment (video seconds) and position (half rim widths).
 */
export function withoutJumps(
  sightings: readonly RimSighting[],
  followed: ReadonlyMap<number, RingPlace>,
  pace: number,
): RimSighting[] {
  let last: RimSighting | null = null;
  return sightings.filter((sighting) => {
    const own = followed.get(sighting.seconds);
    if (own && apart(own, sighting) <= BALL_WIDTH) {
      last = sighting;
      return true;
    }
    if (!last) return true;
    return apart(last, sighting) <= FASTEST_RADII * (sighting.seconds - last.seconds) * pace;
  });
}
