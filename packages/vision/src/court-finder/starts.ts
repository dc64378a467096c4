import type { View } from '../locate/fit-camera.ts';
import {
  longSideOf,
  middleOf,
  ringPlaceResiduals,
  tiltSeenBy,
  phonePriorResiduals,
} from '../locate/fit-camera.ts';
import type { CameraNumbers } from '../locate/camera.ts';
import { makeCamera } from '../locate/camera.ts';
import { RIM_RADIUS } from '../physics.ts';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';

/**
 * Cameras all around the ring that see it at its position and width. Its aspect is ignored: a small
 * ring looks much rounder than it is.
 */
export function startsFor(view: View): CameraNumbers[] {
  const found: CameraNumbers[] = [];
  const { rimHeight } = view.equipment;
  for (const share of limits.focals) {
    const focal = share * longSideOf(view);
    const distance = (focal * RIM_RADIUS) / view.rim.rx;
    for (const z of limits.heights) {
      if (Math.abs(rimHeight - z) > distance) continue;
      const level = Math.sqrt(distance ** 2 - (rimHeight - z) ** 2);
      for (let at = -limits.maxDegrees; at <= limits.maxDegrees; at += limits.stepDegrees) {
        const around = (at * Math.PI) / 180;
        found.push(aimed(view, [Math.sin(around) * level, Math.cos(around) * level, z], focal));
      }
    }
  }
  return found;
}

/** The level camera turned so that the ring is where it is seen. */
function aimed(
  view: View,
  [x, y, z]: readonly [x: number, y: number, z: number],
  focal: number,
): CameraNumbers {
  const middle = middleOf(view);
  const right = (view.rim.cx - middle.x) / focal;
  const down = (view.rim.cy - middle.y) / focal;
  const up = view.equipment.rimHeight - z;
  const rise = up / Math.hypot(x, y, up);
  // The ray of a px rises by (sin pitch - down cos pitch) / its length, which gives the pitch, and so the yaw.
  const sine = (rise * Math.hypot(1, right, down)) / Math.hypot(1, down);
  const pitch = Math.atan(down) + Math.asin(Math.max(-1, Math.min(1, sine)));
  const yaw = Math.atan2(-x, -y) + Math.atan2(right, Math.cos(pitch) + down * Math.sin(pitch));
  return [x, y, z, yaw, pitch, 0, Math.log(focal)];
}

/**
 * Residuals of the prior on a camera: the ring that it would see, and how usual it is for a phone. In sigmas;
 * null where it sees no ring.
 */
export function priorResiduals(view: View, numbers: CameraNumbers): number[] | null {
  const place = ringPlaceResiduals(view, makeCamera(numbers, middleOf(view)));
  if (!place) return null;
  const { rx, ry } = view.rim;
  const tilt = tiltSeenBy(numbers, view.equipment);
  // A ring looks rounder than it is, never flatter.
  const isRounder = tilt > ry / rx;
  const tube = isRounder ? 0 : (limits.tubeShare * longSideOf(view)) / rx;
  return [...place, (tilt - ry / rx) / Math.hypot(limits.tiltSigma, tube), ...phonePriorResiduals(view, numbers)]; // prettier-ignore
}
