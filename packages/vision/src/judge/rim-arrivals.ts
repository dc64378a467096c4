import type { RimEllipse } from '../analysis.ts';
import { BALL_WIDTH, BOARD_REACH, NET_LENGTH } from '../physics.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { rimViewThresholds } from '../thresholds/ring-watch.ts';
import { trackThresholds } from '../thresholds/track.ts';
import { fallAt, placeAt } from '../track/parabola.ts';
import type { TimedPoint } from '../track/parabola.ts';
import type { Flight } from '../track/track.ts';
import { isElsewhere, nearnessOf } from './depth.ts';
import type { RingPlace } from './ring-view.ts';
import { isAround, isAtBoard, isSteep, seenFromRing } from './ring-view.ts';

/** A flight that came down at the ring; video seconds. */
export interface RimArrival {
  readonly flight: Flight;
  /** When the ball was first seen to fly. */
  readonly start: number;
  /** When it came into view of the ring, falling. */
  readonly from: number;
  /** When it was nearest to the ring's centre, falling. */
  readonly at: number;
  /** It came from hands, not off the ring or the board. */
  readonly thrown: boolean;
  /** It was thrown as high as the net, and stayed below the ring. */
  readonly short: boolean;
}

/** The fall of a flight and its extrapolation right after it was lost, picture by picture. */
function descentOf({ points, parabola }: Flight, pace: number): TimedPoint[] {
  const [start, end] = [points[0]?.seconds, points.at(-1)?.seconds];
  if (start === undefined || end === undefined || start === end) return [];
  const step = (end - start) / (points.length - 1);
  const unseen = trackThresholds.maxGapSeconds / pace;
  const ahead = Array.from({ length: Math.ceil(unseen / step) }, (_, at) => {
    const seconds = end + (at + 1) * step;
    return { seconds, ...placeAt(parabola, seconds) };
  });
  return [...points, ...ahead].filter(({ seconds }) => fallAt(parabola, seconds) > 0);
}

/** Whether a point (half rim widths) is where a flight's ball was at that moment. */
export function isOnTrajectory(
  { parabola }: Flight,
  place: RingPlace & { readonly seconds: number },
  rim: RimEllipse,
): boolean {
  const { x, y } = placeAt(parabola, place.seconds);
  const { u, v } = seenFromRing(x, y, rim);
  return Math.hypot(place.u - u, place.v - v) <= BALL_WIDTH;
}

/** Half rim widths that a flight rose after it was first seen. */
function riseOf({ points }: Flight, rim: RimEllipse): number {
  const start = points[0]?.y ?? 0;
  return (start - Math.min(start, ...points.map(({ y }) => y))) / rim.rx;
}

/**
 * Whether a flight began in hands: away from ring and board, or rising from below the ring, or
 * rising by more than `BOARD_REACH`, as no bounce does.
 */
export function isThrow(flight: Flight, rim: RimEllipse): boolean {
  const { points, parabola } = flight;
  const start = points[0];
  if (!start) return false;
  const place = seenFromRing(start.x, start.y, rim);
  if (!isAtBoard(place)) return true;
  if (isSteep(rim)) return false;
  const rises = fallAt(parabola, start.seconds) < 0;
  return rises && (place.v > 0 || riseOf(flight, rim) > BOARD_REACH);
}

/**
 * When (video seconds) and how far beside the ring's centre (half rim widths) a flight fell past
 * its height, else null.
 */
function crossingOf(
  { points, parabola }: Flight,
  rim: RimEllipse,
): { readonly seconds: number; readonly aside: number } | null {
  const below = points.findIndex(
    ({ seconds, y }, at) =>
      y > rim.cy && (points[at - 1]?.y ?? Infinity) <= rim.cy && fallAt(parabola, seconds) > 0,
  );
  const after = points[below];
  const before = points[below - 1];
  if (!after || !before) return null;
  const part = (rim.cy - before.y) / (after.y - before.y);
  const { u } = seenFromRing(before.x + part * (after.x - before.x), rim.cy, rim);
  return { seconds: after.seconds, aside: Math.abs(u) };
}

/**
 * Whether a flight came from far away and passed the ring without touching it: a pass. It fell past
 * beside the ring, or through its picture to below the net, far nearer to the camera or far behind.
 */
export function passesBy(flight: Flight, rim: RimEllipse, pace: number): boolean {
  const [start, end] = [flight.points[0], flight.points.at(-1)];
  const crossing = crossingOf(flight, rim);
  if (!start || !end || !crossing) return false;
  if (isAtBoard(seenFromRing(start.x, start.y, rim))) return false;
  if (crossing.aside > rimViewThresholds.reach) return true;
  const isUnder = seenFromRing(end.x, end.y, rim).v > NET_LENGTH;
  return isUnder && isElsewhere(nearnessOf(flight, crossing.seconds, rim, pace));
}

/** Only its descent counts: filmed from behind the shooter, the ball passes in front of the ring on its way up. */
function rimArrivalOf(flight: Flight, rim: RimEllipse, pace: number): RimArrival | null {
  const places = descentOf(flight, pace).map(({ seconds, x, y }) => ({
    seconds,
    ...seenFromRing(x, y, rim),
  }));
  const [nearest] = [...places].sort((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v));
  const first = places.find(isAround);
  const start = flight.points[0];
  if (!start || !nearest || !first || passesBy(flight, rim, pace)) return null;
  const fromAbove = places.some(({ v }) => v <= -limits.atRing);
  const short = !fromAbove && isThrow(flight, rim) && risesToNet(flight, rim);
  const thrown = short || (fromAbove && isThrow(flight, rim));
  // A throw that misses the whole ring still comes down where the ring is watched.
  const maxRadii = thrown ? rimViewThresholds.reach : limits.nearestRadii;
  if (Math.hypot(nearest.u, nearest.v) > maxRadii) return null;
  return { flight, start: start.seconds, from: first.seconds, at: nearest.seconds, thrown, short };
}

/** Whether a flight rose from below the net to above its end: a weak shot; passes and bounces rarely get so high. */
function risesToNet({ points }: Flight, rim: RimEllipse): boolean {
  const heights = points.map(({ x, y }) => seenFromRing(x, y, rim).v);
  return (heights[0] ?? 0) > NET_LENGTH && Math.min(...heights) <= NET_LENGTH;
}

/** Whether two flights came down side by side: then both are one ball. */
function isSame(a: RimArrival, b: RimArrival): boolean {
  const [end, start] = [a.flight.points.at(-1), b.flight.points[0]];
  const [otherEnd, otherStart] = [b.flight.points.at(-1), a.flight.points[0]];
  if (!end || !start || !otherEnd || !otherStart) return false;
  return start.seconds < end.seconds && otherStart.seconds < otherEnd.seconds;
}

/** Keeps the longest of several flights of one ball. */
function withoutDoubles(rimArrivals: readonly RimArrival[]): RimArrival[] {
  const distinct: RimArrival[] = [];
  for (const rimArrival of rimArrivals.toSorted(
    (a, b) => b.flight.points.length - a.flight.points.length,
  )) {
    if (!distinct.some((other) => isSame(rimArrival, other))) distinct.push(rimArrival);
  }
  return distinct;
}

/** Flights that came down at the ring, in order of time. `pace`: see `BallTrajectory.pace`. */
export function rimArrivalsOf(
  flights: readonly Flight[],
  rim: RimEllipse,
  pace: number,
): RimArrival[] {
  const rimArrivals = flights
    .map((flight) => rimArrivalOf(flight, rim, pace))
    .filter((rimArrival) => rimArrival !== null);
  return withoutDoubles(rimArrivals).sort((a, b) => a.from - b.from);
}
