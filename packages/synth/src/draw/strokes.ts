import type { Camera } from '../camera/camera.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { Colour } from '../scene/people.ts';
import type { Canvas } from './canvas.ts';
import { capsule, polygon } from './shapes.ts';

/** Nothing nearer than this is drawn, so that the phone does not look through people. Feet. */
const NEAREST = 0.5;

/** A round bar in the gym: limbs, tubes, strands. Radii in feet. */
export function bar(
  canvas: Canvas,
  camera: Camera,
  from: Vec3,
  to: Vec3,
  radii: readonly [from: number, to: number],
  colour: Colour,
  alpha = 1,
): void {
  const a = camera.project(from);
  const b = camera.project(to);
  if (a.depth < NEAREST || b.depth < NEAREST) return;
  capsule(
    canvas,
    { x: a.x, y: a.y, radius: (radii[0] * camera.focal) / a.depth },
    { x: b.x, y: b.y, radius: (radii[1] * camera.focal) / b.depth },
    colour,
    alpha,
  );
}

/** A flat convex plate in the gym. */
export function plate(
  canvas: Canvas,
  camera: Camera,
  corners: readonly Vec3[],
  colour: Colour,
  alpha = 1,
): void {
  const spots = corners.map((corner) => camera.project(corner));
  if (spots.some(({ depth }) => depth < NEAREST)) return;
  polygon(canvas, spots, colour, alpha);
}
