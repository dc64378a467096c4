import { judgeThresholds as limits } from '../thresholds.ts';
import type { Attempt } from './attempts.ts';
import type { RimEllipse } from '../analysis.ts';
import type { BallPlace, BallWay } from './ball-way.ts';
import { uprightOf } from './ball-way.ts';

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
  /** Log of the time from ring to below the net over that of a free fall: a net holds the ball. */
  readonly brake: number;
  /** How little of the ball shows below the ring, 0 to 1: a net covers it. */
  readonly covered: number;
  /** 1 when the ball was later seen beside the ring, where a made shot never is. */
  readonly leftSide: number;
}

export const featureNames = [
  'netDown',
  'pass',
  'netMotion',
  'netColumn',
  'exitOffset',
  'brake',
  'covered',
  'leftSide',
] as const satisfies readonly (keyof Features)[];

/** Half rim widths per second squared: 32.2 ft/s². */
const gravityRadii = 2 * limits.gravityWidths;

/** Seconds of the ball's way down where the fall is timed, half rim widths below the ring. */
const fallFrom = 0.3;
const fallTo = 1.7;

/** When the ball last crossed a height on its way down before `until`; video seconds. */
function crossingTime(places: readonly BallPlace[], v: number, since: number): number | null {
  for (let at = 1; at < places.length; at++) {
    const above = places[at - 1]!;
    const below = places[at]!;
    if (below.seconds <= since || above.v > v || below.v <= v) continue;
    const part = (v - above.v) / (below.v - above.v);
    return above.seconds + part * (below.seconds - above.seconds);
  }
  return null;
}

/** See `Features.brake`; 0 when the ball was not seen to fall past the net. */
function brakeOf(places: readonly BallPlace[], pace: number, upright: number): number {
  const straight = places.filter(({ u }) => Math.abs(u) < 1.3);
  const out = crossingTime(straight, fallTo * upright, -Infinity);
  if (out === null) return 0;
  const before = straight.filter(({ seconds }) => seconds <= out);
  const last = before.filter(({ v }) => v <= fallFrom * upright).at(-1);
  if (!last) return 0;
  const into = crossingTime(before, fallFrom * upright, last.seconds - 1e-6) ?? last.seconds;
  const came = before.filter(({ seconds }) => seconds <= into && seconds > into - 0.15 / pace);
  const first = came[0];
  const speed =
    first && into > first.seconds
      ? Math.max(0, (fallFrom - first.v / upright) / ((into - first.seconds) * pace))
      : 0;
  const way = fallTo - fallFrom;
  const free = (Math.sqrt(speed ** 2 + 2 * gravityRadii * way) - speed) / gravityRadii;
  const took = Math.max(0.01, (out - into) * pace);
  return Math.max(-0.5, Math.min(1.8, Math.log(took / free)));
}

/** See `Features.covered`; the median over the ball's places where a net hangs. */
function coveredOf(places: readonly BallPlace[], upright: number): number {
  const inside = places
    .filter(({ u, v }) => Math.abs(u) < 0.8 && v > 0.4 * upright && v < 1.5 * upright)
    .map(({ score }) => 1 - score)
    .sort((a, b) => a - b);
  return inside[inside.length >> 1] ?? 0;
}

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
export function measure(way: BallWay, attempt: Attempt, rim: RimEllipse): Features {
  const upright = uprightOf(rim);
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
    brake: brakeOf(soon, way.pace, upright),
    covered: coveredOf(soon, upright),
    leftSide: side ? 1 : 0,
  };
}
