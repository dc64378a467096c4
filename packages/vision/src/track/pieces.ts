import { trackThresholds as limits } from '../thresholds/track.ts';
import { fitParabola, residualOf } from './parabola.ts';
import type { Sighting } from './track.ts';

/** px. */
export function medianDiameter(points: readonly Sighting[]): number {
  const sorted = points.map((point) => point.diameter).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Root mean square distance from the best parabola, px; 0 for too few points to tell, Infinity for no parabola. */
function misfit(points: readonly Sighting[]): number {
  if (points.length <= 3) return 0;
  const parabola = fitParabola(points);
  return parabola ? residualOf(parabola, points) : Infinity;
}

function isOne(points: readonly Sighting[]): boolean {
  return misfit(points) <= limits.mostResidual * medianDiameter(points);
}

/** Drops the worse end up to a few times: growing runs a little past bounces. Null when that does not mend it. */
function trim(points: readonly Sighting[]): readonly Sighting[] | null {
  let rest = points;
  const least = points.length - Math.max(limits.mostTrimmed, limits.trimShare * points.length);
  while (!isOne(rest)) {
    const head = rest.slice(0, -1);
    const tail = rest.slice(1);
    rest = misfit(head) <= misfit(tail) ? head : tail;
    if (rest.length < Math.max(least, limits.leastPointsLarge)) return null;
  }
  return rest;
}

/** Where the points bend: two parabolas, before and from there on, explain them best. */
function bendOf(points: readonly Sighting[]): number {
  let best = 1;
  let least = Infinity;
  for (let at = 1; at < points.length; at++) {
    const off =
      at * misfit(points.slice(0, at)) ** 2 + (points.length - at) * misfit(points.slice(at)) ** 2;
    if (off < least) [best, least] = [at, off];
  }
  return best;
}

/**
 * What was followed as one ball, cut where it met something: in slow motion a ball is followed
 * through the ring, the net and down to the floor. Each piece is one parabola.
 */
export function ballisticPieces(points: readonly Sighting[]): (readonly Sighting[])[] {
  if (points.length < limits.leastPointsLarge) return [];
  const whole = trim(points);
  if (whole) return [whole];
  const bend = bendOf(points);
  return [...ballisticPieces(points.slice(0, bend)), ...ballisticPieces(points.slice(bend))];
}
