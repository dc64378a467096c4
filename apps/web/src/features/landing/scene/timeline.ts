import { airSeconds, ballAt, type Shot, shotSeconds } from './flight.ts';
import type { Place } from './camera.ts';

/** Seconds from one release to the next. */
const PACE_SECONDS = 1.15;
/** Seconds for which the finished workout is shown before it starts over. */
const REST_SECONDS = 5;

/** A ball in flight. */
export interface Flying {
  readonly index: number;
  readonly place: Place;
  /** Share of the flight: 0 at the release, 1 from the rim on. */
  readonly share: number;
}

/** The state of the scene at one moment. */
export interface Moment {
  /** Number of shots whose outcome is known, in order. */
  readonly counted: number;
  readonly flying: readonly Flying[];
}

/** When the ball of a shot reaches the rim, in seconds from the start. */
const endOfFlight = (shots: readonly Shot[], index: number): number => {
  const shot = shots[index];
  return shot === undefined ? 0 : index * PACE_SECONDS + airSeconds(shot);
};

/** Length of one loop including the pause, in seconds. */
export function roundSeconds(shots: readonly Shot[]): number {
  return shots.length * PACE_SECONDS + 2 + REST_SECONDS;
}

/** The state at a moment of the loop. */
export function momentAt(shots: readonly Shot[], seconds: number): Moment {
  const flying = shots.flatMap((shot, index): Flying[] => {
    const since = seconds - index * PACE_SECONDS;
    if (since < 0 || since > shotSeconds(shot)) return [];
    return [{ index, place: ballAt(shot, since), share: Math.min(1, since / airSeconds(shot)) }];
  });
  const open = shots.findIndex((_, index) => endOfFlight(shots, index) > seconds);
  return { counted: open === -1 ? shots.length : open, flying };
}
