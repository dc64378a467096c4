import { judgeThresholds as limits } from '../thresholds.ts';
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

/** A second shot in the same visit: high again, long after the first came down. */
function splitAt(visit: readonly BallPlace[], { pace, openness }: BallWay): BallPlace[][] {
  const parts: BallPlace[][] = [[]];
  let lastHigh = -Infinity;
  let low: number | null = null;
  for (const place of visit) {
    if (isHigh(place, openness)) {
      const apart = (place.seconds - lastHigh) * pace;
      if (low !== null && apart > limits.nextShotSeconds) parts.push([]);
      lastHigh = place.seconds;
      low = null;
    } else if (place.v > limits.lowV) low ??= place.seconds;
    parts.at(-1)?.push(place);
  }
  return parts;
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

function toAttempt(places: readonly BallPlace[], { openness, landings }: BallWay): Attempt | null {
  const high = places.filter((place) => isHigh(place, openness));
  const first = high[0];
  const last = places.at(-1);
  if (!first || !last || high.length < limits.leastHigh) return null;
  const flewIn = landings.some(({ at }) => at >= first.seconds - 0.3 && at <= last.seconds);
  // A head or a hand that passes before the ring is seldom a clear disc.
  if (!flewIn && !high.some(({ score }) => score >= limits.discScore)) return null;
  const nearest = Math.min(...places.map(({ u, v }) => Math.hypot(u, v)));
  if (nearest > limits.nearestRadii) return null;
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
    .map((places) => toAttempt(places, way))
    .filter((attempt) => attempt !== null);
}
