import type { CourtPoint, SpotError } from '@hooplog/domain';
import type { ImagePoint } from '../analysis.ts';
import { normalised, projectWith } from './fit-floor.ts';
import type { FloorFit } from './fit-homography.ts';
import { toCourt } from './homography.ts';

/** Feet², of x and y. */
export type Covariance = readonly [readonly [number, number], readonly [number, number]];

/** A spot and how far off it may be: root mean square distance, feet. */
export interface MeasuredSpot {
  readonly court: CourtPoint;
  readonly covariance: Covariance;
  readonly errorFeet: number;
}

type Pair = readonly [number, number];

/** row · covariance · column. */
function quadratic(
  row: readonly number[],
  covariance: readonly (readonly number[])[],
  column: readonly number[],
): number {
  return row.reduce(
    (sum, value, r) =>
      sum + value * column.reduce((inner, other, c) => inner + covariance[r]![c]! * other, 0),
    0,
  );
}

/** Displayed px² by which the marks' errors blur the picture of a spot: variance across, covariance, variance down. */
function pictureVariance({ model }: FloorFit, court: CourtPoint): [Pair, Pair] {
  const { u, v } = normalised(model.centre, court);
  const { rows } = projectWith(model.h, u, v);
  const [across, down] = rows;
  const scale = model.pixels ** 2;
  const mixed = scale * quadratic(across, model.covariance, down);
  return [
    [scale * quadratic(across, model.covariance, across), mixed],
    [mixed, scale * quadratic(down, model.covariance, down)],
  ];
}

/** Feet on the floor for a displayed px to the right, and for one down. */
function stepsAt(fit: FloorFit, image: ImagePoint, court: CourtPoint): [Pair, Pair] | null {
  const right = toCourt(fit, { x: image.x + 1, y: image.y });
  const down = toCourt(fit, { x: image.x, y: image.y + 1 });
  if (!right || !down) return null;
  return [
    [right.x - court.x, right.y - court.y],
    [down.x - court.x, down.y - court.y],
  ];
}

/**
 * The spot under an image point that is itself off by `across` and `down` (displayed px, one
 * sigma). Far from the camera and from the marks a pixel spans more feet.
 */
export function measureSpot(
  fit: FloorFit,
  image: ImagePoint,
  { across, down }: { readonly across: number; readonly down: number },
): MeasuredSpot | null {
  const court = toCourt(fit, image);
  const steps = court && stepsAt(fit, image, court);
  if (!steps) return null;
  const variance = pictureVariance(fit, court);
  const xx = variance[0][0] + across ** 2;
  const xy = variance[0][1];
  const yy = variance[1][1] + down ** 2;
  const [right, below] = steps;
  const between = (a: 0 | 1, b: 0 | 1): number =>
    xx * right[a] * right[b] + xy * (right[a] * below[b] + below[a] * right[b]) + yy * below[a] * below[b]; // prettier-ignore
  return spotOf(court, [
    [between(0, 0), between(0, 1)],
    [between(1, 0), between(1, 1)],
  ]);
}

/** A spot with its error from its covariance. */
export function spotOf(court: CourtPoint, covariance: Covariance): MeasuredSpot {
  return {
    court,
    covariance,
    errorFeet: Math.sqrt(Math.max(0, covariance[0][0] + covariance[1][1])),
  };
}

/** The same error, with the covariance of x and y only once. */
export function errorOf([[xx, xy], [, yy]]: Covariance): SpotError {
  return { xx, xy, yy };
}
