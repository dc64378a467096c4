import { trackThresholds as limits } from '../thresholds/track.ts';
import { bendOf } from './bend.ts';
import { fitParabola, misfit, velocityAt } from './parabola.ts';
import type { Sighting } from './track.ts';

/** px. */
export function medianDiameter(points: readonly Sighting[]): number {
  const sorted = points.map((point) => point.diameter).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function isOne(points: readonly Sighting[]): boolean {
  return misfit(points) <= limits.mostResidual * medianDiameter(points);
}

/** Drops the worse end up to a few times: growing runs a little past bounces. Null when that does not mend it. */
function trim(points: readonly Sighting[]): readonly Sighting[] | null {
  let rest = points;
  const share = Math.min(limits.trimShare * points.length, limits.mostTrimmedOfMany);
  const least = points.length - Math.max(limits.mostTrimmed, share);
  while (!isOne(rest)) {
    const head = rest.slice(0, -1);
    const tail = rest.slice(1);
    rest = misfit(head) <= misfit(tail) ? head : tail;
    if (rest.length < Math.max(least, limits.leastPointsLarge)) return null;
  }
  return rest;
}

/** Part of its speed by which the ball's velocity changes between two stretches of its way. */
function turnBetween(before: readonly Sighting[], after: readonly Sighting[]): number {
  const first = fitParabola(before);
  const second = fitParabola(after);
  const at = after[0]?.seconds;
  if (!first || !second || at === undefined) return 0;
  const came = velocityAt(first, at);
  const went = velocityAt(second, at);
  const speed = Math.max(Math.hypot(came.x, came.y), Math.hypot(went.x, went.y));
  return Math.hypot(went.x - came.x, went.y - came.y) / Math.max(1e-9, speed);
}

/**
 * Where one parabola that fits is two all the same, which fit much better: a ball that was held and
 * then thrown, or that grazed the board. Null for a single one.
 */
function hiddenBend(points: readonly Sighting[]): number | null {
  if (points.length < 2 * limits.leastPoints) return null;
  const whole = misfit(points);
  if (whole <= limits.bentResidual * medianDiameter(points)) return null;
  const bend = bendOf(points);
  const before = points.slice(0, bend);
  const after = points.slice(bend);
  if (Math.min(before.length, after.length) < limits.leastPoints) return null;
  const squares = before.length * misfit(before) ** 2 + after.length * misfit(after) ** 2;
  const better = Math.sqrt(squares / points.length) < limits.bentGain * whole;
  return better && turnBetween(before, after) > limits.bentTurn ? bend : null;
}

/**
 * What was followed as one ball, cut where it met something: in slow motion a ball is followed
 * through the ring, the net and down to the floor. Each piece is one parabola.
 */
export function ballisticPieces(points: readonly Sighting[]): (readonly Sighting[])[] {
  if (points.length < limits.leastPointsLarge) return [];
  const whole = trim(points);
  const bend = whole ? hiddenBend(whole) : bendOf(points);
  if (whole && bend === null) return [whole];
  const cut = whole ?? points;
  const at = bend ?? 0;
  return [...ballisticPieces(cut.slice(0, at)), ...ballisticPieces(cut.slice(at))];
}
