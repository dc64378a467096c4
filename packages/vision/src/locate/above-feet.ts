import type { CourtPoint } from '@hooplog/domain';
import { BALL_FEET, BALL_LOOKS_LARGER } from '../physics.ts';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { Camera } from './camera.ts';
import type { BallSighting } from './fit-flight.ts';
import { releaseThresholds } from '../thresholds/flight.ts';

/**
 * Whether a ball first seen in the air can have left the hands of who stands at a spot: it is as large as
 * a ball is there. The feet of somebody else are nearer to the camera, or farther away.
 */
export function isAbove(camera: Camera, first: BallSighting, { x, y }: CourtPoint): boolean {
  const hands = camera.project({ x, y, z: releaseThresholds.usual });
  if (!hands) return false;
  const expected = (BALL_LOOKS_LARGER * camera.focal * BALL_FEET) / hands.depth;
  return Math.abs(Math.log(first.diameter / expected)) <= limits.sameSize;
}
