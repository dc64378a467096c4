import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { judgeThresholds } from '../thresholds/judge.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import type { RimSighting } from './rim-sightings.ts';
import type { RimArrival } from './rim-arrivals.ts';

/** The ball's sightings from when it came to the ring until it was gone or came again. */
export interface TrajectoryPart {
  /** The throw that brought it, when that was seen. */
  readonly rimArrival: RimArrival | null;
  readonly sightings: readonly RimSighting[];
}

/**
 * Whether a ball is at or above the ring. `rimAspect` (ry ÷ rx): a ball inside the ring is seen that far below
 * its centre.
 */
export function isHigh({ u, v }: RimSighting, rimAspect: number): boolean {
  return v <= rimAspect / 2 && Math.abs(u) <= limits.nearestRadii;
}

/** Parts under construction. */
class PartsBuilder {
  readonly parts: { rimArrival: RimArrival | null; sightings: RimSighting[] }[] = [];

  begin(rimArrival: RimArrival | null, sightings: RimSighting[] = []): void {
    this.parts.push({ rimArrival, sightings });
  }

  get sightings(): RimSighting[] {
    return this.parts.at(-1)?.sightings ?? [];
  }
}

/** Cuts where a thrown ball comes down to the ring. */
function cutAtArrivals({ sightings, rimArrivals }: BallTrajectory): TrajectoryPart[] {
  const builder = new PartsBuilder();
  builder.begin(null);
  const coming = rimArrivals.filter(({ thrown }) => thrown);
  for (const sighting of sightings) {
    while (coming[0] && sighting.seconds >= coming[0].from) builder.begin(coming.shift() ?? null);
    builder.sightings.push(sighting);
  }
  return builder.parts;
}

/** Cuts where the ball is gone for a while. */
function cutAtGaps(
  { rimArrival, sightings }: TrajectoryPart,
  { pace }: BallTrajectory,
): TrajectoryPart[] {
  const builder = new PartsBuilder();
  let last = rimArrival?.from ?? -Infinity;
  for (const sighting of sightings) {
    const isGone = (sighting.seconds - last) * pace > limits.attemptGapSeconds;
    if (isGone || builder.parts.length === 0) builder.begin(isGone ? null : rimArrival);
    builder.sightings.push(sighting);
    last = sighting.seconds;
  }
  return builder.parts;
}

/** Whether the ball was just followed up from below the ring: only hands bring it back up. */
function hasRisen(sightings: readonly RimSighting[], now: RimSighting): boolean {
  let above = now;
  let rising = 0;
  for (const sighting of sightings.toReversed()) {
    if (sighting.v < above.v || sighting.score < judgeThresholds.clearScore) return false;
    rising++;
    if (sighting.v > limits.atRing && rising >= limits.minSightings) return true;
    above = sighting;
  }
  return false;
}

/** Whether the ball was clearly seen beside the net: only hands bring it back up from there. */
const isOut = ({ u, v, score }: RimSighting): boolean =>
  Math.abs(u) > limits.atRing && v > judgeThresholds.netTop && score >= judgeThresholds.clearScore;

/** Removes a part's last sightings if they lead up to the next shot. */
function takeRise(
  sightings: RimSighting[],
  now: number,
  { pace, rimAspect }: BallTrajectory,
): RimSighting[] {
  const since = now - limits.attemptGapSeconds / pace;
  const from = sightings.findLastIndex(
    (sighting) => isHigh(sighting, rimAspect) || sighting.seconds < since,
  );
  return sightings.splice(from + 1);
}

/** Cuts where the ball is high again after it came down, if it was out or was seen to rise. */
function cutAtRises(
  { rimArrival, sightings }: TrajectoryPart,
  trajectory: BallTrajectory,
): TrajectoryPart[] {
  const builder = new PartsBuilder();
  builder.begin(rimArrival);
  let wasLow = false;
  let out = 0;
  for (const sighting of sightings) {
    if (isHigh(sighting, trajectory.rimAspect)) {
      const isFollowedUp = wasLow && hasRisen(builder.sightings, sighting);
      if (isFollowedUp)
        builder.begin(null, takeRise(builder.sightings, sighting.seconds, trajectory));
      else if (out >= limits.minSightings) builder.begin(null);
      wasLow = false;
      out = 0;
    } else {
      wasLow ||= sighting.v > limits.atRing;
      if (isOut(sighting)) out++;
    }
    builder.sightings.push(sighting);
  }
  return builder.parts;
}

/** The ball's trajectory in parts that hold one attempt each at most. */
export function splitTrajectory(trajectory: BallTrajectory): TrajectoryPart[] {
  return cutAtArrivals(trajectory)
    .flatMap((part) => cutAtGaps(part, trajectory))
    .flatMap((part) => cutAtRises(part, trajectory));
}
