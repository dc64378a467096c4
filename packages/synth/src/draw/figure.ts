import type { Camera } from '../camera/camera.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Person } from '../scene/people.ts';
import { drawShadow } from './ball.ts';
import type { Canvas } from './canvas.ts';
import { bar } from './strokes.ts';

const SHOE = [235, 235, 235] as const;
const HAIR = [36, 28, 24] as const;

/** Places of a body, feet from the spot it stands on: `ahead` where it faces, `right` to its right. */
type Place = (ahead: number, right: number, height: number) => Vec3;

function placer(person: Person): Place {
  const dx = person.facing.x - person.at.x;
  const dy = person.facing.y - person.at.y;
  const length = Math.hypot(dx, dy) || 1;
  const forward = { x: dx / length, y: dy / length };
  return (ahead, right, height) =>
    vec3(
      person.at.x + forward.x * ahead + forward.y * right,
      person.at.y + forward.y * ahead - forward.x * right,
      height + person.jump,
    );
}

function drawLegs(canvas: Canvas, camera: Camera, person: Person, place: Place, hip: number): void {
  for (const side of [-1, 1]) {
    const swing = person.stride === null ? 0 : Math.sin(person.stride + (side > 0 ? Math.PI : 0));
    const lift =
      person.stride === null
        ? 0
        : Math.max(0, Math.cos(person.stride + (side > 0 ? Math.PI : 0))) * 0.3;
    const knee = place(0.25 + person.crouch * 0.7 + swing * 0.5, side * 0.33, hip * 0.52);
    const ankle = place(swing * 0.9 - person.crouch * 0.1, side * 0.36, 0.25 + lift);
    const toe = place(swing * 0.9 + 0.45, side * 0.38, 0.12 + lift);
    bar(canvas, camera, place(0, side * 0.3, hip), knee, [0.3, 0.24], person.outfit.shorts);
    bar(canvas, camera, knee, ankle, [0.19, 0.13], person.outfit.skin);
    bar(canvas, camera, ankle, toe, [0.15, 0.13], SHOE);
  }
}

function drawArms(
  canvas: Canvas,
  camera: Camera,
  person: Person,
  place: Place,
  shoulder: number,
): void {
  // From hanging, over the chest, to stretched over the head.
  const raised = person.arms * Math.PI * 0.9;
  const swing = person.stride === null ? 0 : Math.sin(person.stride) * 0.4;
  for (const side of [-1, 1]) {
    const turn = raised + side * swing * (1 - person.arms);
    const elbow = place(Math.sin(turn) * 0.95, side * 0.62, shoulder - Math.cos(turn) * 0.95);
    const bend = turn + 0.5 * (1 - person.arms) * (person.arms > 0.1 ? 2.2 : 0.4);
    const hand = place(
      Math.sin(turn) * 0.95 + Math.sin(bend) * 0.95,
      side * (0.6 - 0.26 * Math.min(1, person.arms * 3)),
      shoulder - Math.cos(turn) * 0.95 - Math.cos(bend) * 0.95,
    );
    bar(canvas, camera, place(0, side * 0.6, shoulder), elbow, [0.2, 0.15], person.outfit.skin);
    bar(canvas, camera, elbow, hand, [0.14, 0.11], person.outfit.skin);
  }
}

/** A simple player of 6 ft 2 in: enough body to move, cast a shadow and hide things. */
export function drawFigure(canvas: Canvas, camera: Camera, person: Person): void {
  const place = placer(person);
  const hip = 3.15 - person.crouch * 0.8;
  const shoulder = hip + 1.85;
  const lean = person.crouch * 0.35;
  drawShadow(canvas, camera, vec3(person.at.x, person.at.y, person.jump), 1);
  drawLegs(canvas, camera, person, place, hip);
  bar(
    canvas,
    camera,
    place(0, 0, hip),
    place(lean, 0, shoulder - 0.15),
    [0.5, 0.58],
    person.outfit.shirt,
  );
  bar(canvas, camera, place(0, -0.2, hip), place(0, 0.2, hip), [0.44, 0.44], person.outfit.shorts);
  drawArms(canvas, camera, person, place, shoulder);
  const head = place(lean + 0.08, 0, shoulder + 0.75);
  bar(canvas, camera, place(lean, 0, shoulder), head, [0.2, 0.2], person.outfit.skin);
  bar(
    canvas,
    camera,
    head,
    place(lean + 0.08, 0, shoulder + 0.95),
    [0.4, 0.38],
    person.outfit.skin,
  );
  bar(
    canvas,
    camera,
    place(lean, 0, shoulder + 1.08),
    place(lean - 0.1, 0, shoulder + 0.95),
    [0.38, 0.34],
    HAIR,
  );
}
