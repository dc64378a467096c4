import { trackThresholds as limits } from '../thresholds/track.ts';
import type { TimedPoint } from './parabola.ts';
import { fitQuadratic } from './parabola.ts';

/**
 * A ball that flies away from the camera, as from behind the shooter, is no parabola in the
 * picture: it shrinks by 1 + c·t, and x·(1 + c·t) and y·(1 + c·t) are parabolas. Without c, the sum
 * of squared residuals is `plain`; with it, `plain` + 2c·`mixed` + c²·`inDepth`.
 */
export interface Unexplained {
  readonly plain: number;
  readonly mixed: number;
  readonly inDepth: number;
}

/**
 * The squared residuals (px²) at the best c. No ball comes or goes so fast that its distance
 * changes by more than `maxSizeRatio` within its `seconds` (signed: from the point where c·t is 0);
 * few points bend by noise alone.
 */
export function residualWithDepth(
  { plain, mixed, inDepth }: Unexplained,
  points: number,
  seconds: number,
): number {
  if (points < limits.minInDepth || seconds === 0 || inDepth <= 0) return plain;
  const ends = [(1 / limits.maxSizeRatio - 1) / seconds, (limits.maxSizeRatio - 1) / seconds];
  const c = Math.max(Math.min(...ends), Math.min(Math.max(...ends), -mixed / inDepth));
  // Scaled to the ball's apparent size half way.
  return (plain + c * (2 * mixed + c * inDepth)) / (1 + (c * seconds) / 2) ** 2;
}

/** The residual of the best parabola in time; null when the times coincide. */
function withoutParabola(times: readonly number[], values: readonly number[]): number[] | null {
  const fit = fitQuadratic(times, values);
  return (
    fit && values.map((value, i) => value - fit[0] - times[i]! * (fit[1] + times[i]! * fit[2]))
  );
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0);

/** Root mean square distance from the best flight in depth, px; 0 for too few points to judge, Infinity for none. */
export function residualOfPerspective(points: readonly TimedPoint[]): number {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length <= 3) return 0;
  const times = points.map(({ seconds }) => seconds - first.seconds);
  let plain = 0, mixed = 0, inDepth = 0; // prettier-ignore
  for (const along of [points.map(({ x }) => x - first.x), points.map(({ y }) => y - first.y)]) {
    const left = withoutParabola(times, along);
    const deeper = withoutParabola(times, along.map((value, i) => value * times[i]!)); // prettier-ignore
    if (!left || !deeper) return Infinity;
    plain += dot(left, left);
    mixed += dot(left, deeper);
    inDepth += dot(deeper, deeper);
  }
  const squares = residualWithDepth({ plain, mixed, inDepth }, points.length, times.at(-1)!);
  return Math.sqrt(Math.max(0, squares) / points.length);
}
