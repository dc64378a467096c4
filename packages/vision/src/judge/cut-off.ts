import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import { passSeconds } from './features.ts';
import type { BallWay } from './ball-way.ts';

/** First and last moment at which the ring was watched; video seconds. */
export interface WatchedSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Which end of the film cuts an attempt off; null where all of it was seen. At the start the ball is at the ring without
 * having come there, at the end it has not yet gone through or away.
 */
export function cutOffOf(
  attempt: Attempt,
  { landings, pace }: BallWay,
  { first, last }: WatchedSpan,
): 'start' | 'end' | null {
  const edge = limits.entrySeconds / pace;
  const flewIn = landings.some(({ start, at }) => start < attempt.arrival && at >= attempt.from);
  if (!flewIn && attempt.from - first < edge) return 'start';
  const isOpen = passSeconds(attempt.places) === null;
  return isOpen && last - attempt.to < edge ? 'end' : null;
}
