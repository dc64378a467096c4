import type { RimEllipse } from '../analysis.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import type { BallPlace, BallWay } from './ball-way.ts';
import { uprightOf } from './ball-way.ts';
import { brakeOf, fallSpeedOf, isLost } from './fall.ts';

/** Measurements an attempt is judged by; lengths in half rim widths, times in real seconds. */
export interface Features {
  /** Longest time the ball sank steadily inside the net: a net holds it, free fall does not. */
  readonly netDown: number;
  /** 1 when the ball was seen in or above the ring and right after that below it. */
  readonly pass: number;
  /** See `brakeOf`. */
  readonly brake: number;
  /** See `fallSpeedOf`; `noPassFall` for a ball that did not pass the ring. */
  readonly fallSpeed: number;
  /** 1 when the ball was not seen again after it came to the ring. */
  readonly lost: number;
  /** 1 when the ball was later seen beside the ring, where a made shot never is. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'brake',
  'fallSpeed',
  'lost',
  'leftSide',
] as const satisfies readonly (keyof Features)[];

const inNet = ({ u, v }: BallPlace): boolean => Math.abs(u) < 0.75 && v > 0.2 && v < 1.8;

/** Seconds of the longest steady way down inside the net. */
function longestNetDown(places: readonly BallPlace[], pace: number): number {
  let best = 0;
  let run = 0;
  for (let at = 1; at < places.length; at++) {
    const before = places[at - 1]!;
    const now = places[at]!;
    const elapsed = (now.seconds - before.seconds) * pace;
    // Per thirtieth of a second, the frame these limits were measured at.
    const sank = (now.v - before.v) / Math.max(1, elapsed * 30);
    const steady =
      sank > limits.leastSink && sank < limits.mostSink && elapsed < limits.netGapSeconds;
    run = inNet(before) && inNet(now) && steady ? run + elapsed : 0;
    best = Math.max(best, run);
  }
  return best;
}

/** The moment (video seconds) the ball went from the ring to below it; null when it did not. */
export function passSeconds(places: readonly BallPlace[], pace: number): number | null {
  let inRing: BallPlace | null = null;
  let found: number | null = null;
  for (const place of places) {
    if (Math.abs(place.u) < 0.85 && place.v > -1.6 && place.v < 0.35) inRing = place;
    const below = Math.abs(place.u) < 0.9 && place.v > 0.75 && place.v < 2.2;
    if (inRing && below && (place.seconds - inRing.seconds) * pace <= limits.passSeconds) {
      found = inRing.seconds;
      inRing = null;
    }
  }
  return found;
}

/** Measures an attempt at a ring. */
export function measure({ pace }: BallWay, attempt: Attempt, rim: RimEllipse): Features {
  const until = attempt.arrival + limits.afterSeconds / pace;
  const places = attempt.places.filter(({ seconds }) => seconds >= attempt.from - 0.1);
  const soon = places.filter(({ seconds }) => seconds <= until);
  const side = places.some(
    ({ seconds, u, v }) => seconds > attempt.arrival && Math.abs(u) > 1.5 && v > -1 && v < 1.5,
  );
  const scale = { pace, upright: uprightOf(rim) };
  const passed = passSeconds(soon, pace) !== null;
  return {
    netDown: longestNetDown(places, pace),
    pass: passed ? 1 : 0,
    brake: brakeOf(soon, scale),
    // What fell elsewhere says nothing about the net.
    fallSpeed: passed ? fallSpeedOf(soon, scale) : limits.noPassFall,
    lost: isLost(places) ? 1 : 0,
    leftSide: side ? 1 : 0,
  };
}
