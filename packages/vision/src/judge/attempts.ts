import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import type { RimSighting } from './rim-sightings.ts';
import { splitTrajectory, isHigh } from './split-trajectory.ts';
import type { RimArrival } from './rim-arrivals.ts';
import { isOnTrajectory } from './rim-arrivals.ts';
import { isSteep } from './ring-view.ts';

/** One attempt: the ball comes to the ring from above. Video seconds. */
export interface Attempt {
  /** First sighting above or beside the ring. */
  readonly from: number;
  /** At rim height or first contact. */
  readonly arrival: number;
  readonly to: number;
  /** Sightings of the ball during the attempt. */
  readonly sightings: readonly RimSighting[];
  /** The flight that brought it; null when none was seen. */
  readonly rimArrival: RimArrival | null;
}

const distance = ({ u, v }: RimSighting): number => Math.hypot(u, v);

const isTouching = ({ u, v }: RimSighting): boolean =>
  Math.abs(v) <= limits.atRing && Math.abs(u) <= limits.nearestRadii;

/** When the ball left the trajectory of its flight, at ring or board; Infinity if that was not seen. */
function turnSeconds(
  { flight, at }: RimArrival,
  sightings: readonly RimSighting[],
  { rim }: BallTrajectory,
): number {
  const end = flight.points.at(-1)?.seconds ?? at;
  const after = sightings.filter(
    ({ seconds, score }) => seconds > end && score >= judgeThresholds.clearScore,
  );
  const turned = after.every((sighting) => !isOnTrajectory(flight, sighting, rim));
  return turned && after.length >= limits.minSightings ? end : Infinity;
}

/** The attempt that began with a visible throw: it needs no other proof. */
function thrownAttempt(
  rimArrival: RimArrival,
  sightings: readonly RimSighting[],
  trajectory: BallTrajectory,
): Attempt | null {
  const last = sightings.at(-1);
  if (!last) return null;
  const { at, from } = rimArrival;
  const touching = sightings.find(isTouching);
  const bounce = trajectory.bounces.find((seconds) => seconds >= from && seconds <= last.seconds);
  const arrival = Math.min(
    touching?.seconds ?? at,
    bounce ?? Infinity,
    turnSeconds(rimArrival, sightings, trajectory),
  );
  return { from, arrival, to: last.seconds, sightings, rimArrival };
}

/** Faint sightings before the ball came down to the ring are something else that moved. */
function withoutFaint(
  sightings: readonly RimSighting[],
  { rimArrivals }: BallTrajectory,
): RimSighting[] {
  const last = sightings.at(-1)?.seconds ?? -Infinity;
  const first = sightings[0]?.seconds ?? Infinity;
  const rimArrival = rimArrivals.find(({ at }) => at >= first && at <= last);
  return sightings.filter(
    ({ seconds, score }) =>
      !rimArrival || seconds >= rimArrival.from || score >= judgeThresholds.clearScore,
  );
}

/**
 * Drops the rise of a ball that came from under the ring: filmed from behind the shooter, it overlaps the ring
 * in the picture long before it gets there.
 */
function afterRise(
  sightings: readonly RimSighting[],
  { pace, rim, rimAspect }: BallTrajectory,
): RimSighting[] {
  const firstHigh = sightings.findIndex((sighting) => isHigh(sighting, rimAspect));
  const first = sightings[firstHigh];
  if (!first) return [];
  const since = first.seconds - limits.attemptGapSeconds / pace;
  const cameUp = sightings
    .slice(0, firstHigh)
    .some(
      ({ seconds, v, score }) =>
        seconds >= since && v > limits.atRing && score >= judgeThresholds.clearScore,
    );
  // Seen from under the ring, every shot seems to rise to it.
  if (!cameUp || isSteep(rim)) return [...sightings];
  const end = sightings.findIndex((sighting, at) => at > firstHigh && !isHigh(sighting, rimAspect));
  const high = sightings.slice(firstHigh, end === -1 ? undefined : end);
  const top = Math.min(...high.map(({ v }) => v));
  return sightings.slice(firstHigh + high.findLastIndex(({ v }) => v === top));
}

/** First moment the ball is at the ring's height, falling or touching it; else its nearest point. */
function arrivalOf(sightings: readonly RimSighting[], bounces: readonly number[]): number {
  const from = sightings[0]?.seconds ?? 0;
  const to = sightings.at(-1)?.seconds ?? from;
  const touching = sightings.find(isTouching)?.seconds;
  const bounce = bounces.find((at) => at >= from && at <= to);
  if (touching !== undefined || bounce !== undefined) {
    return Math.min(touching ?? Infinity, bounce ?? Infinity);
  }
  return [...sightings].sort((a, b) => distance(a) - distance(b))[0]?.seconds ?? from;
}

/** Half rim widths between the highest and the lowest sighting. */
function spanOf(sightings: readonly RimSighting[]): number {
  const heights = sightings.map(({ v }) => v);
  return Math.max(...heights) - Math.min(...heights);
}

/** Whether a thrown ball is still flying to the ring. */
function isInAir(now: number, { rimArrivals }: BallTrajectory): boolean {
  return rimArrivals.some(({ thrown, start, from }) => thrown && now >= start && now < from);
}

/** The attempt of a ball that was seen at the ring, wherever it came from. */
function seenAttempt(part: readonly RimSighting[], trajectory: BallTrajectory): Attempt | null {
  const { rimAspect, rimArrivals, bounces } = trajectory;
  const sightings = afterRise(withoutFaint(part, trajectory), trajectory);
  const high = sightings.filter(
    (sighting) => isHigh(sighting, rimAspect) && !isInAir(sighting.seconds, trajectory),
  );
  const first = high[0];
  const last = sightings.at(-1);
  if (!first || !last || high.length < limits.minSightings) return null;
  const rimArrival =
    rimArrivals.find(({ at }) => at >= first.seconds && at <= last.seconds) ?? null;
  const bounced = bounces.some((at) => at >= first.seconds && at <= last.seconds);
  // A head or a hand in front of the ring is rarely a clear disc.
  if (!rimArrival && !bounced && !high.some(({ score }) => score >= limits.discScore)) return null;
  const nearest = Math.min(...sightings.map(distance));
  // A ball that flew in may be hidden, or too fast, right at the ring.
  if (nearest > limits.nearestRadii && !bounced && !rimArrival) return null;
  const attemptSightings = sightings.filter(({ seconds }) => seconds >= first.seconds);
  if (spanOf(sightings) < judgeThresholds.netTop && !bounced) return null;
  const arrival = arrivalOf(attemptSightings, bounces);
  return { from: first.seconds, arrival, to: last.seconds, sightings, rimArrival };
}

/**
 * Every attempt: the ball comes to the ring from above. Dribbles, passes and balls that roll by
 * never get above the ring; a rebound that goes up again belongs to the shot it came from.
 */
export function findAttempts(trajectory: BallTrajectory): Attempt[] {
  return splitTrajectory(trajectory)
    .map(({ rimArrival, sightings }) =>
      rimArrival
        ? thrownAttempt(rimArrival, sightings, trajectory)
        : seenAttempt(sightings, trajectory),
    )
    .filter((attempt) => attempt !== null);
}
