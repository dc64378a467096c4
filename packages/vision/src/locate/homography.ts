import type { CourtPoint } from '@hooplog/domain';
import type { ImagePoint } from '../analysis.ts';

/** Nine numbers, row-major: multiplies (x, y, 1). */
export type Matrix3 = readonly number[];

/** The floor as the camera sees it: maps floor to picture (displayed px) and back (feet). */
export interface Homography {
  /** Scaled so that the third coordinate is positive on the floor that is in view. */
  readonly courtToImage: Matrix3;
  readonly imageToCourt: Matrix3;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Third coordinates below this lie on the horizon or behind the camera. */
const HORIZON = 1e-9;

/** The third coordinate: 0 on the horizon, negative behind the camera. */
export function depthAt(m: Matrix3, { x, y }: Place): number {
  return m[6]! * x + m[7]! * y + m[8]!;
}

function map(m: Matrix3, place: Place): Place | null {
  const depth = depthAt(m, place);
  if (depth < HORIZON) return null;
  return {
    x: (m[0]! * place.x + m[1]! * place.y + m[2]!) / depth,
    y: (m[3]! * place.x + m[4]! * place.y + m[5]!) / depth,
  };
}

/** The floor spot of a picture point, feet; null at and above the horizon. */
export function toCourt(h: Homography, image: ImagePoint): CourtPoint | null {
  return map(h.imageToCourt, image);
}

/** The picture point of a floor spot, displayed px; null when it is behind the camera. */
export function toImage(h: Homography, court: CourtPoint): ImagePoint | null {
  return map(h.courtToImage, court);
}

function times(m: Matrix3, factor: number): Matrix3 {
  return m.map((value) => value * factor);
}

/** From the map to the picture; `seen` is a spot of the floor (feet) in view. Null for a view along the floor. */
export function homographyOf(courtToImage: Matrix3, seen: CourtPoint): Homography | null {
  const facing = depthAt(courtToImage, seen);
  if (Math.abs(facing) < HORIZON) return null;
  const m = times(courtToImage, 1 / facing);
  const [a, b, c, d, e, f, g, h, i] = m as [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  const cofactors = [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d]; // prettier-ignore
  const determinant = a * cofactors[0]! + b * cofactors[3]! + c * cofactors[6]!;
  if (Math.abs(determinant) < 1e-14) return null;
  return { courtToImage: m, imageToCourt: times(cofactors, 1 / determinant) };
}
