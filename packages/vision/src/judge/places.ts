import type { RimEllipse } from '../analysis.ts';
import { BALL_WIDTH, FASTEST_RADII } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { fallAt } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import type { Landing } from './landings.ts';
import { isOnWay, passesBy } from './landings.ts';
import type { RingPlace } from './ring-view.ts';
import { isAround, minBallDiameter, seenFromRing } from './ring-view.ts';
import type { RimSample } from '../ring-watch/sample.ts';

/** Where the ball was, seen from the ring: half rim widths, v downward. */
export interface BallPlace extends RingPlace {
  readonly seconds: number;
  /** 0 to 1. */
  readonly score: number;
}

const apart = (a: RingPlace, b: RingPlace): number => Math.hypot(a.u - b.u, a.v - b.v);

/** Of what was seen around the ring and of flights, by its moment, the clearest. */
export function clearestPlaces(
  samples: readonly RimSample[],
  flights: readonly Flight[],
  rim: RimEllipse,
): Map<number, BallPlace> {
  const places = new Map<number, BallPlace>();
  const put = (seconds: number, x: number, y: number, score: number): void => {
    const place = { seconds, ...seenFromRing(x, y, rim), score };
    if (isAround(place) && (places.get(seconds)?.score ?? 0) < score) places.set(seconds, place);
  };
  for (const { seconds, ball } of samples) {
    if (ball) put(seconds, ball.x, ball.y, ball.score);
  }
  for (const { points } of flights) {
    for (const { seconds, x, y, diameter } of points) {
      if (diameter >= minBallDiameter(rim)) put(seconds, x, y, limits.discScore);
    }
  }
  return places;
}

/** Takes out what a pass puts before the ring. */
export function removePass(
  places: Map<number, BallPlace>,
  flight: Flight,
  rim: RimEllipse,
  pace: number,
): void {
  if (!passesBy(flight, rim, pace)) return;
  for (const { seconds, x, y } of flight.points) {
    const place = places.get(seconds);
    const isIt = place && apart(place, seenFromRing(x, y, rim)) <= BALL_WIDTH;
    if (isIt) places.delete(seconds);
  }
}

/** A thrown ball is where its flight says, whatever else looks like one; on its way up it is not at the ring. */
export function followThrow(
  places: Map<number, BallPlace>,
  { flight, from }: Landing,
  rim: RimEllipse,
): void {
  for (const { seconds, x, y } of flight.points) {
    const seen = places.get(seconds);
    const own = { seconds, ...seenFromRing(x, y, rim), score: limits.discScore };
    const agrees = seen !== undefined && isOnWay(flight, seen, rim);
    if (seconds < from && agrees) places.delete(seconds);
    if (seconds >= from && !agrees && isAround(own)) places.set(seconds, own);
  }
}

/** Takes out the way up of a ball from hands: it is not at the ring yet, and may never get there. */
export function removeRise(places: Map<number, BallPlace>, flight: Flight, rim: RimEllipse): void {
  for (const { seconds } of flight.points) {
    const place = places.get(seconds);
    if (!place || fallAt(flight.parabola, seconds) >= 0) continue;
    if (isOnWay(flight, place, rim)) places.delete(seconds);
  }
}

/**
 * Without what is seen elsewhere while a ball was just followed: it cannot have got there so soon.
 * `followed`: moments (video seconds) at which a flight had a sighting, and where, half rim widths.
 */
export function withoutJumps(
  places: readonly BallPlace[],
  followed: ReadonlyMap<number, RingPlace>,
  pace: number,
): BallPlace[] {
  let last: BallPlace | null = null;
  return places.filter((place) => {
    const own = followed.get(place.seconds);
    if (own && apart(own, place) <= BALL_WIDTH) {
      last = place;
      return true;
    }
    if (!last) return true;
    return apart(last, place) <= FASTEST_RADII * (place.seconds - last.seconds) * pace;
  });
}
