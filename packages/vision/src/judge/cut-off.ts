import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import { passSeconds } from './features.ts';
import type { BallWay } from './ball-way.ts';
import type { BallPlace } from './places.ts';

/** First and last moment at which the ring was watched; video seconds. */
export interface WatchedSpan {
  readonly first: number;
  readonly last: number;
}

const distance = ({ u, v }: BallPlace): number => Math.hypot(u, v);
const isAtRing = (place: BallPlace): boolean => distance(place) <= attemptThresholds.atRing;

/** Whether a ball that was at the ring was seen to go away from it. */
function hasLeft(places: readonly BallPlace[]): boolean {
  const [before, last] = places.slice(-2);
  if (!before || !last || isAtRing(last) || !places.some(isAtRing)) return false;
  return distance(last) > distance(before);
}

/**
 * Which end of the film cuts an attempt off; null where all of it was seen. At the start the ball is at the ring without
 * having been seen to come there for long enough to measure how, at the end it has not yet gone through or away.
 */
export function cutOffOf(
  { from, arrival, to, places }: Attempt,
  { landings, pace }: BallWay,
  { first, last }: WatchedSpan,
): 'start' | 'end' | null {
  const edge = limits.entrySeconds / pace;
  const flewIn = landings.some(({ start, at }) => start < arrival && at >= from);
  if (!flewIn && arrival - first < edge) return 'start';
  const visit = places.filter(({ seconds }) => seconds >= from);
  const isOpen = passSeconds(places) === null && !hasLeft(visit);
  return isOpen && last - to < edge ? 'end' : null;
}
