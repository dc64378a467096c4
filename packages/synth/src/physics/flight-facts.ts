import { length, scale, subtract, vec3 } from '../geometry/vec3.ts';
import type { Attempt } from './attempt.ts';
import { PHYSICS } from './constants.ts';

/** Facts about a shot's flight until it touched ring or board. */
export interface FlightFacts {
  /** From hand to ring or board. */
  readonly seconds: number;
  /** Feet above the floor. */
  readonly apexFeet: number;
  /**
   * Entry angle below the horizontal at the ring's height, had nothing been in its way; null if it
   * stayed below the ring.
   */
  readonly entryDegrees: number | null;
}

/** @param ringHeight feet */
export function flightFactsOf(
  { positions, rimSeconds }: Pick<Attempt, 'positions' | 'rimSeconds'>,
  ringHeight: number,
): FlightFacts {
  const { STEP_SECONDS, GRAVITY } = PHYSICS;
  // The last two positions before the first contact.
  const end = Math.max(1, Math.round(rimSeconds / STEP_SECONDS) - 2);
  const free = positions.slice(0, end + 1);
  const [before = vec3(0, 0, 0), last = before] = free.slice(-2);
  const velocity = scale(subtract(last, before), 1 / STEP_SECONDS);
  const fall = velocity.z * velocity.z + 2 * GRAVITY * (last.z - ringHeight);
  const along = length(vec3(velocity.x, velocity.y, 0));
  return {
    seconds: rimSeconds,
    apexFeet: Math.max(...free.map(({ z }) => z)),
    entryDegrees: fall < 0 ? null : (Math.atan2(Math.sqrt(fall), along) * 180) / Math.PI,
  };
}
