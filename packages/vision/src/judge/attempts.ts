import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import type { BallWay } from './ball-way.ts';
import type { BallPlace } from './places.ts';
import { cutWay, isHigh } from './cut-way.ts';
import type { Landing } from './landings.ts';
import { isOnWay } from './landings.ts';
import { isSteep } from './ring-view.ts';

/** One visit of the ball at the ring, from above. Seconds of the video. */
export interface Attempt {
  /** First sighting above or beside the ring. */
  readonly from: number;
  /** At rim height or first contact. */
  readonly arrival: number;
  readonly to: number;
  /** The ball's places during the visit. */
  readonly places: readonly BallPlace[];
  /** The flight that brought it; null when none was seen to. */
  readonly landing: Landing | null;
}

const distance = ({ u, v }: BallPlace): number => Math.hypot(u, v);

const isTouching = ({ u, v }: BallPlace): boolean =>
  Math.abs(v) <= limits.atRing && Math.abs(u) <= limits.nearestRadii;

/** When the ball left the way of its flight, at ring or board; Infinity when it was not seen to. */
function turnSeconds(
  { flight, at }: Landing,
  places: readonly BallPlace[],
  { rim }: BallWay,
): number {
  const end = flight.points.at(-1)?.seconds ?? at;
  const after = places.filter(
    ({ seconds, score }) => seconds > end && score >= judgeThresholds.clearScore,
  );
  const turned = after.every((place) => !isOnWay(flight, place, rim));
  return turned && after.length >= limits.minSightings ? end : Infinity;
}

/** The attempt that began with a throw which was seen: it needs no other proof. */
function thrownAttempt(
  landing: Landing,
  places: readonly BallPlace[],
  way: BallWay,
): Attempt | null {
  const last = places.at(-1);
  if (!last) return null;
  const { at, from } = landing;
  const touching = places.find(isTouching);
  const bounce = way.bounces.find((seconds) => seconds >= from && seconds <= last.seconds);
  const arrival = Math.min(
    touching?.seconds ?? at,
    bounce ?? Infinity,
    turnSeconds(landing, places, way),
  );
  return { from, arrival, to: last.seconds, places, landing };
}

/** Faint sightings before the ball came down to the ring are something else that moved. */
function withoutFaint(places: readonly BallPlace[], { landings }: BallWay): BallPlace[] {
  const last = places.at(-1)?.seconds ?? -Infinity;
  const first = places[0]?.seconds ?? Infinity;
  const landing = landings.find(({ at }) => at >= first && at <= last);
  return places.filter(
    ({ seconds, score }) =>
      !landing || seconds >= landing.from || score >= judgeThresholds.clearScore,
  );
}

/**
 * Without the way up of a ball that came from under the ring: filmed from behind the shooter it
 * passes before the ring long before it gets there.
 */
function afterRise(places: readonly BallPlace[], { pace, rim, openness }: BallWay): BallPlace[] {
  const firstHigh = places.findIndex((place) => isHigh(place, openness));
  const first = places[firstHigh];
  if (!first) return [];
  const since = first.seconds - limits.visitSeconds / pace;
  const cameUp = places
    .slice(0, firstHigh)
    .some(
      ({ seconds, v, score }) =>
        seconds >= since && v > limits.atRing && score >= judgeThresholds.clearScore,
    );
  // From under the ring every shot seems to come up to it.
  if (!cameUp || isSteep(rim)) return [...places];
  const end = places.findIndex((place, at) => at > firstHigh && !isHigh(place, openness));
  const high = places.slice(firstHigh, end === -1 ? undefined : end);
  const top = Math.min(...high.map(({ v }) => v));
  return places.slice(firstHigh + high.findLastIndex(({ v }) => v === top));
}

/** First moment the ball is at the ring's height, falling or touching it; else its nearest point. */
function arrivalOf(places: readonly BallPlace[], bounces: readonly number[]): number {
  const from = places[0]?.seconds ?? 0;
  const to = places.at(-1)?.seconds ?? from;
  const touching = places.find(isTouching)?.seconds;
  const bounce = bounces.find((at) => at >= from && at <= to);
  if (touching !== undefined || bounce !== undefined) {
    return Math.min(touching ?? Infinity, bounce ?? Infinity);
  }
  return [...places].sort((a, b) => distance(a) - distance(b))[0]?.seconds ?? from;
}

/** Half rim widths between the highest and the lowest place. */
function spanOf(places: readonly BallPlace[]): number {
  const heights = places.map(({ v }) => v);
  return Math.max(...heights) - Math.min(...heights);
}

/** Whether a ball that was thrown is still on its way to the ring. */
function isInAir(now: number, { landings }: BallWay): boolean {
  return landings.some(({ thrown, start, from }) => thrown && now >= start && now < from);
}

/** The attempt of a ball that was seen at the ring, wherever it came from. */
function seenAttempt(part: readonly BallPlace[], way: BallWay): Attempt | null {
  const { openness, landings, bounces } = way;
  const places = afterRise(withoutFaint(part, way), way);
  const high = places.filter((place) => isHigh(place, openness) && !isInAir(place.seconds, way));
  const first = high[0];
  const last = places.at(-1);
  if (!first || !last || high.length < limits.minSightings) return null;
  const landing = landings.find(({ at }) => at >= first.seconds && at <= last.seconds) ?? null;
  const bounced = bounces.some((at) => at >= first.seconds && at <= last.seconds);
  // A head or a hand that passes before the ring is seldom a clear disc.
  if (!landing && !bounced && !high.some(({ score }) => score >= limits.discScore)) return null;
  const nearest = Math.min(...places.map(distance));
  // A ball that flew in may be hidden, or too fast, right at the ring.
  if (nearest > limits.nearestRadii && !bounced && !landing) return null;
  const visit = places.filter(({ seconds }) => seconds >= first.seconds);
  if (spanOf(places) < judgeThresholds.netTop && !bounced) return null;
  const arrival = arrivalOf(visit, bounces);
  return { from: first.seconds, arrival, to: last.seconds, places, landing };
}

/**
 * Every time the ball came to the ring from above. Dribbles, passes and balls that roll by never
 * get above the ring; a rebound that goes up again belongs to the shot it came from.
 */
export function findAttempts(way: BallWay): Attempt[] {
  return cutWay(way)
    .map(({ landing, places }) =>
      landing ? thrownAttempt(landing, places, way) : seenAttempt(places, way),
    )
    .filter((attempt) => attempt !== null);
}
