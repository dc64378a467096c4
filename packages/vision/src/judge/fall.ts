import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { BallPlace } from './ball-way.ts';

/** Half rim widths per second squared: 32.2 ft/s². */
const gravity = 2 * limits.gravityWidths;

/** How a clip shows heights: see `BallWay.pace` and `uprightOf`. */
export interface HeightScale {
  readonly pace: number;
  readonly upright: number;
}

/** When the ball first crossed a height on its way down after `since`; video seconds. */
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

/** Speed downward, half rim widths a real second, with which the ball came to `fallFrom`. */
function entrySpeed(
  places: readonly BallPlace[],
  into: number,
  { pace, upright }: HeightScale,
): number {
  const since = into - limits.entrySeconds / pace;
  const first = places.find(({ seconds }) => seconds > since && seconds < into);
  if (!first) return 0;
  return Math.max(0, (limits.fallFrom - first.v / upright) / ((into - first.seconds) * pace));
}

/**
 * Log of the time the ball took past the net over that of a free fall as fast as it came: a net
 * holds it. 0 when it was not seen to fall there.
 */
export function brakeOf(places: readonly BallPlace[], scale: HeightScale): number {
  const { pace, upright } = scale;
  const straight = places.filter(({ u }) => Math.abs(u) < limits.besideNetU);
  const out = crossingTime(straight, limits.fallTo * upright, -Infinity);
  if (out === null) return 0;
  const before = straight.filter(({ seconds }) => seconds <= out);
  const last = before.filter(({ v }) => v <= limits.fallFrom * upright).at(-1);
  if (!last) return 0;
  const into = crossingTime(before, limits.fallFrom * upright, last.seconds) ?? last.seconds;
  const speed = entrySpeed(before, into, scale);
  const way = limits.fallTo - limits.fallFrom;
  const free = (Math.sqrt(speed ** 2 + 2 * gravity * way) - speed) / gravity;
  const took = Math.max(0.01, (out - into) * pace);
  return Math.max(limits.leastBrake, Math.min(limits.mostBrake, Math.log(took / free)));
}

/**
 * Speed downward at a place, half rim widths a real second, over about a fifteenth of a second: over
 * less, the grid the ball is found on would show. Null when it was not seen before.
 */
function speedAt(
  places: readonly BallPlace[],
  at: number,
  { pace, upright }: HeightScale,
): { speed: number; v: number } | null {
  const now = places[at];
  if (!now) return null;
  const ago = (place: BallPlace): number => (now.seconds - place.seconds) * pace;
  const before = places.slice(0, at).findLast((place) => ago(place) >= limits.speedSeconds);
  if (!before || ago(before) > limits.fallGapSeconds) return null;
  return {
    speed: (now.v - before.v) / upright / ago(before),
    v: (now.v + before.v) / 2 / upright,
  };
}

/** The same at which the ball came to the ring from above; 0 when it did not. */
function comingSpeed(places: readonly BallPlace[], scale: HeightScale): number {
  const last = places.findLastIndex(
    ({ v }) => v / scale.upright > limits.comingFrom && v / scale.upright < limits.comingTo,
  );
  return Math.max(0, speedAt(places, last, scale)?.speed ?? 0);
}

/** Whether the ball came to the ring and was not seen again: in the net, or before a like colour. */
export function isLost(places: readonly BallPlace[]): boolean {
  const last = places.findLast(({ score }) => score >= limits.clearScore);
  return last !== undefined && Math.abs(last.u) < limits.lostU && Math.abs(last.v) < limits.lostV;
}

/**
 * Median of the ball's speed below the ring over that of a ball that falls on freely, at most 2: a
 * net lets it out slowly. When it was not seen falling there: `unseenFall`, or `lostFall` when it
 * was last seen in the ring and may be anywhere.
 */
export function fallSpeedOf(places: readonly BallPlace[], scale: HeightScale): number {
  const came = comingSpeed(places, scale);
  const speeds = places.flatMap(({ u }, at) => {
    const fall = Math.abs(u) < limits.besideNetU ? speedAt(places, at, scale) : null;
    if (!fall || fall.v < limits.belowFrom || fall.v > limits.belowTo) return [];
    if (fall.speed < limits.leastFallSpeed) return [];
    return [fall.speed / Math.sqrt(came ** 2 + 2 * gravity * fall.v)];
  });
  speeds.sort((a, b) => a - b);
  const fallback = isLost(places) ? limits.lostFall : limits.unseenFall;
  return Math.min(2, speeds[speeds.length >> 1] ?? fallback);
}
