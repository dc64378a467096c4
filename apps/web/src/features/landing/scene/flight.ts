import type { Place } from './camera.ts';

/** A shot of the example: from where, in feet, and whether it goes in. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly made: boolean;
}

const RELEASE_HEIGHT = 7.5;
const RIM_HEIGHT = 10;
/** Feet per second squared. */
const GRAVITY = 32.2;
/** A made ball falls through the net; a missed one comes off the ring. */
const DROP_SECONDS = 0.55;

/** Seconds in the air: a longer way takes a higher arc. */
export function airSeconds({ x, y }: Shot): number {
  return 0.95 + 0.021 * Math.hypot(x, y);
}

/** Seconds from the hands to the floor. */
export const shotSeconds = (shot: Shot): number => airSeconds(shot) + DROP_SECONDS;

/** A missed ball meets the ring at its edge, on its own side, and leaves to the same side. */
const sideOf = ({ x, y }: Shot): number => (x === 0 ? Math.sign(y - 14) || 1 : Math.sign(x));

/** Where the flight ends: in the ring, or on its edge. */
function target(shot: Shot): Place {
  return { x: shot.made ? 0 : 0.7 * sideOf(shot), y: 0, z: RIM_HEIGHT };
}

/** Where the ball is, `seconds` after it left the hands. */
export function ballAt(shot: Shot, seconds: number): Place {
  const air = airSeconds(shot);
  const end = target(shot);
  if (seconds <= air) {
    const share = seconds / air;
    const rise = (RIM_HEIGHT - RELEASE_HEIGHT) * share;
    return {
      x: shot.x + (end.x - shot.x) * share,
      y: shot.y + (end.y - shot.y) * share,
      z: RELEASE_HEIGHT + rise + 0.5 * GRAVITY * seconds * (air - seconds),
    };
  }
  const after = Math.min(seconds - air, DROP_SECONDS);
  return shot.made ? falling(end, after) : bouncing(shot, end, after);
}

/** The net slows a ball down. */
const falling = (from: Place, seconds: number): Place => ({
  ...from,
  z: from.z - 9 * seconds - 0.2 * GRAVITY * seconds ** 2,
});

const bouncing = (shot: Shot, from: Place, seconds: number): Place => ({
  x: from.x + 8 * sideOf(shot) * seconds,
  y: from.y + 7 * seconds,
  z: from.z + 9 * seconds - 0.5 * GRAVITY * seconds ** 2,
});

/** The way from the hands to the ring, as `count` places. */
export function arcOf(shot: Shot, count = 28): readonly Place[] {
  const air = airSeconds(shot);
  return Array.from({ length: count }, (_, step) => ballAt(shot, (air * step) / (count - 1)));
}
