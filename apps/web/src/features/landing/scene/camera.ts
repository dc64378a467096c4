/** A point in the court's space, in feet: to the right, from the basket toward half court, and above the floor. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point of the drawing, with the length of a foot there in drawing units. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the drawing in its own units. */
export const WIDTH = 1000;
export const HEIGHT = 800;

/** The viewer's position in the stands behind half court. Feet. */
const EYE = { y: 84, z: 42 };
const LOOKS_AT = { y: 14.5, z: 2 };
/** Drawing units; a larger value zooms in. */
const FOCAL_LENGTH = 1680;
const HORIZON = 425;

const distance = Math.hypot(EYE.y - LOOKS_AT.y, EYE.z - LOOKS_AT.z);
const towardsY = (LOOKS_AT.y - EYE.y) / distance;
const towardsZ = (LOOKS_AT.z - EYE.z) / distance;

/**
 * Perspective projection of a point, as seen from the stands:
 *
 *          basket
 *        ┌────○────┐
 *       /           \
 *      /             \
 *     └───────────────┘  half court
 */
export function project({ x, y, z }: Place): Drawn {
  const dy = y - EYE.y;
  const dz = z - EYE.z;
  const depth = dy * towardsY + dz * towardsZ;
  const up = dz * -towardsY + dy * towardsZ;
  const scale = FOCAL_LENGTH / depth;
  return { x: WIDTH / 2 + x * scale, y: HORIZON - up * scale, scale };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The `d` attribute of a path through points. */
export function pathThrough(places: readonly Place[], closed = false): string {
  const points = places.map((place) => {
    const { x, y } = project(place);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}
