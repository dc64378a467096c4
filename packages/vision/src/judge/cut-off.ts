import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { Attempt } from './attempts.ts';
import { passSeconds } from './features.ts';
import type { BallTrajectory } from './ball-trajectory.ts';
import type { RimSighting } from './rim-sightings.ts';

/** First and last moment at which the ring was watched; video seconds. */
export interface WatchedSpan {
  readonly first: number;
  readonly last: number;
}

const distance = ({ u, v }: RimSighting): number => Math.hypot(u, v);
const isAtRing = (sighting: RimSighting): boolean => distance(sighting) <= attemptThresholds.atRing;

/** Whether a ball that was at the ring was seen to move away from it. */
function hasLeft(sightings: readonly RimSighting[]): boolean {
  const [before, last] = sightings.slice(-2);
  if (!before || !last || isAtRing(last) || !sightings.some(isAtRing)) return false;
  return distance(last) > distance(before);
}

/**
 * The end of the film that cuts an attempt off; null where all of it was seen. At the start the ball's approach
 * to the ring is too short to measure, at the end it has not yet gone through or away.
 */
export function cutOffOf(
  { from, arrival, to, sightings }: Attempt,
  { rimArrivals, pace }: BallTrajectory,
  { first, last }: WatchedSpan,
): 'start' | 'end' | null {
  const edge = limits.entrySeconds / pace;
  const flewIn = rimArrivals.some(({ start, at }) => start < arrival && at >= from);
  if (!flewIn && arrival - first < edge) return 'start';
  const attemptSightings = sightings.filter(({ seconds }) => seconds >= from);
  const isOpen = passSeconds(sightings) === null && !hasLeft(attemptSightings);
  return isOpen && last - to < edge ? 'end' : null;
}
