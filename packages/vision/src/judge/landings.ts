import type { RimEllipse } from '../analysis.ts';
import { median } from '../numbers/median.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { fallAt, placeAt } from '../track/parabola.ts';
import type { TimedPoint } from '../track/parabola.ts';
import type { Flight, Sighting } from '../track/track.ts';
import type { RingPlace } from './ring-view.ts';
import { isAround, isAtBoard, isSteep, seenFromRing } from './ring-view.ts';

/** A flight that came down at the ring; video seconds. */
export interface Landing {
  readonly flight: Flight;
  /** When the ball was first seen to fly. */
  readonly start: number;
  /** When it came into view of the ring, falling. */
  readonly from: number;
  /** When it was nearest to the ring's middle, falling. */
  readonly at: number;
  /** It came from hands, and not off the ring or the board. */
  readonly thrown: boolean;
}

/** How flights are seen at one ring. */
export interface RingWatch {
  readonly rim: RimEllipse;
  /** See `BallWay.pace`. */
  readonly pace: number;
  /** Whether a ball was clearly seen around the ring right before that moment (video seconds). */
  readonly sawBallBefore: (seconds: number) => boolean;
}

/** Where a flight fell, and where it went right after it was lost. */
function wayDown({ points, parabola }: Flight, pace: number): TimedPoint[] {
  const end = points.at(-1)?.seconds;
  if (end === undefined) return [];
  const ahead = Array.from({ length: limits.landingSteps }, (_, at) => {
    const seconds = end + ((at + 1) / limits.landingSteps) * (limits.landingSeconds / pace);
    return { seconds, ...placeAt(parabola, seconds) };
  });
  return [...points, ...ahead].filter(({ seconds }) => fallAt(parabola, seconds) > 0);
}

/** Whether a place (half rim widths) is where a flight's ball was at that moment. */
export function isOnWay(
  { parabola }: Flight,
  place: RingPlace & { readonly seconds: number },
  rim: RimEllipse,
): boolean {
  const { x, y } = placeAt(parabola, place.seconds);
  const { u, v } = seenFromRing(x, y, rim);
  return Math.hypot(place.u - u, place.v - v) <= limits.onWayRadii;
}

/** Median, px; null for too few to tell. */
function diameterOf(points: readonly Sighting[]): number | null {
  if (points.length < limits.landingPoints) return null;
  return median(points.map(({ diameter }) => diameter));
}

/** Half rim widths that a flight rose after it was first seen. */
function riseOf({ points }: Flight, rim: RimEllipse): number {
  const start = points[0]?.y ?? 0;
  return (start - Math.min(start, ...points.map(({ y }) => y))) / rim.rx;
}

/**
 * Whether a ball rose nearer to the camera than where it came down: filmed from behind the shooter,
 * it may well rise before the ring, but it did not bounce off it. One that lies on the ring does not
 * rise; it only seems smaller once the ring hides a part of it.
 */
function comesFromNearer(flight: Flight, rim: RimEllipse): boolean {
  if (riseOf(flight, rim) < limits.leastThrowRise) return false;
  const { points, parabola } = flight;
  const isFalling = ({ seconds }: Sighting): boolean => fallAt(parabola, seconds) > 0;
  const rising = points.filter((point) => !isFalling(point));
  const falling = points.filter((point) => isFalling(point) && point.y <= rim.cy);
  const before = diameterOf(rising.slice(0, limits.landingPoints));
  const after = diameterOf(falling.slice(-limits.landingPoints));
  return before !== null && after !== null && before > limits.cameNearer * after;
}

/**
 * Whether a flight began in hands: away from ring and board, where no ball had been, from nearer to
 * the camera or below the ring, or rising higher than any bounce off it.
 */
export function isThrow(flight: Flight, { rim, sawBallBefore }: RingWatch): boolean {
  const { points, parabola } = flight;
  const start = points[0];
  if (!start) return false;
  const place = seenFromRing(start.x, start.y, rim);
  if (!isAtBoard(place)) return true;
  const rises = fallAt(parabola, start.seconds) < 0;
  const isAtRing = Math.hypot(place.u, place.v) <= limits.nearestRadii;
  if (rises && !isAtRing && !sawBallBefore(start.seconds)) return true;
  if (comesFromNearer(flight, rim)) return true;
  if (isSteep(rim)) return false;
  return rises && (place.v > limits.underRingV || riseOf(flight, rim) > limits.mostBounceRise);
}

/** Whether it ended as large as a ball is at the ring, and not far behind it. */
function isLargeEnough({ points }: Flight, rim: RimEllipse): boolean {
  const last = diameterOf(points.slice(-limits.landingPoints)) ?? 0;
  return last >= limits.leastBallPerRing * 2 * rim.rx;
}

/** Half rim widths beside the ring's middle at which a flight was seen to fall past its height; null when it was not. */
function crossingU({ points, parabola }: Flight, rim: RimEllipse): number | null {
  const below = points.findIndex(
    ({ seconds, y }, at) =>
      y > rim.cy && (points[at - 1]?.y ?? Infinity) <= rim.cy && fallAt(parabola, seconds) > 0,
  );
  const after = points[below];
  const before = points[below - 1];
  if (!after || !before) return null;
  const part = (rim.cy - before.y) / (after.y - before.y);
  return Math.abs(seenFromRing(before.x + part * (after.x - before.x), rim.cy, rim).u);
}

/** Whether a flight came from away and went on past the ring: a pass, which touched nothing. */
export function passesBy(flight: Flight, rim: RimEllipse): boolean {
  const start = flight.points[0];
  if (!start || isAtBoard(seenFromRing(start.x, start.y, rim))) return false;
  return (crossingU(flight, rim) ?? 0) > limits.landingRadii;
}

/** Only its way down counts: filmed from behind the shooter, the ball passes before the ring on its way up. */
function landingOf(flight: Flight, watch: RingWatch): Landing | null {
  const { rim, pace } = watch;
  const places = wayDown(flight, pace).map(({ seconds, x, y }) => ({
    seconds,
    ...seenFromRing(x, y, rim),
  }));
  const [nearest] = [...places].sort((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v));
  const first = places.find(isAround);
  const start = flight.points[0];
  if (!start || !nearest || !first || passesBy(flight, rim)) return null;
  const fromAbove = places.some(({ v }) => v <= limits.landingTop);
  const thrown = fromAbove && isLargeEnough(flight, rim) && isThrow(flight, watch);
  const most = thrown ? limits.landingRadii : limits.nearestRadii;
  if (Math.hypot(nearest.u, nearest.v) > most) return null;
  return { flight, start: start.seconds, from: first.seconds, at: nearest.seconds, thrown };
}

/** Whether two flights came down at one moment, side by side: then they are sightings of one ball. */
function isSame(a: Landing, b: Landing, pace: number): boolean {
  const [end, start] = [a.flight.points.at(-1), b.flight.points[0]];
  const [otherEnd, otherStart] = [b.flight.points.at(-1), a.flight.points[0]];
  if (!end || !start || !otherEnd || !otherStart) return false;
  const overlap = start.seconds < end.seconds && otherStart.seconds < otherEnd.seconds;
  return overlap && Math.abs(a.at - b.at) * pace < limits.sameLandingSeconds;
}

/** Of several sightings of one ball the longest stays. */
function withoutDoubles(landings: readonly Landing[], pace: number): Landing[] {
  const kept: Landing[] = [];
  for (const landing of landings.toSorted(
    (a, b) => b.flight.points.length - a.flight.points.length,
  )) {
    if (!kept.some((other) => isSame(landing, other, pace))) kept.push(landing);
  }
  return kept;
}

/** Flights that came down at the ring, in order of time. */
export function landingsOf(flights: readonly Flight[], watch: RingWatch): Landing[] {
  const landings = flights
    .filter(({ points }) => points.length >= limits.landingPoints)
    .map((flight) => landingOf(flight, watch))
    .filter((landing) => landing !== null);
  return withoutDoubles(landings, watch.pace).sort((a, b) => a.from - b.from);
}
