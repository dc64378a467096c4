import type { AzimuthChance, CourtPoint } from '@hooplog/domain';
import { courtFinderThresholds as limits } from '../thresholds/court-finder.ts';

/** Whether the board contradicts a camera above a spot of the court. `azimuths`: by the board; empty where unknown. */
export function isUnlikelyFrom(azimuths: readonly AzimuthChance[], { x, y }: CourtPoint): boolean {
  if (azimuths.length === 0) return false;
  const seenFrom = (Math.atan2(x, y) * 180) / Math.PI;
  const reach = 2 * limits.stepDegrees;
  const chance = azimuths.reduce(
    (sum, each) => sum + (Math.abs(each.degrees - seenFrom) <= reach ? each.chance : 0),
    0,
  );
  return chance < limits.minBoardShare * (reach / limits.maxDegrees);
}
