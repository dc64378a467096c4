import type { CourtPoint } from '@hooplog/domain';
import type { CourtMark } from '../analysis.ts';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import { floorNeeds } from './enough-marks.ts';
import type { Homography } from './homography.ts';
import { homographyOf } from './homography.ts';
import { invert, solve } from '../math/linear.ts';

/**
 * Eight parameters that map the floor to the picture, and their errors. The floor is measured from
 * the middle of the marks in tens of feet, the picture in units of `pixels`: values near 1 keep the
 * equations well-conditioned.
 */
export interface FloorModel {
  readonly centre: CourtPoint;
  readonly pixels: number;
  readonly h: readonly number[];
  /** Covariance of `h`. */
  readonly covariance: readonly (readonly number[])[];
  /** px; how far a mark is off, one sigma each way. */
  readonly sigma: number;
}

const FEET = 10;
const ITERATIONS = 8;

/** A spot in the model's own units. */
export function normalised(centre: CourtPoint, { x, y }: CourtPoint): { u: number; v: number } {
  return { u: (x - centre.x) / FEET, v: (y - centre.y) / FEET };
}

/** Projection of a spot (units of `pixels`), with the derivatives by the eight parameters. */
export function projectWith(
  h: readonly number[],
  u: number,
  v: number,
): { i: number; j: number; depth: number; rows: [number[], number[]] } {
  const depth = h[6]! * u + h[7]! * v + 1;
  const i = (h[0]! * u + h[1]! * v + h[2]!) / depth;
  const j = (h[3]! * u + h[4]! * v + h[5]!) / depth;
  const part = [u / depth, v / depth, 1 / depth];
  const rows: [number[], number[]] = [
    [...part, 0, 0, 0, (-i * u) / depth, (-i * v) / depth],
    [0, 0, 0, ...part, (-j * u) / depth, (-j * v) / depth],
  ];
  return { i, j, depth, rows };
}

interface Equation {
  readonly row: readonly number[];
  readonly value: number;
}

function normalMatrix(equations: readonly Equation[]): number[][] {
  return Array.from({ length: 8 }, (_, r) =>
    Array.from({ length: 8 }, (_unused, c) =>
      equations.reduce((sum, { row }) => sum + row[r]! * row[c]!, 0),
    ),
  );
}

function leastSquares(equations: readonly Equation[]): number[] | null {
  const right = Array.from({ length: 8 }, (_, r) => [
    equations.reduce((sum, { row, value }) => sum + row[r]! * value, 0),
  ]);
  return solve(normalMatrix(equations), right)?.map(([value]) => value!) ?? null;
}

interface Spot {
  readonly u: number;
  readonly v: number;
  readonly i: number;
  readonly j: number;
}

/** Linear in the unknowns, but weighs far marks too much: good for a start. */
function firstGuess(spots: readonly Spot[]): number[] | null {
  return leastSquares(
    spots.flatMap(({ u, v, i, j }) => [
      { row: [u, v, 1, 0, 0, 0, -i * u, -i * v], value: i },
      { row: [0, 0, 0, u, v, 1, -j * u, -j * v], value: j },
    ]),
  );
}

/** The residuals at each spot, with their derivatives. */
function residuals(h: readonly number[], spots: readonly Spot[]): Equation[] {
  return spots.flatMap(({ u, v, i, j }) => {
    const seen = projectWith(h, u, v);
    return [
      { row: seen.rows[0], value: i - seen.i },
      { row: seen.rows[1], value: j - seen.j },
    ];
  });
}

const squares = (equations: readonly Equation[]): number =>
  equations.reduce((sum, { value }) => sum + value * value, 0);

/** The parameters that minimise the marks' residuals in the picture, where the user's hand shook. */
function refine(start: readonly number[], spots: readonly Spot[]): readonly number[] {
  let h = start;
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const before = residuals(h, spots);
    const change = leastSquares(before);
    if (!change) break;
    const next = h.map((value, at) => value + change[at]!);
    if (!(squares(residuals(next, spots)) < squares(before))) break;
    h = next;
  }
  return h;
}

/** Least squares over all marks, which may lie beyond the picture's edge. Null where they define no floor. */
export function fitModel(marks: readonly CourtMark[]): FloorModel | null {
  if (floorNeeds(marks.map(({ court: [x, y] }) => ({ x, y }))).missing > 0) return null;
  const mean = (of: (mark: CourtMark) => number): number =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  const centre = { x: mean(({ court }) => court[0]), y: mean(({ court }) => court[1]) };
  const pixels = Math.max(1, ...marks.flatMap(({ image }) => image.map(Math.abs)));
  const spots = marks.map(({ image, court: [x, y] }) => ({
    ...normalised(centre, { x, y }),
    i: image[0] / pixels,
    j: image[1] / pixels,
  }));
  const guess = firstGuess(spots);
  if (!guess) return null;
  const h = refine(guess, spots);
  // A mark behind the camera: two marks were mixed up.
  if (spots.some(({ u, v }) => projectWith(h, u, v).depth <= 0)) return null;
  const left = residuals(h, spots);
  const inverse = invert(normalMatrix(left));
  if (!inverse) return null;
  // Few marks always fit well: the usual shake of a hand counts as a prior worth a few marks.
  const usual = limits.markShake ** 2;
  const spare = left.length - 8;
  const variance = (limits.usualWeight * usual + squares(left)) / (limits.usualWeight + spare);
  return {
    centre,
    pixels,
    h,
    covariance: inverse.map((row) => row.map((value) => value * variance)),
    sigma: Math.sqrt(variance) * pixels,
  };
}

/** The model as matrices between feet and px. */
export function toHomography({ centre, pixels, h }: FloorModel): Homography | null {
  const [a, b, c, d, e, f, g, k] = h as [
    ...[number, number, number, number],
    ...[number, number, number, number],
  ];
  const row = (first: number, second: number, third: number, by: number): number[] => {
    const x = first / FEET;
    const y = second / FEET;
    return [x * by, y * by, (third - x * centre.x - y * centre.y) * by];
  };
  return homographyOf(
    [...row(a, b, c, pixels), ...row(d, e, f, pixels), ...row(g, k, 1, 1)],
    centre,
  );
}
