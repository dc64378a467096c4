import type { RimEllipse } from '../analysis.ts';
import { median } from '../math/median.ts';
import { NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import { between } from './between.ts';
import { dropSeconds, fallSpeedOf, isLost } from './fall.ts';
import { heldSeconds } from './held.ts';
import type { RimSighting } from './rim-sightings.ts';
import { isSteep, verticalForeshorteningOf } from './ring-view.ts';
import { clipAtCatch, clipAtExit } from './clip-trajectory.ts';

/** Measurements that an attempt is judged by; lengths in half rim widths, times in real seconds. */
export interface Features {
  /** Longest time the ball sank steadily inside the net, or the net held it: see `heldSeconds`. */
  readonly netDown: number;
  /** 1 if the ball was seen in or above the ring and right after that below it, or was held by the net. */
  readonly pass: number;
  /** See `fallSpeedOf`; 1, as in a free fall, for a ball that did not pass the ring. */
  readonly fallSpeed: number;
  /** Motion of the net after the ball, see `netMotionOf`, above `typicalNetMotion`; 0 if it was not seen. */
  readonly netMotion: number;
  /**
   * Sideways distance of the ball from the centre below the ring, see `asideOf`; 0 if it did not pass, or was
   * not seen there.
   */
  readonly aside: number;
  /** 1 if the ball fell to the ring, and was seen neither to leave it nor to pass it. */
  readonly lost: number;
  /** 1 if the ball was later seen beside the net. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'fallSpeed',
  'netMotion',
  'aside',
  'lost',
  'leftSide',
] as const satisfies readonly (keyof Features)[];

const isInNet = ({ u, v }: RimSighting): boolean =>
  Math.abs(u) < limits.inNetU && v > limits.netTop && v < NET_LENGTH;

/** Real seconds of the longest stay inside the net. */
function longestNetDown(sightings: readonly RimSighting[], pace: number): number {
  let best = 0;
  let run = 0;
  for (let at = 1; at < sightings.length; at++) {
    const before = sightings[at - 1]!;
    const now = sightings[at]!;
    run = isInNet(before) && isInNet(now) ? run + (now.seconds - before.seconds) * pace : 0;
    best = Math.max(best, run);
  }
  return best;
}

const isBeside = ({ u, v }: RimSighting): boolean =>
  Math.abs(u) > attemptThresholds.atRing && v < NET_LENGTH;

const isPast = ({ u, v }: RimSighting): boolean =>
  Math.abs(u) < attemptThresholds.atRing && v > attemptThresholds.atRing;

/** When (video seconds) the ball began to pass from the ring to below it; null when it did not. */
export function passSeconds(sightings: readonly RimSighting[]): number | null {
  let inRing: RimSighting | null = null;
  for (const sighting of sightings) {
    // A ball cannot enter a net from beside it, or fall through a ring without being over it.
    if (isBeside(sighting)) inRing = null;
    else if (sighting.v < limits.netTop) inRing = sighting;
    if (inRing && isPast(sighting)) return inRing.seconds;
  }
  return null;
}

/**
 * Mean motion of the net after the ball has left it. From under the ring, a ball that falls in front of the net
 * seems to brush it, too: then the motion is no evidence.
 */
function netMotionAfter(
  { netMotions, pace, rim }: BallTrajectory,
  sightings: readonly RimSighting[],
  drop: number,
): number {
  const out = sightings.find(({ seconds, v }) => seconds > drop && v > NET_LENGTH);
  if (!out || isSteep(rim)) return 0;
  const seen = between(
    netMotions,
    out.seconds,
    out.seconds + attemptThresholds.attemptGapSeconds / pace,
  );
  if (seen.length === 0) return 0;
  const mean = seen.reduce((sum, { motion }) => sum + motion, 0) / seen.length;
  return mean - limits.typicalNetMotion;
}

/**
 * Median of the ball's distances from the ring's centre between ring and net's end, after it
 * dropped (video seconds): the net centres a make; a miss falls in front of or behind it.
 */
function asideOf(sightings: readonly RimSighting[], drop: number): number {
  const under = sightings.filter(
    (sighting) => sighting.seconds >= drop && isPast(sighting) && sighting.v < NET_LENGTH,
  );
  return median(under.map(({ u }) => Math.abs(u))) ?? 0;
}

/** Measures an attempt at a ring. */
export function measure(trajectory: BallTrajectory, attempt: Attempt, rim: RimEllipse): Features {
  const { pace } = trajectory;
  const attemptSightings = attempt.sightings.filter(({ seconds }) => seconds >= attempt.from);
  const verticalForeshortening = verticalForeshorteningOf(rim);
  const sightings = clipAtExit(
    clipAtCatch(attemptSightings, attempt.arrival, verticalForeshortening),
    attempt.arrival,
    pace,
  );
  const side = sightings.some(
    (sighting) => sighting.seconds > attempt.arrival && sighting.v > 0 && isBeside(sighting),
  );
  const scale = { pace, verticalForeshortening };
  // Seen from steeply below, a ball that falls toward the camera seems to hang.
  const held = isSteep(rim) ? 0 : heldSeconds(sightings, scale);
  const passed = held > 0 || passSeconds(sightings) !== null;
  const drop = dropSeconds(sightings, attempt.arrival);
  return {
    netDown: Math.max(held, longestNetDown(sightings, pace)),
    pass: passed ? 1 : 0,
    // A ball that fell elsewhere is no evidence about the net.
    fallSpeed: passed ? fallSpeedOf(sightings, drop, scale) : 1,
    netMotion: netMotionAfter(trajectory, sightings, drop),
    aside: passed ? asideOf(sightings, drop) : 0,
    lost: !passed && isLost(sightings, attempt.arrival) ? 1 : 0,
    leftSide: side ? 1 : 0,
  };
}
