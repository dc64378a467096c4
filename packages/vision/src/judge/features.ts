import { judgeThresholds as limits } from '../thresholds.ts';
import type { Attempt } from './attempts.ts';
import type { BallPlace, BallWay } from './ball-way.ts';

/** Measurements an attempt is judged by; lengths in half rim widths, times in real seconds. */
export interface Features {
  /** Longest time the ball sank steadily inside the net: a net holds it, free fall does not. */
  readonly netDown: number;
  /** 1 when the ball was seen in or above the ring and right after that below it. */
  readonly pass: number;
  /** Log of the strongest net motion over the usual one. */
  readonly netMotion: number;
  /** Fullest narrow column under the ring, 0 to 1. */
  readonly netColumn: number;
  /** How far from the middle the ball is first seen below the net; 2 when never. */
  readonly exitOffset: number;
  /** 1 when the ball was later seen beside the ring, where a made shot never is. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'netMotion',
  'netColumn',
  'exitOffset',
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

/** Log of the largest mean over a fifth of a second, over the usual motion. */
function strongestNetMotion(way: BallWay, attempt: Attempt): number {
  const span = limits.netMotionSeconds / way.pace;
  const until = attempt.arrival + limits.afterSeconds / way.pace;
  const samples = way.samples.filter((s) => s.seconds >= attempt.from && s.seconds <= until);
  let best = 0;
  for (const start of samples) {
    const near = samples.filter(
      (s) => s.seconds >= start.seconds && s.seconds < start.seconds + span,
    );
    best = Math.max(best, near.reduce((sum, s) => sum + s.netMotion, 0) / near.length);
  }
  return Math.log(Math.max(best, way.quiet) / way.quiet);
}

function fullestColumn(way: BallWay, attempt: Attempt): number {
  const until = attempt.arrival + limits.afterSeconds / way.pace;
  return way.samples.reduce(
    (most, { seconds, netColumn }) =>
      seconds >= attempt.from && seconds <= until ? Math.max(most, netColumn) : most,
    0,
  );
}

/** Measures an attempt. */
export function measure(way: BallWay, attempt: Attempt): Features {
  const until = attempt.arrival + limits.afterSeconds / way.pace;
  const places = attempt.places.filter(({ seconds }) => seconds >= attempt.from - 0.1);
  const soon = places.filter(({ seconds }) => seconds <= until);
  const below = places.find(({ seconds, v }) => seconds > attempt.arrival && v > 1.8);
  const side = places.some(
    ({ seconds, u, v }) => seconds > attempt.arrival && Math.abs(u) > 1.5 && v > -1 && v < 1.5,
  );
  return {
    netDown: longestNetDown(places, way.pace),
    pass: passSeconds(soon, way.pace) === null ? 0 : 1,
    netMotion: strongestNetMotion(way, attempt),
    netColumn: fullestColumn(way, attempt),
    exitOffset: below ? Math.min(2, Math.abs(below.u)) : 2,
    leftSide: side ? 1 : 0,
  };
}
