import type { CallDoubt } from '@hooplog/domain';
import type { RimEllipse, ShotOutcome } from '../analysis.ts';
import { median } from '../math/median.ts';
import { attemptThresholds as limits } from '../thresholds/attempts.ts';
import { rimViewThresholds } from '../thresholds/ring-watch.ts';
import { trackThresholds } from '../thresholds/track.ts';
import type { Flight } from '../track/track.ts';
import type { Attempt } from './attempts.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import type { WatchedSpan } from './cut-off.ts';
import { isElsewhere, maybeElsewhere, nearnessOf } from './depth.ts';
import type { Features } from './features.ts';
import { ballAt, seenFromRing } from './ring-view.ts';

/** An attempt and its measurements. */
export interface Measured {
  readonly attempt: Attempt;
  readonly features: Features;
}

/** The context of one attempt. */
export interface DoubtContext {
  readonly trajectory: BallTrajectory;
  readonly span: WatchedSpan;
  /** See `showsNet`. */
  readonly hasNet: boolean;
}

/** Whether the net was seen to slow a ball, and to swing after it: that proves there is one. */
export const showsNet = ({ features: { pass, fallSpeed, netMotion } }: Measured): boolean =>
  pass === 1 && fallSpeed < 1 && netMotion > 0;

/**
 * Whether a ball released right under the ring fell past it in one flight that touched nothing. A shooter in
 * front of the ring in the picture is nearer to the camera, so the ball looks larger.
 */
function isLob({ points }: Flight, rim: RimEllipse): boolean {
  const first = points.slice(0, trackThresholds.minPoints);
  const [start, end] = [first[0], points.at(-1)];
  if (!start || !end || seenFromRing(end.x, end.y, rim).v <= limits.atRing) return false;
  const { u, v } = seenFromRing(start.x, start.y, rim);
  const size = (median(first.map(({ diameter }) => diameter)) ?? 0) / ballAt(rim);
  return Math.abs(u) <= rimViewThresholds.reach && v > limits.atRing && !isElsewhere(size);
}

/**
 * Why the player is asked about an attempt however sure its call is: it may not be a shot, or the measurements
 * fit both calls. Null without doubt.
 */
export function doubtOf(
  { attempt: { rimArrival, from, to }, features: { pass, fallSpeed } }: Measured,
  outcome: ShotOutcome,
  { trajectory: { rim, pace, bounces }, span: { first }, hasNet }: DoubtContext,
): CallDoubt | null {
  if (rimArrival?.short === true && pass === 0) return 'below_ring';
  const bounced = bounces.some((seconds) => seconds >= from && seconds <= to);
  const couldSeeThrow = (from - first) * pace > limits.attemptGapSeconds;
  if (!rimArrival && !bounced && couldSeeThrow) return 'flight_not_seen';
  const isMiss = outcome === 'missed';
  if (isMiss && pass === 0 && !bounced && rimArrival && isLob(rimArrival.flight, rim)) {
    return 'pass_from_under';
  }
  if (pass === 0 || (!isMiss && fallSpeed < 1)) return null;
  // It fell through the ring in the picture as if nothing were there.
  const nearness = rimArrival ? nearnessOf(rimArrival.flight, rimArrival.at, rim, pace) : 1;
  if (maybeElsewhere(nearness)) {
    return nearness > 1 ? 'looked_too_large' : 'looked_too_small';
  }
  return isMiss && hasNet ? null : 'fell_past';
}
