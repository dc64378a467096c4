import { length, scale, subtract, vec3 } from '../geometry/vec3.ts';
import type { Attempt } from './attempt.ts';
import { PHYSICS } from './constants.ts';

interface Floor {
  readonly x: number;
  readonly y: number;
}

/** Facts about a shot's flight until it touched ring or board. */
export interface FlightFacts {
  /** From hand to ring or board. */
  readonly seconds: number;
  /** Feet above the floor. */
  readonly apexFeet: number;
  /** Entry angle below the horizontal at the ring's height, without any contact; null if it stayed below the ring. */
  readonly entryDegrees: number | null;
  /**
   * Feet behind the ring's middle, along the flight, and right of it as the shooter sees it, at the ring's
   * height, without any contact; null as above.
   */
  readonly longFeet: number | null;
  readonly rightFeet: number | null;
  /** Along the floor, between the flight and the camera's line of sight to the ring: 0 from behind or in front, 90 from the side. */
  readonly viewDegrees: number;
}

/** Between two lines, 0 to 90. */
function acuteDegrees(a: Floor, b: Floor): number {
  const cosine = Math.abs(a.x * b.x + a.y * b.y) / (Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y));
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}

/** @param ringHeight feet @param camera its position, feet */
export function flightFactsOf(
  { positions, rimSeconds }: Pick<Attempt, 'positions' | 'rimSeconds'>,
  ringHeight: number,
  camera: Floor,
): FlightFacts {
  const { STEP_SECONDS, GRAVITY } = PHYSICS;
  // The last two positions before the first contact.
  const end = Math.max(1, Math.round(rimSeconds / STEP_SECONDS) - 2);
  const free = positions.slice(0, end + 1);
  const [before = vec3(0, 0, 0), last = before] = free.slice(-2);
  const velocity = scale(subtract(last, before), 1 / STEP_SECONDS);
  const fall = velocity.z * velocity.z + 2 * GRAVITY * (last.z - ringHeight);
  const along = length(vec3(velocity.x, velocity.y, 0));
  const seconds = fall < 0 ? null : (velocity.z + Math.sqrt(fall)) / GRAVITY;
  const { x, y } = velocity;
  const at = seconds === null ? null : { x: last.x + x * seconds, y: last.y + y * seconds };
  return {
    seconds: rimSeconds,
    apexFeet: Math.max(...free.map(({ z }) => z)),
    entryDegrees: fall < 0 ? null : (Math.atan2(Math.sqrt(fall), along) * 180) / Math.PI,
    longFeet: at && (at.x * x + at.y * y) / along,
    rightFeet: at && (at.y * x - at.x * y) / along,
    viewDegrees: acuteDegrees({ x, y }, camera),
  };
}
