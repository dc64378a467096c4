/** A length on the court. Plain numbers: the name has the unit, and arithmetic needs no casts. */
export type Feet = number;
/** A time in a video or a wait; never rounded to frames. */
export type Seconds = number;
/** A length in the picture as it is displayed. */
export type Pixels = number;

/**
 * A spot on the floor, in feet. The origin lies under the rim's centre, `x` grows to the right for a player at
 * half court who faces the basket, `y` grows from the basket toward half court.
 *
 * `space` never exists at run time. It only lets the compiler refuse an image point where a court point is due.
 */
export interface CourtPoint {
  readonly x: Feet;
  readonly y: Feet;
  readonly space?: 'court';
}

export function courtPoint(x: Feet, y: Feet): CourtPoint {
  return { x, y };
}
