import { vec3 } from '../geometry/vec3.ts';
import type { Random } from '../random.ts';
import type { CameraPlacement } from './camera.ts';

/** Typical places for a phone. */
export type CameraView =
  'corner' | 'side' | 'diagonal' | 'behind_shooter' | 'low' | 'near' | 'stand';

export const CAMERA_VIEWS = [
  'corner',
  'side',
  'diagonal',
  'behind_shooter',
  'low',
  'near',
  'stand',
] as const satisfies readonly CameraView[];

type Place = (side: number, random: Random) => CameraPlacement;

/** Feet and degrees. Each has the hoop in view; how much of the court is visible differs. */
const PLACES: Record<CameraView, Place> = {
  // A tripod beside the half court, hoop, shooter and arc in view.
  corner: (side, random) => ({
    position: vec3(side * random.between(15, 21), random.between(23, 29), random.between(4.5, 6)),
    target: vec3(side * random.between(-5, -2), random.between(4, 6), random.between(6.6, 7.6)),
    degreesWide: random.between(62, 70),
  }),
  // At the sideline, level with the free-throw line: the arc is seen across.
  side: (side, random) => ({
    position: vec3(side * random.between(27, 32), random.between(8, 13), random.between(4, 6)),
    target: vec3(side * random.between(-1, 1), random.between(6, 8), random.between(6.8, 7.6)),
    degreesWide: random.between(66, 74),
  }),
  diagonal: (side, random) => ({
    position: vec3(side * random.between(21, 25), random.between(21, 26), random.between(4, 6)),
    target: vec3(side * random.between(-1, 1), random.between(3, 5), random.between(6.8, 7.8)),
    degreesWide: random.between(64, 70),
  }),
  behind_shooter: (side, random) => ({
    position: vec3(side * random.between(3, 7), random.between(36, 42), random.between(5, 6.5)),
    target: vec3(side * random.between(-1, 1), 0, random.between(7.4, 8.2)),
    degreesWide: random.between(56, 64),
  }),
  // On the floor, leant against a bag.
  low: (side, random) => ({
    position: vec3(side * random.between(18, 22), random.between(20, 26), random.between(0.6, 1.2)),
    target: vec3(side * random.between(-3, 0), random.between(4, 6), random.between(7.4, 8.2)),
    degreesWide: random.between(66, 72),
  }),
  // So near that high arcs leave the picture at the top.
  near: (side, random) => ({
    position: vec3(side * random.between(13, 16), random.between(15, 19), random.between(4.5, 5.5)),
    target: vec3(side * random.between(-2, 0), random.between(2, 4), random.between(6.4, 7)),
    degreesWide: random.between(60, 66),
  }),
  // From the stand of a school gym, inside its walls.
  stand: (side, random) => ({
    position: vec3(side * random.between(31, 36), random.between(18, 28), random.between(13, 16)),
    target: vec3(side * random.between(-1, 1), random.between(6, 9), random.between(5, 6)),
    degreesWide: random.between(54, 62),
  }),
};

/** A random place for the view, on either side of the court. */
export function placeCamera(view: CameraView, random: Random): CameraPlacement {
  const side = random.pick([-1, 1]);
  return PLACES[view](side, random);
}
