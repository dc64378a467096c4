import {
  COURT,
  type CourtPoint,
  type ZoneChance,
  zoneChances,
  type ZoneId,
  zoneOf,
} from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';
import type { Covariance } from './court-error.ts';
import { errorOf } from './court-error.ts';

const PAINT: ZoneId = 'zone_1_paint';
const FREE_THROW: ZoneId = 'zone_5_free_throw';

const clamp = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));

/**
 * A measured spot moved onto the half court. One a little outside is moved to the line, since the error may
 * have put it there; one far outside belongs to somebody else and gives null.
 */
export function placeOnCourt({ x, y }: CourtPoint, errorFeet: number): CourtPoint | null {
  const court = {
    x: clamp(x, -COURT.SIDELINE_X, COURT.SIDELINE_X),
    y: clamp(y, COURT.BASELINE_Y, COURT.HALF_COURT_Y),
  };
  const outside = Math.hypot(court.x - x, court.y - y);
  return outside <= 2 * errorFeet ? court : null;
}

/**
 * The spot where players usually stand when they shoot from about here. Many stand behind the free-throw line
 * and few a step in front of it, so a spot that may lie behind the line is moved behind it.
 */
export function usualSpot(measured: CourtPoint, covariance: Covariance): CourtPoint {
  const beforeLine = zoneOf(measured) === PAINT && Math.abs(measured.x) <= limits.freeThrowAside;
  if (!beforeLine) return measured;
  const chances = zoneChances(measured, errorOf(covariance));
  const line = chances.find(({ zone }) => zone === FREE_THROW);
  const paint = chances.find(({ zone }) => zone === PAINT)?.chance ?? 0;
  return line?.spot && line.chance * limits.freeThrowTimes > paint ? line.spot : measured;
}

/**
 * Applies the same to the probabilities of zones, likeliest first: shots near the free-throw line are more
 * often taken from behind it.
 */
export function usualChances(chances: readonly ZoneChance[]): readonly ZoneChance[] {
  const chanceOf = (sought: ZoneId): number =>
    chances.find(({ zone }) => zone === sought)?.chance ?? 0;
  const [paint, line] = [chanceOf(PAINT), limits.freeThrowTimes * chanceOf(FREE_THROW)];
  const share = (chanceOf(PAINT) + chanceOf(FREE_THROW)) / (paint + line);
  return chances
    .map((each) => {
      if (each.zone === PAINT) return { ...each, chance: share * paint };
      return each.zone === FREE_THROW ? { ...each, chance: share * line } : each;
    })
    .sort((a, b) => b.chance - a.chance);
}

/**
 * The likeliest zone of a shot without a certain spot; null when none is likelier than all others together.
 * Near the basket a spot can be uncertain and the paint still certain. `chances`: likeliest first.
 */
export function likelyZone([best]: readonly Pick<ZoneChance, 'zone' | 'chance'>[]): ZoneId | null {
  return best && best.chance > 0.5 ? best.zone : null;
}
