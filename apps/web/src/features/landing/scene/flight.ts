import type { Place } from './camera.ts';

/** A shot of the example: its origin in feet, and whether it goes in. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  readonly made: boolean;
}

const RELEASE_HEIGHT = 7.5;
const RIM_HEIGHT = 10;
/** Feet per second squared. */
const GRAVITY = 32.2;
/** A make falls through the net; a miss comes off the rim. */
const DROP_SECONDS = 0.55;

/** Seconds in the air: a longer shot has a higher arc. */
export function airSeconds({ x, y }: Shot): number {
  return 0.95 + 0.021 * Math.hypot(x, y);
}

/** Seconds from the release to the floor. */
export const shotSeconds = (shot: Shot): number => airSeconds(shot) + DROP_SECONDS;

/** A miss hits the rim on the shooter's side and bounces to the same side. */
const sideOf = ({ x, y }: Shot): number => (x === 0 ? Math.sign(y - 14) || 1 : Math.sign(x));

/** Where the flight ends: inside the rim, or on its edge. */
function target(shot: Shot): Place {
  return { x: shot.made ? 0 : 0.7 * sideOf(shot), y: 0, z: RIM_HEIGHT };
}

/** Position of the ball `seconds` after the release. */
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

/** The net slows the ball down. */
const falling = (from: Place, seconds: number): Place => ({
  ...from,
  z: from.z - 9 * seconds - 0.2 * GRAVITY * seconds ** 2,
});

const bouncing = (shot: Shot, from: Place, seconds: number): Place => ({
  x: from.x + 8 * sideOf(shot) * seconds,
  y: from.y + 7 * seconds,
  z: from.z + 9 * seconds - 0.5 * GRAVITY * seconds ** 2,
});

/** The flight from the release to the rim, as `count` points. */
export function arcOf(shot: Shot, count = 28): readonly Place[] {
  const air = airSeconds(shot);
  return Array.from({ length: count }, (_, step) => ballAt(shot, (air * step) / (count - 1)));
}
