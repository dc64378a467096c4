import { DRAG_PER_FOOT, GRAVITY } from '../physics.ts';
import type { Place } from './camera.ts';

/** A ball in the air at one moment; feet and feet a second. */
export interface BallState {
  readonly at: Place;
  readonly speed: Place;
}

/** Seconds; the trajectory is smooth enough for steps this long. */
const LONGEST_STEP = 0.1;
/** No flight lasts longer. Far-off guesses of a search need not be exact, but must end. */
const MAX_STEPS = 90;

function pull({ x, y, z }: Place): Place {
  const drag = DRAG_PER_FOOT * Math.hypot(x, y, z);
  return { x: -drag * x, y: -drag * y, z: -drag * z - GRAVITY };
}

const go = (from: Place, by: Place, times: number): Place => ({
  x: from.x + by.x * times,
  y: from.y + by.y * times,
  z: from.z + by.z * times,
});

/** The ball some real seconds later, or earlier: free fall with the air's drag (midpoint rule). */
export function flyOn(state: BallState, seconds: number): BallState {
  const steps = Math.max(1, Math.min(MAX_STEPS, Math.ceil(Math.abs(seconds) / LONGEST_STEP)));
  const step = seconds / steps;
  let { at, speed } = state;
  for (let i = 0; i < steps; i++) {
    const middle = go(speed, pull(speed), step / 2);
    at = go(at, middle, step);
    speed = go(speed, pull(middle), step);
  }
  return { at, speed };
}
