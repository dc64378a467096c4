import { median } from '../math/median.ts';
import { GRAVITY_RADII as gravity } from '../physics.ts';
import { attemptThresholds } from '../thresholds/attempts.ts';
import { judgeThresholds as limits } from '../thresholds/judge.ts';
import type { RimSighting } from './rim-sightings.ts';

/** Scale of times and heights in a clip: see `BallTrajectory.pace` and `verticalForeshorteningOf`. */
export interface HeightScale {
  readonly pace: number;
  readonly verticalForeshortening: number;
}

/** A height and the speed downward there: half rim widths, real seconds. */
interface Falling {
  readonly v: number;
  readonly speed: number;
}

/** When the ball last fell through the ring's height, else its arrival; video seconds. */
export function dropSeconds(sightings: readonly RimSighting[], arrival: number): number {
  let found = arrival;
  for (let at = 1; at < sightings.length; at++) {
    const above = sightings[at - 1]!;
    const below = sightings[at]!;
    if (above.v > 0 || below.v <= 0) continue;
    const part = above.v / (above.v - below.v);
    found = above.seconds + part * (below.seconds - above.seconds);
  }
  return found;
}

/** The free fall that fits the sightings best, at the middle of their times. */
function freeFallOf(
  sightings: readonly RimSighting[],
  { pace, verticalForeshortening }: HeightScale,
): Falling | null {
  const middle = sightings.reduce((sum, { seconds }) => sum + seconds, 0) / sightings.length;
  const points = sightings.map(({ seconds, v }) => {
    const t = (seconds - middle) * pace;
    return { t, v: v / verticalForeshortening - (gravity / 2) * t * t };
  });
  const spread = points.reduce((sum, { t }) => sum + t * t, 0);
  if (spread === 0) return null;
  return {
    v: points.reduce((sum, { v }) => sum + v, 0) / points.length,
    speed: points.reduce((sum, { t, v }) => sum + t * v, 0) / spread,
  };
}

/** The ball's fall as it comes down to the ring. Null if that was not seen. */
function comingOf(
  sightings: readonly RimSighting[],
  drop: number,
  scale: HeightScale,
): Falling | null {
  const since = drop - limits.entrySeconds / scale.pace;
  return freeFallOf(
    sightings.filter(({ seconds, v }) => seconds >= since && seconds <= drop && v < 0),
    scale,
  );
}

/**
 * Speeds below the ring, each over about a fifteenth of a second: shorter spans would show the grid of the ball
 * search.
 */
function speedsBelow(
  sightings: readonly RimSighting[],
  drop: number,
  { pace, verticalForeshortening }: HeightScale,
): Falling[] {
  const below = sightings.filter(({ seconds, u, v }) => {
    return (
      seconds >= drop &&
      v / verticalForeshortening > limits.belowFrom &&
      Math.abs(u) < attemptThresholds.atRing
    );
  });
  return below.flatMap((from, at) => {
    const gone = (sighting: RimSighting): number => (sighting.seconds - from.seconds) * pace;
    const to = below.slice(at + 1).find((sighting) => gone(sighting) >= limits.speedSeconds);
    if (!to) return [];
    const speed = (to.v - from.v) / verticalForeshortening / gone(to);
    return [{ v: (to.v + from.v) / 2 / verticalForeshortening, speed }];
  });
}

/**
 * Whether the ball fell into the ring after its arrival (video seconds) and was not seen again: a
 * black net, or a wall of its colour, hides it. Iron would have thrown it up.
 */
export function isLost(sightings: readonly RimSighting[], arrival: number): boolean {
  const clear = sightings.filter(({ score }) => score >= limits.clearScore);
  const last = clear.at(-1);
  const { atRing } = attemptThresholds;
  if (!last || Math.abs(last.u) > atRing || Math.abs(last.v) > atRing) return false;
  return clear.every(
    ({ seconds, v }, at) => seconds <= arrival || v >= (clear[at - 1]?.v ?? -Infinity),
  );
}

/**
 * Median of the ball's speed below the ring from its drop on (video seconds), relative to a ball that keeps
 * falling freely: a net lets it out slowly. `heldShare` if it was not seen falling there.
 */
export function fallSpeedOf(
  sightings: readonly RimSighting[],
  drop: number,
  scale: HeightScale,
): number {
  const came = comingOf(sightings, drop, scale);
  if (!came) return limits.heldShare;
  const entry = Math.max(0, came.speed);
  const ratios = speedsBelow(sightings, drop, scale)
    .filter(({ speed }) => speed >= 0)
    .map(({ v, speed }) => {
      // Below the ring it has fallen for a while: this is never near 0.
      return speed / Math.sqrt(entry ** 2 + 2 * gravity * (v - came.v));
    });
  return median(ratios) ?? limits.heldShare;
}
