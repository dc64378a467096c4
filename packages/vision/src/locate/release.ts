import { GRAVITY } from '../physics.ts';
import { releaseThresholds as limits } from '../thresholds/flight.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';

/** Where and when the ball left the hands. */
export interface Release {
  readonly state: BallState;
  /** Real seconds from the first sighting back to the release. */
  readonly before: number;
}

/** Feet above the floor: a little under the first sighting, but no higher than arms reach. */
export function releaseHeight(first: BallState): number {
  const under = first.at.z - limits.underFirst;
  return Math.max(limits.lowest, Math.min(limits.usual, under));
}

/** The ball on its way up at a height (feet), before it was first seen. */
export function releaseAt(first: BallState, height: number): Release {
  let state = first;
  let before = 0;
  for (let round = 0; round < 3; round++) {
    const { at, speed } = state;
    const under = Math.max(0, speed.z ** 2 + 2 * GRAVITY * (at.z - height));
    const back = (Math.sqrt(under) - speed.z) / GRAVITY;
    state = flyOn(state, -back);
    before += back;
  }
  return { state, before };
}

/** The feet of who let it go: under the hands, and behind them as seen from the basket. Feet. */
export function feetUnder({ at }: BallState, ahead: number): { x: number; y: number } {
  const distance = Math.hypot(at.x, at.y);
  // From right under the basket nobody stands behind the ball.
  const back = distance < 1e-6 ? 0 : Math.min(ahead, distance / 3) / distance;
  return { x: at.x * (1 + back), y: at.y * (1 + back) };
}
