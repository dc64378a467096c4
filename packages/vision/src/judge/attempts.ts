import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { BallPlace, BallWay } from './ball-way.ts';

/** One visit of the ball at the ring, from above. Seconds of the video. */
export interface Attempt {
  /** First sighting above or beside the ring. */
  readonly from: number;
  /** At rim height or first contact. */
  readonly arrival: number;
  readonly to: number;
  /** The ball's places during the visit. */
  readonly places: readonly BallPlace[];
}

/** At or above the ring; `openness` (ry ÷ rx): what is in it is seen that far below its middle. */
function isHigh({ u, v }: BallPlace, openness: number): boolean {
  return v <= limits.highV + openness / 2 && v >= limits.highestV && Math.abs(u) <= limits.besideU;
}

/** Splits the ball's way where it is gone for a while. */
function visitsOf(way: BallWay): BallPlace[][] {
  const visits: BallPlace[][] = [];
  let last: BallPlace | null = null;
  for (const place of way.places) {
    const gap = last ? (place.seconds - last.seconds) * way.pace : Infinity;
    if (gap > limits.visitGapSeconds) visits.push([]);
    visits.at(-1)?.push(place);
    last = place;
  }
  return visits;
}

/** Faint sightings before a ball flew in are something else that moved. */
function withoutFaint(visit: readonly BallPlace[], { landings }: BallWay): BallPlace[] {
  const last = visit.at(-1)?.seconds ?? -Infinity;
  const first = visit[0]?.seconds ?? Infinity;
  const landing = landings.find(({ at }) => at >= first && at <= last);
  return visit.filter(
    ({ seconds, score }) => !landing || seconds >= landing.from || score >= limits.clearScore,
  );
}

/** Whether the ball was thrown at the ring anew after it had come down. */
function isThrownAfter(low: number, now: number, { landings, pace }: BallWay): boolean {
  const soon = now + limits.flightSeconds / pace;
  return landings.some(({ start, at }) => start > low && at >= now && at < soon);
}

/** Takes the last places off a part that lead up to the next shot. */
function takeRise(part: BallPlace[], now: number, { pace, openness }: BallWay): BallPlace[] {
  const since = now - limits.riseSeconds / pace;
  const from = part.findLastIndex((place) => isHigh(place, openness) || place.seconds < since) + 1;
  return part.splice(from);
}

/** A second shot in the same visit: high again after the first came down, by a throw or long after. */
function splitAt(visit: readonly BallPlace[], way: BallWay): BallPlace[][] {
  let part: BallPlace[] = [];
  const parts = [part];
  let lastHigh = -Infinity;
  let low: number | null = null;
  for (const place of visit) {
    if (isHigh(place, way.openness)) {
      const apart = (place.seconds - lastHigh) * way.pace;
      const isLong = apart > limits.nextShotSeconds;
      if (low !== null && (isLong || isThrownAfter(low, place.seconds, way))) {
        part = takeRise(part, place.seconds, way);
        parts.push(part);
      }
      lastHigh = place.seconds;
      low = null;
    } else if (place.v > limits.lowV) low ??= place.seconds;
    part.push(place);
  }
  return parts;
}

/**
 * Without the way up of a ball that came from under the ring: filmed from behind the shooter it
 * passes before the ring long before it gets there.
 */
function afterRise(places: readonly BallPlace[], { pace, openness }: BallWay): BallPlace[] {
  const firstHigh = places.findIndex((place) => isHigh(place, openness));
  const first = places[firstHigh];
  if (!first) return [];
  const since = first.seconds - limits.riseSeconds / pace;
  const cameUp = places
    .slice(0, firstHigh)
    .some(
      ({ seconds, v, score }) => seconds >= since && v > limits.lowV && score >= limits.clearScore,
    );
  // From under the ring every shot seems to come up to it.
  if (!cameUp || openness > limits.mostOpen) return [...places];
  const end = places.findIndex((place, at) => at > firstHigh && !isHigh(place, openness));
  const high = places.slice(firstHigh, end === -1 ? undefined : end);
  const top = Math.min(...high.map(({ v }) => v));
  return places.slice(firstHigh + high.findLastIndex(({ v }) => v === top));
}

/** First moment the ball is at the ring's height, falling or touching it; else its nearest point. */
function arrivalOf(places: readonly BallPlace[], openness: number): number {
  const firstHigh = places.findIndex((place) => isHigh(place, openness));
  const after = places.slice(firstHigh);
  const touching = after.find(
    ({ u, v }) => v >= limits.touchV && v <= limits.lowV && Math.abs(u) <= limits.besideU,
  );
  if (touching) return touching.seconds;
  const nearest = [...after].sort((a, b) => Math.hypot(a.u, a.v) - Math.hypot(b.u, b.v))[0];
  return nearest?.seconds ?? 0;
}

function toAttempt(places: readonly BallPlace[], way: BallWay): Attempt | null {
  const { openness, landings, bounces } = way;
  const high = places.filter((place) => isHigh(place, openness));
  const first = high[0];
  const last = places.at(-1);
  if (!first || !last || high.length < limits.leastHigh) return null;
  const flewIn = landings.some(({ at }) => at >= first.seconds - 0.3 && at <= last.seconds);
  const bounced = bounces.some((at) => at >= first.seconds && at <= last.seconds);
  // A head or a hand that passes before the ring is seldom a clear disc.
  if (!flewIn && !bounced && !high.some(({ score }) => score >= limits.discScore)) return null;
  const nearest = Math.min(...places.map(({ u, v }) => Math.hypot(u, v)));
  // A ball that flew in may be hidden, or too fast, right at the ring.
  if (nearest > limits.nearestRadii && !bounced && !flewIn) return null;
  const fell = Math.max(...places.map(({ v }) => v)) - Math.min(...high.map(({ v }) => v));
  if (fell < limits.leastFallV) return null;
  return { from: first.seconds, arrival: arrivalOf(places, openness), to: last.seconds, places };
}

/**
 * Every time the ball came to the ring from above. Dribbles, passes and balls that roll by never
 * get above the ring; a rebound that goes up again belongs to the shot it came from.
 */
export function findAttempts(way: BallWay): Attempt[] {
  return visitsOf(way)
    .flatMap((visit) => splitAt(withoutFaint(visit, way), way))
    .map((places) => toAttempt(afterRise(places, way), way))
    .filter((attempt) => attempt !== null);
}
