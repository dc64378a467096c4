import { BASKET } from '@hooplog/domain';
import type { Camera } from '../camera/camera.ts';
import { limbsOf } from '../draw/figure.ts';
import { ringSpot } from '../draw/hoop.ts';
import type { Spot } from '../draw/shapes.ts';
import { mix, type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Person } from '../scene/people.ts';

/** The subjects that pictures are labelled with. */
export type SubjectKind = 'hoop' | 'ball' | 'person';

/** Pixels; may reach out of the picture. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An object in the gym as the camera would see it with nothing in between. */
export interface Subject {
  readonly kind: SubjectKind;
  /** Null if part of it lies beside or behind the lens. */
  readonly box: PixelBox | null;
  /** Points whose colours show whether something drawn later hides it. */
  readonly marks: readonly Spot[];
  /** Midpoint between the feet on the floor; people only. */
  readonly feet: Spot | null;
}

const NEAREST_DEPTH = 0.5;
const RING_PARTS = 72;
const TUBE_RADIUS = 0.045;

function around(spots: readonly (Spot & { readonly radius?: number })[]): PixelBox {
  return {
    left: Math.min(...spots.map(({ x, radius = 0 }) => x - radius)),
    top: Math.min(...spots.map(({ y, radius = 0 }) => y - radius)),
    right: Math.max(...spots.map(({ x, radius = 0 }) => x + radius)),
    bottom: Math.max(...spots.map(({ y, radius = 0 }) => y + radius)),
  };
}

/** The ring's circle; seen edge-on, its tube. */
export function ringSubject(camera: Camera): Subject {
  const spots = Array.from({ length: RING_PARTS }, (_, part) =>
    camera.project(ringSpot(part / RING_PARTS)),
  );
  const centre = camera.project(vec3(0, 0, BASKET.RIM_HEIGHT));
  const box = around(spots);
  const thin = Math.max(
    0,
    (TUBE_RADIUS * camera.focal) / centre.depth - (box.bottom - box.top) / 2,
  );
  const isAhead = spots.every(({ depth }) => depth > NEAREST_DEPTH);
  return {
    kind: 'hoop',
    box: isAhead ? { ...box, top: box.top - thin, bottom: box.bottom + thin } : null,
    marks: spots.filter(({ depth }) => depth > NEAREST_DEPTH),
    feet: null,
  };
}

export function ballSubject(camera: Camera, at: Vec3): Subject {
  const { x, y, depth } = camera.project(at);
  const radius = (BASKET.BALL_RADIUS * camera.focal) / depth;
  const steps = [-0.7, -0.35, 0, 0.35, 0.7].map((share) => share * radius);
  return {
    kind: 'ball',
    // A nearer ball is not drawn.
    box: depth >= 1 ? around([{ x, y, radius }]) : null,
    marks:
      depth >= 1
        ? steps.flatMap((right) => steps.map((down) => ({ x: x + right, y: y + down })))
        : [],
    feet: null,
  };
}

/** From head to shoes, arms included. */
export function personSubject(camera: Camera, person: Person): Subject {
  const limbs = limbsOf(person);
  const ends = limbs.flatMap(({ from, to, radii }) =>
    [
      { at: from, radius: radii[0] },
      { at: to, radius: radii[1] },
    ].map(({ at, radius }) => {
      const { x, y, depth } = camera.project(at);
      return { x, y, depth, radius: (radius * camera.focal) / depth };
    }),
  );
  const isAhead = ends.every(({ depth }) => depth > NEAREST_DEPTH);
  const floor = camera.project(vec3(person.at.x, person.at.y, 0));
  return {
    kind: 'person',
    box: isAhead ? around(ends) : null,
    marks: isAhead
      ? limbs.flatMap(({ from, to }) =>
          [0.25, 0.75].map((share) => camera.project(mix(from, to, share))),
        )
      : [],
    feet: floor.depth > NEAREST_DEPTH ? floor : null,
  };
}
