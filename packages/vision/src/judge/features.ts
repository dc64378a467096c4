import type { RimEllipse } from '../analysis.ts';
import { NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import type { BallPlace, BallWay } from './ball-way.ts';
import { uprightOf } from './ball-way.ts';
import { between } from './between.ts';
import { dropSeconds, fallSpeedOf, isLost } from './fall.ts';
import { heldSeconds } from './held.ts';
import { isSteep } from './ring-view.ts';
import { untilGone } from './until-gone.ts';

/** Measurements an attempt is judged by; lengths in half rim widths, times in real seconds. */
export interface Features {
  /** Longest time the ball sank steadily inside the net, or the net held it: see `heldSeconds`. */
  readonly netDown: number;
  /** 1 when the ball was seen in or above the ring and right after that below it, or held by the net. */
  readonly pass: number;
  /** See `fallSpeedOf`; 1, as in a free fall, for a ball that did not pass the ring. */
  readonly fallSpeed: number;
  /** How the net moved after the ball, see `netStirOf`, above `usualStir`; 0 when it was not seen. */
  readonly netStir: number;
  /** 1 when the ball was not seen again after it came to the ring. */
  readonly lost: number;
  /** 1 when the ball was later seen beside the ring, where a made shot never is. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'fallSpeed',
  'netStir',
  'lost',
  'leftSide',
] as const satisfies readonly (keyof Features)[];

const isInNet = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) < limits.inNetU && v > limits.netTop && v < limits.inNetBottom;

/** Real seconds of the longest stay inside the net. */
function longestNetDown(places: readonly BallPlace[], pace: number): number {
  let best = 0;
  let run = 0;
  for (let at = 1; at < places.length; at++) {
    const before = places[at - 1]!;
    const now = places[at]!;
    run = isInNet(before) && isInNet(now) ? run + (now.seconds - before.seconds) * pace : 0;
    best = Math.max(best, run);
  }
  return best;
}

const isBesideNet = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) > attemptThresholds.atRing && v > 0 && v < limits.inNetBottom;

const isPast = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) < attemptThresholds.atRing && v > limits.passedTop;

/** The moment (video seconds) from which on the ball went from the ring to below it; null when it did not. */
export function passSeconds(places: readonly BallPlace[]): number | null {
  let inRing: BallPlace | null = null;
  for (const place of places) {
    if (place.v < limits.netTop) inRing = place;
    // Nothing comes from beside a net into it.
    if (isBesideNet(place)) inRing = null;
    if (inRing && isPast(place)) return inRing.seconds;
  }
  return null;
}

/**
 * Mean stir of the net once the ball was seen to be out of it. From under the ring a ball that falls before the
 * net brushes it too: then its stir says nothing.
 */
function stirAfter({ stirs, pace, rim }: BallWay, { places }: Attempt, drop: number): number {
  const out = places.find(({ seconds, v }) => seconds > drop && v > NET_LENGTH);
  if (!out || isSteep(rim)) return 0;
  const seen = between(stirs, out.seconds, out.seconds + attemptThresholds.visitSeconds / pace);
  if (seen.length === 0) return 0;
  const mean = seen.reduce((sum, { stir }) => sum + stir, 0) / seen.length;
  return mean - limits.usualStir;
}

/** Measures an attempt at a ring. */
export function measure(way: BallWay, attempt: Attempt, rim: RimEllipse): Features {
  const { pace } = way;
  const visit = attempt.places.filter(({ seconds }) => seconds >= attempt.from - 0.1);
  const places = untilGone(visit, attempt.arrival, pace);
  const side = places.some(
    ({ seconds, u, v }) => seconds > attempt.arrival && Math.abs(u) > 1.5 && v > -1 && v < 1.5,
  );
  const scale = { pace, upright: uprightOf(rim) };
  // From steeply below a ball that falls toward the camera seems to hang.
  const held = isSteep(rim) ? 0 : heldSeconds(places, scale);
  const passed = held > 0 || passSeconds(places) !== null;
  const drop = dropSeconds(places, attempt.arrival);
  return {
    netDown: Math.max(held, longestNetDown(places, pace)),
    pass: passed ? 1 : 0,
    // What fell elsewhere says nothing about the net.
    fallSpeed: passed ? fallSpeedOf(places, drop, scale) : 1,
    netStir: stirAfter(way, attempt, drop),
    lost: isLost(places) ? 1 : 0,
    leftSide: side ? 1 : 0,
  };
}
