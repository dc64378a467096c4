import type { Camera } from '../camera/camera.ts';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Colour, Outfit, Person } from '../scene/people.ts';
import { drawShadow } from './ball.ts';
import type { Canvas } from './canvas.ts';
import { bar } from './strokes.ts';

const SHOE = [235, 235, 235] as const;
const HAIR = [36, 28, 24] as const;

/** Points of a body, feet from the spot it stands on: `ahead` where it faces, `right` to its right. */
type Place = (ahead: number, right: number, height: number) => Vec3;

/** A tapering round part of a body; radii in feet. */
export interface Limb {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly radii: readonly [from: number, to: number];
  readonly colour: Colour;
}

function placer(person: Person): Place {
  const dx = person.facing.x - person.at.x;
  const dy = person.facing.y - person.at.y;
  const length = Math.hypot(dx, dy) || 1;
  const size = person.build?.height ?? 1;
  const forward = { x: (dx / length) * size, y: (dy / length) * size };
  return (ahead, right, height) =>
    vec3(
      person.at.x + forward.x * ahead + forward.y * right,
      person.at.y + forward.y * ahead - forward.x * right,
      height * size + person.jump,
    );
}

function legs({ stride, crouch, outfit }: Person, place: Place, hip: number): Limb[] {
  return [-1, 1].flatMap((side): Limb[] => {
    const swing = stride === null ? 0 : Math.sin(stride + (side > 0 ? Math.PI : 0));
    const lift =
      stride === null ? 0 : Math.max(0, Math.cos(stride + (side > 0 ? Math.PI : 0))) * 0.3;
    const knee = place(0.25 + crouch * 0.7 + swing * 0.5, side * 0.33, hip * 0.52);
    const ankle = place(swing * 0.9 - crouch * 0.1, side * 0.36, 0.25 + lift);
    const toe = place(swing * 0.9 + 0.45, side * 0.38, 0.12 + lift);
    const shoes = outfit.shoes ?? SHOE;
    return [
      { from: place(0, side * 0.3, hip), to: knee, radii: [0.3, 0.24], colour: outfit.shorts },
      { from: knee, to: ankle, radii: [0.19, 0.13], colour: outfit.skin },
      { from: ankle, to: toe, radii: [0.15, 0.13], colour: shoes },
    ];
  });
}

function arms(person: Person, place: Place, shoulder: number): Limb[] {
  // From hanging, over the chest, to stretched over the head.
  const raised = person.arms * Math.PI * 0.9;
  const swing = person.stride === null ? 0 : Math.sin(person.stride) * 0.4;
  const colour = person.outfit.skin;
  return [-1, 1].flatMap((side): Limb[] => {
    const turn = raised + side * swing * (1 - person.arms);
    const elbow = place(Math.sin(turn) * 0.95, side * 0.62, shoulder - Math.cos(turn) * 0.95);
    const bend = turn + 0.5 * (1 - person.arms) * (person.arms > 0.1 ? 2.2 : 0.4);
    const hand = place(
      Math.sin(turn) * 0.95 + Math.sin(bend) * 0.95,
      side * (0.6 - 0.26 * Math.min(1, person.arms * 3)),
      shoulder - Math.cos(turn) * 0.95 - Math.cos(bend) * 0.95,
    );
    return [
      { from: place(0, side * 0.6, shoulder), to: elbow, radii: [0.2, 0.15], colour },
      { from: elbow, to: hand, radii: [0.14, 0.11], colour },
    ];
  });
}

function head(place: Place, lean: number, shoulder: number, { skin, hair }: Outfit): Limb[] {
  const chin = place(lean + 0.08, 0, shoulder + 0.75);
  const brow = place(lean + 0.08, 0, shoulder + 0.95);
  const crown = place(lean, 0, shoulder + 1.08);
  const nape = place(lean - 0.1, 0, shoulder + 0.95);
  return [
    { from: place(lean, 0, shoulder), to: chin, radii: [0.2, 0.2], colour: skin },
    { from: chin, to: brow, radii: [0.4, 0.38], colour: skin },
    { from: crown, to: nape, radii: [0.38, 0.34], colour: hair ?? HAIR },
  ];
}

/** The parts of a simple player of 6 ft 2 in, from the legs up, in drawing order. */
export function limbsOf(person: Person): Limb[] {
  const place = placer(person);
  const hip = 3.15 - person.crouch * 0.8;
  const shoulder = hip + 1.85;
  const lean = person.crouch * 0.35;
  const { shirt, shorts } = person.outfit;
  const chest = place(lean, 0, shoulder - 0.15);
  const limbs: Limb[] = [
    ...legs(person, place, hip),
    { from: place(0, 0, hip), to: chest, radii: [0.5, 0.58], colour: shirt },
    { from: place(0, -0.2, hip), to: place(0, 0.2, hip), radii: [0.44, 0.44], colour: shorts },
    ...arms(person, place, shoulder),
    ...head(place, lean, shoulder, person.outfit),
  ];
  const girth = person.build?.girth ?? 1;
  return limbs.map((limb) => ({ ...limb, radii: [limb.radii[0] * girth, limb.radii[1] * girth] }));
}

/** Draws enough of a body to move, cast a shadow and hide things. */
export function drawFigure(canvas: Canvas, camera: Camera, person: Person): void {
  drawShadow(canvas, camera, vec3(person.at.x, person.at.y, person.jump), 1);
  for (const { from, to, radii, colour } of limbsOf(person)) {
    bar(canvas, camera, from, to, radii, colour);
  }
}
