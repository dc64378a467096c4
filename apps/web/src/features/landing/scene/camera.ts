/** A place over the court: feet to the right, from the basket towards half court, and above the floor. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A point of the drawing, with how many of its units a foot is long there. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the drawing, in its own units. */
export const WIDTH = 1000;
export const HEIGHT = 800;

/** Where the viewer sits: in the stand behind half court. Feet. */
const EYE = { y: 84, z: 42 };
const LOOKS_AT = { y: 14.5, z: 2 };
/** Drawing units: the larger, the closer. */
const FOCAL_LENGTH = 1680;
const HORIZON = 425;

const distance = Math.hypot(EYE.y - LOOKS_AT.y, EYE.z - LOOKS_AT.z);
const towardsY = (LOOKS_AT.y - EYE.y) / distance;
const towardsZ = (LOOKS_AT.z - EYE.z) / distance;

/**
 * Where a place is drawn, seen from the stand:
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

/** The `d` of a path through places. */
export function pathThrough(places: readonly Place[], closed = false): string {
  const points = places.map((place) => {
    const { x, y } = project(place);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}
