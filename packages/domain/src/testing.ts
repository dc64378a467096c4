import fc from 'fast-check';
import { COURT } from './court/dimensions.ts';
import type { CourtPoint } from './units.ts';

/** Any spot of the half court. */
export const courtPoints: fc.Arbitrary<CourtPoint> = fc.record({
  x: fc.double({ min: -COURT.SIDELINE_X, max: COURT.SIDELINE_X, noNaN: true }),
  y: fc.double({ min: COURT.BASELINE_Y, max: COURT.HALF_COURT_Y, noNaN: true }),
});
