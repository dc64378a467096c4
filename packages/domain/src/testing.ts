import fc from 'fast-check';
import { COURT } from './court/dimensions.ts';
import type { CourtPoint } from './units.ts';

/**
 * Uniform between two numbers of feet, to a thousandth. A double of fast-check's is as likely between 0 and
 * 1e-300 as between 1 and 2, and so nearly always right under the ring.
 */
const uniform = (min: number, max: number): fc.Arbitrary<number> =>
  fc.noBias(fc.integer({ min: min * 1000, max: max * 1000 })).map((value) => value / 1000);

/** Any spot of the half court. */
export const courtPoints: fc.Arbitrary<CourtPoint> = fc.record({
  x: uniform(-COURT.SIDELINE_X, COURT.SIDELINE_X),
  y: uniform(COURT.BASELINE_Y, COURT.HALF_COURT_Y),
});
