import { COURT, type CourtPoint, type ZoneId, zoneChances } from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { MeasuredSpot } from './court-error.ts';
import { errorOf } from './court-error.ts';

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/**
 * A measured spot as a spot of the half court. One a little outside is moved to the line, since the
 * error may have put it there; one far outside is somebody else's, and null.
 */
export function placeOnCourt({ x, y }: CourtPoint, errorFeet: number): CourtPoint | null {
  const court = {
    x: clamp(x, -COURT.SIDELINE_X, COURT.SIDELINE_X),
    y: clamp(y, COURT.BASELINE_Y, COURT.HALF_COURT_Y),
  };
  const outside = Math.hypot(court.x - x, court.y - y);
  return outside <= limits.outsideFeet + 2 * errorFeet ? court : null;
}

/**
 * The zone that a vague spot most likely lies in; null when none is likelier than all others
 * together. From near the basket a spot can be vague and the paint still sure.
 */
export function likelyZone({ court, covariance }: MeasuredSpot): ZoneId | null {
  const [best] = zoneChances(court, errorOf(covariance));
  return best && best.chance > 0.5 ? best.zone : null;
}
