import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { Covariance, MeasuredSpot } from './court-error.ts';
import { spotOf } from './court-error.ts';

type Pair = readonly [number, number];

function inverse([[a, b], [c, d]]: Covariance): Covariance {
  const determinant = Math.max(1e-12, a * d - b * c);
  return [
    [d / determinant, -b / determinant],
    [-c / determinant, a / determinant],
  ];
}

const plus = (p: Covariance, q: Covariance): Covariance => [
  [p[0][0] + q[0][0], p[0][1] + q[0][1]],
  [p[1][0] + q[1][0], p[1][1] + q[1][1]],
];

const times = (m: Covariance, [x, y]: Pair): Pair => [
  m[0][0] * x + m[0][1] * y,
  m[1][0] * x + m[1][1] * y,
];

/** Combines two measurements of one spot, each weighted by its certainty. */
function merged(a: MeasuredSpot, b: MeasuredSpot): MeasuredSpot {
  const first = inverse(a.covariance);
  const second = inverse(b.covariance);
  const covariance = inverse(plus(first, second));
  const [ax, ay] = times(first, [a.court.x, a.court.y]);
  const [bx, by] = times(second, [b.court.x, b.court.y]);
  const [x, y] = times(covariance, [ax + bx, ay + by]);
  return spotOf({ x, y }, covariance);
}

/** A spot on which flight and feet agree; the flight's where they do not. */
export interface FusedSpot extends MeasuredSpot {
  readonly method: 'flight' | 'feet' | 'both';
}

/** Adds the error that both methods share: comparing them cannot reveal it. */
function withSharedError({ court, covariance: [[xx, xy], [yx, yy]] }: MeasuredSpot): MeasuredSpot {
  const shared = limits.sharedSigma ** 2;
  return spotOf(court, [
    [xx + shared, xy],
    [yx, yy + shared],
  ]);
}

/** Fuses the spots measured by flight and by feet; either may be missing. */
export function fuseSpots(
  byFlight: MeasuredSpot | null,
  byFeet: MeasuredSpot | null,
): FusedSpot | null {
  if (!byFlight) return byFeet && { ...withSharedError(byFeet), method: 'feet' };
  if (!byFeet) return { ...withSharedError(byFlight), method: 'flight' };
  const apart: Pair = [byFeet.court.x - byFlight.court.x, byFeet.court.y - byFlight.court.y];
  const [x, y] = times(inverse(plus(byFlight.covariance, byFeet.covariance)), apart);
  if (x * apart[0] + y * apart[1] < limits.sameSpot) {
    return { ...withSharedError(merged(byFlight, byFeet)), method: 'both' };
  }
  // A flight obeys physics; the feet may belong to anybody, however clearly they are seen.
  const { court, covariance } = byFlight;
  const scale = limits.disagreementFactor ** 2;
  const wider: Covariance = [
    [covariance[0][0] * scale, covariance[0][1] * scale],
    [covariance[1][0] * scale, covariance[1][1] * scale],
  ];
  return { ...withSharedError(spotOf(court, wider)), method: 'flight' };
}
