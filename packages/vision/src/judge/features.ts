import type { RimEllipse } from '../analysis.ts';
import { median } from '../math/median.ts';
import { NET_LENGTH } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import type { BallWay } from './ball-way.ts';
import { between } from './between.ts';
import { dropSeconds, fallSpeedOf, isLost } from './fall.ts';
import { heldSeconds } from './held.ts';
import type { BallPlace } from './places.ts';
import { isSteep, uprightOf } from './ring-view.ts';
import { untilCaught, untilGone } from './until-gone.ts';

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
  /** How far from the middle the ball was below the ring, see `asideOf`; 0 for a ball that did not pass it, or was not seen there. */
  readonly aside: number;
  /** 1 when the ball fell to the ring, and was seen neither to leave it nor to pass it. */
  readonly lost: number;
  /** 1 when the ball was later seen beside the net. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'fallSpeed',
  'netStir',
  'aside',
  'lost',
  'leftSide',
] as const satisfies readonly (keyof Features)[];

const isInNet = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) < limits.inNetU && v > limits.netTop && v < NET_LENGTH;

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

const isBeside = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) > attemptThresholds.atRing && v < NET_LENGTH;

const isPast = ({ u, v }: BallPlace): boolean =>
  Math.abs(u) < attemptThresholds.atRing && v > attemptThresholds.atRing;

/** The moment (video seconds) from which on the ball went from the ring to below it; null when it did not. */
export function passSeconds(places: readonly BallPlace[]): number | null {
  let inRing: BallPlace | null = null;
  for (const place of places) {
    // Nothing comes from beside a net into it, or falls through a ring that it is not over.
    if (isBeside(place)) inRing = null;
    else if (place.v < limits.netTop) inRing = place;
    if (inRing && isPast(place)) return inRing.seconds;
  }
  return null;
}

/**
 * Mean stir of the net once the ball was seen to be out of it. From under the ring a ball that falls before the
 * net brushes it too: then its stir says nothing.
 */
function stirAfter(
  { stirs, pace, rim }: BallWay,
  places: readonly BallPlace[],
  drop: number,
): number {
  const out = places.find(({ seconds, v }) => seconds > drop && v > NET_LENGTH);
  if (!out || isSteep(rim)) return 0;
  const seen = between(stirs, out.seconds, out.seconds + attemptThresholds.visitSeconds / pace);
  if (seen.length === 0) return 0;
  const mean = seen.reduce((sum, { stir }) => sum + stir, 0) / seen.length;
  return mean - limits.usualStir;
}

/**
 * Median of the ball's distances from the ring's middle between ring and net's end, once it dropped (video seconds): a
 * net leads it to the middle, before or behind which another one falls on.
 */
function asideOf(places: readonly BallPlace[], drop: number): number {
  const under = places.filter(
    (place) => place.seconds >= drop && isPast(place) && place.v < NET_LENGTH,
  );
  return median(under.map(({ u }) => Math.abs(u))) ?? 0;
}

/** Measures an attempt at a ring. */
export function measure(way: BallWay, attempt: Attempt, rim: RimEllipse): Features {
  const { pace } = way;
  const visit = attempt.places.filter(({ seconds }) => seconds >= attempt.from);
  const upright = uprightOf(rim);
  const places = untilGone(untilCaught(visit, attempt.arrival, upright), attempt.arrival, pace);
  const side = places.some(
    (place) => place.seconds > attempt.arrival && place.v > 0 && isBeside(place),
  );
  const scale = { pace, upright };
  // From steeply below a ball that falls toward the camera seems to hang.
  const held = isSteep(rim) ? 0 : heldSeconds(places, scale);
  const passed = held > 0 || passSeconds(places) !== null;
  const drop = dropSeconds(places, attempt.arrival);
  return {
    netDown: Math.max(held, longestNetDown(places, pace)),
    pass: passed ? 1 : 0,
    // What fell elsewhere says nothing about the net.
    fallSpeed: passed ? fallSpeedOf(places, drop, scale) : 1,
    netStir: stirAfter(way, places, drop),
    aside: passed ? asideOf(places, drop) : 0,
    lost: !passed && isLost(places, attempt.arrival) ? 1 : 0,
    leftSide: side ? 1 : 0,
  };
}
