import type { CourtPoint, Equipment } from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { Camera } from './camera.ts';
import type { BallSighting } from './fit-flight.ts';
import { usualRelease } from './release.ts';

/** Feet above the floor tried for the hands, and the step between. */
const HIGHEST = 20;
const STEP = 0.25;

/**
 * Whether a shooter at a spot can have released a ball first seen in the air: it is near the usual
 * release point above the spot. The size of a single sighting is too noisy to be tested.
 */
export function isAbove(
  camera: Camera,
  first: BallSighting,
  { x, y }: CourtPoint,
  equipment: Equipment,
): boolean {
  let best = { z: 0, down: Infinity, across: Infinity, depth: 1 };
  for (let z = 0; z <= HIGHEST; z += STEP) {
    const seen = camera.project({ x, y, z });
    if (!seen) return false;
    const down = Math.abs(seen.y - first.y);
    if (down < best.down) best = { z, down, across: Math.abs(seen.x - first.x), depth: seen.depth };
  }
  const pixelsAFoot = camera.focal / best.depth;
  return (
    Math.hypot(best.z - usualRelease(equipment), best.across / pixelsAFoot) <= limits.handsReach
  );
}
