import type { Sighting } from '../detect/candidates.ts';
import { median } from '../math/median.ts';
import { trackThresholds as limits } from '../thresholds/track.ts';
import { bendOf } from './bend.ts';
import { residualOfPerspective } from './perspective-parabola.ts';
import { fitParabola } from './parabola.ts';

/** A ball seen at a moment (video seconds); px. */
type SizedPoint = Pick<Sighting, 'seconds' | 'x' | 'y' | 'diameter'>;

/** px. */
export function medianDiameter(points: readonly SizedPoint[]): number {
  return median(points.map(({ diameter }) => diameter)) ?? 0;
}

/** Whether one flight explains all sightings. */
export function isOne(points: readonly SizedPoint[]): boolean {
  return residualOfPerspective(points) <= limits.maxResidual * medianDiameter(points);
}

/**
 * Drops sightings at the worse end, up to a limit: a growing flight runs a little past bounces. Null if that
 * does not help.
 */
function trim(points: readonly Sighting[]): readonly Sighting[] | null {
  let rest = points;
  const minLength = (1 - limits.trimShare) * points.length;
  while (!isOne(rest)) {
    const head = rest.slice(0, -1);
    const tail = rest.slice(1);
    rest = residualOfPerspective(head) <= residualOfPerspective(tail) ? head : tail;
    if (rest.length < Math.max(minLength, limits.minPoints)) return null;
  }
  return rest;
}

/** Whether a trajectory bends upward, by more than noise: only hands that lift a ball do that. */
function isLifted(points: readonly Sighting[]): boolean {
  const seconds = points.at(-1)!.seconds - points[0]!.seconds;
  const upward = -(fitParabola(points)?.gravity ?? 0);
  return (upward * seconds ** 2) / 8 > limits.maxResidual * medianDiameter(points);
}

/**
 * A ball's track, cut where the ball met something: in slow motion a ball is followed through the ring, the net
 * and down to the floor. Each piece is one flight, away from the camera, toward it or across. Hands that lift a
 * ball and its flight right after may look like one trajectory: it is cut at the release.
 */
export function ballisticPieces(points: readonly Sighting[]): (readonly Sighting[])[] {
  if (points.length < limits.minPoints) return [];
  const whole = trim(points);
  if (whole && !isLifted(whole)) return [whole];
  const bend = bendOf(points);
  return [...ballisticPieces(points.slice(0, bend)), ...ballisticPieces(points.slice(bend))];
}
