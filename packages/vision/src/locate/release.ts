import type { Equipment } from '@hooplog/domain';
import { GRAVITY, playerScale } from '../physics.ts';
import { releaseThresholds as limits } from '../thresholds/flight.ts';
import type { BallState } from './ball-flight.ts';
import { flyOn } from './ball-flight.ts';

/** Feet above the floor at which a jump shot leaves the hands. */
export const usualRelease = (equipment: Equipment): number => limits.usual * playerScale(equipment);

/** Feet a second; a ball released more slowly does not rise to the ring. */
const minRise = (equipment: Equipment): number =>
  Math.sqrt(2 * GRAVITY * (equipment.rimHeight - usualRelease(equipment)));

/** The ball's state and time when it left the hands. */
export interface Release {
  readonly state: BallState;
  /** Real seconds from the first sighting back to the release. */
  readonly before: number;
}

/** Feet above the floor: no higher than arms reach, and than the first sighting. */
export function releaseHeight(first: BallState, equipment: Equipment): number {
  return Math.min(usualRelease(equipment), first.at.z);
}

/** Real seconds that the ball takes from hands one sigma lower to the usual height. */
export function heightSeconds({ speed }: BallState, equipment: Equipment): number {
  return limits.heightSigma / Math.max(minRise(equipment), speed.z);
}

/** The ball on its way up at a height (feet), before it was first seen. */
export function releaseAt(first: BallState, height: number): Release {
  let state = first;
  let before = 0;
  for (let iteration = 0; iteration < 3; iteration++) {
    const { at, speed } = state;
    const under = Math.max(0, speed.z ** 2 + 2 * GRAVITY * (at.z - height));
    const back = (Math.sqrt(under) - speed.z) / GRAVITY;
    state = flyOn(state, -back);
    before += back;
  }
  return { state, before };
}

/** The shooter's feet: under the hands, and behind them as seen from the basket. Feet. */
export function feetUnder({ at }: BallState, ahead: number): { x: number; y: number } {
  const distance = Math.hypot(at.x, at.y);
  // Right under the basket there is no direction behind the ball.
  const back = distance < 1e-6 ? 0 : Math.min(ahead, distance / 3) / distance;
  return { x: at.x * (1 + back), y: at.y * (1 + back) };
}
