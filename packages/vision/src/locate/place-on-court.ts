import { COURT, type CourtPoint, type ZoneId, zoneOf } from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { MeasuredSpot } from './court-error.ts';

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

/** Places of a bell curve that stand for equal parts of it, in sigmas. */
const PARTS = [-1.53, -0.89, -0.49, -0.16, 0.16, 0.49, 0.89, 1.53];

/**
 * The zone that a vague spot most likely lies in; null when none is likelier than all others
 * together. From near the basket a spot can be vague and the paint still sure.
 */
export function likelyZone({ court, covariance }: MeasuredSpot): ZoneId | null {
  const [[xx, xy], [, yy]] = covariance;
  const along = Math.sqrt(Math.max(1e-9, xx));
  const slope = xy / along;
  const rest = Math.sqrt(Math.max(0, yy - slope * slope));
  const counts = new Map<ZoneId, number>();
  for (const first of PARTS) {
    for (const second of PARTS) {
      const x = court.x + along * first;
      const y = court.y + slope * first + rest * second;
      const zone = zoneOf({ x, y });
      counts.set(zone, (counts.get(zone) ?? 0) + 1);
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > PARTS.length ** 2 / 2 ? best[0] : null;
}
