import { airSeconds, ballAt, type Shot, shotSeconds } from './flight.ts';
import type { Place } from './camera.ts';

/** Between one release and the next. */
const PACE_SECONDS = 1.15;
/** How long the whole workout stands before it begins anew. */
const REST_SECONDS = 5;

/** A ball on its way. */
export interface Flying {
  readonly index: number;
  readonly place: Place;
  /** 0 at the release, 1 at the ring and after it. */
  readonly share: number;
}

/** What is to be seen at one moment. */
export interface Moment {
  /** Shots whose outcome is known; they come in their order. */
  readonly counted: number;
  readonly flying: readonly Flying[];
}

/** When the ball of a shot reaches the ring, seconds from the beginning. */
const endOfFlight = (shots: readonly Shot[], index: number): number => {
  const shot = shots[index];
  return shot === undefined ? 0 : index * PACE_SECONDS + airSeconds(shot);
};

/** Length of one round, with its rest. */
export function roundSeconds(shots: readonly Shot[]): number {
  return shots.length * PACE_SECONDS + 2 + REST_SECONDS;
}

/** The example at a moment of its round. */
export function momentAt(shots: readonly Shot[], seconds: number): Moment {
  const flying = shots.flatMap((shot, index): Flying[] => {
    const since = seconds - index * PACE_SECONDS;
    if (since < 0 || since > shotSeconds(shot)) return [];
    return [{ index, place: ballAt(shot, since), share: Math.min(1, since / airSeconds(shot)) }];
  });
  const open = shots.findIndex((_, index) => endOfFlight(shots, index) > seconds);
  return { counted: open === -1 ? shots.length : open, flying };
}
