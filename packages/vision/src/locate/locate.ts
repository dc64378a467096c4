import type { CourtPoint, ZoneId } from '@hooplog/domain';
import { isOnHalfCourt, zoneOf } from '@hooplog/domain';
import type { ImagePoint } from '../analysis.ts';
import type { Homography } from './homography.ts';
import { toCourt } from './homography.ts';

/** Where a shot was taken; null when it cannot be known. */
export interface Location {
  readonly court: CourtPoint | null;
  readonly zone: ZoneId | null;
}

/** From the shooter's feet in the picture (displayed px) to the court and its zone. */
export function locate(feet: ImagePoint | null, floor: Homography | null): Location {
  const spot = feet && floor ? toCourt(floor, feet) : null;
  // Feet off the half court are somebody else's, or an arm mistaken for a leg.
  if (!spot || !isOnHalfCourt(spot)) return { court: null, zone: null };
  return { court: spot, zone: zoneOf(spot) };
}
