import type { View } from '../locate/fit-camera.ts';
import {
  longSideOf,
  middleOf,
  RIM,
  ringPlaceRows,
  tiltSeenBy,
  usualRows,
} from '../locate/fit-camera.ts';
import type { CameraNumbers } from '../locate/camera.ts';
import { makeCamera } from '../locate/camera.ts';
import { RIM_RADIUS } from '../physics.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';

/**
 * Cameras that see the ring where it is and as wide as it is, from all around it. How steep it is seen is not asked: a
 * small ring looks much rounder than it is.
 */
export function startsFor(view: View): CameraNumbers[] {
  const found: CameraNumbers[] = [];
  for (const share of limits.focals) {
    const focal = share * longSideOf(view);
    const distance = (focal * RIM_RADIUS) / view.rim.rx;
    for (const z of limits.heights) {
      if (Math.abs(RIM.z - z) > distance) continue;
      const level = Math.sqrt(distance ** 2 - (RIM.z - z) ** 2);
      for (let at = -limits.mostDegrees; at <= limits.mostDegrees; at += limits.stepDegrees) {
        const around = (at * Math.PI) / 180;
        found.push(aimed(view, [Math.sin(around) * level, Math.cos(around) * level, z], focal));
      }
    }
  }
  return found;
}

/** The camera turned so that the ring is where it is seen. */
function aimed(
  view: View,
  [x, y, z]: readonly [x: number, y: number, z: number],
  focal: number,
): CameraNumbers {
  const middle = middleOf(view);
  const level = Math.hypot(x, y);
  let yaw = Math.atan2(-x, -y);
  let pitch = Math.atan2(RIM.z - z, level);
  for (let turn = 0; turn < limits.turns; turn++) {
    const seen = makeCamera([x, y, z, yaw, pitch, 0, Math.log(focal)], middle).project(RIM);
    if (!seen) break;
    yaw += Math.atan((view.rim.cx - seen.x) / focal) / Math.max(0.3, Math.cos(pitch));
    pitch += Math.atan((view.rim.cy - seen.y) / focal);
  }
  return [x, y, z, yaw, pitch, 0, Math.log(focal)];
}

/** What is odd about a camera by the ring that it would see, and as a phone's. In sigmas; null where it sees no ring. */
export function oddRows(view: View, numbers: CameraNumbers): number[] | null {
  const place = ringPlaceRows(view, makeCamera(numbers, middleOf(view)));
  if (!place) return null;
  const { rx, ry } = view.rim;
  const tilt = tiltSeenBy(numbers);
  // A ring looks rounder than it is, never flatter.
  const isRounder = tilt > ry / rx;
  const tube = isRounder ? 0 : (limits.tubeShare * longSideOf(view)) / rx;
  return [...place, (tilt - ry / rx) / Math.hypot(limits.tiltSigma, tube), ...usualRows(view, numbers)]; // prettier-ignore
}
