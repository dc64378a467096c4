import type { CourtPoint, Feet } from '../units.ts';

/** Step of flattened arcs. At the three line a chord is at most 0.0009 ft (a quarter of a millimetre) off its arc. */
const STEP_DEGREES = 1;

/**
 * Points of an arc around the origin, both ends included. Angles in degrees away from the y axis,
 * positive to the right; `from` may be larger than `to`.
 *
 * The points between the ends lie on a fixed grid plus the `knots`, so two areas that share an arc but not
 * its ends flatten it alike and meet without gap or overlap.
 */
export function arcPoints(
  radius: Feet,
  from: number,
  to: number,
  knots: readonly number[] = [],
): readonly CourtPoint[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const grid: number[] = [];
  for (let step = Math.ceil(low / STEP_DEGREES); step * STEP_DEGREES < high; step += 1) {
    grid.push(step * STEP_DEGREES);
  }
  const between = [...new Set([...grid, ...knots])].filter((angle) => angle > low && angle < high);
  const angles = [low, ...between.toSorted((a, b) => a - b), high];
  const points = angles.map((angle) => pointAt(radius, angle));
  return from < to ? points : points.toReversed();
}

/** The point at an angle away from the y axis, in degrees, positive to the right. */
export function pointAt(radius: Feet, degrees: number): CourtPoint {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(radians), y: radius * Math.cos(radians) };
}

/** The angle at which an arc of `radius` reaches the height `y`, right half, in degrees. */
export function angleAtY(radius: Feet, y: Feet): number {
  return (Math.acos(y / radius) * 180) / Math.PI;
}

/** The angle at which an arc of `radius` reaches the distance `x` from the middle, above the basket, in degrees. */
export function angleAtX(radius: Feet, x: Feet): number {
  return (Math.asin(x / radius) * 180) / Math.PI;
}
