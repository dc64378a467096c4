import type { CourtPoint } from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';

/** The spots that a set still lacks to define a floor. */
export interface FloorNeeds {
  /** Minimum number of spots that are missing; 0 if there are enough. */
  readonly missing: number;
  /**
   * The spots on one line of which there are too many: the missing ones must lie off it. Empty if only the
   * number counts.
   */
  readonly onLine: readonly CourtPoint[];
}

type Spot = Pick<CourtPoint, 'x' | 'y'>;

/** Feet between a spot and the line through two others. */
function offLine(from: Spot, to: Spot, { x, y }: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return Math.abs(dx * (y - from.y) - dy * (x - from.x)) / Math.hypot(dx, dy);
}

/** The most spots that lie on one line, or nearly so. */
function fullestLine(spots: readonly CourtPoint[]): readonly CourtPoint[] {
  let fullest: readonly CourtPoint[] = spots.slice(0, 1);
  spots.forEach((from, at) => {
    for (const to of spots.slice(at + 1)) {
      const isSame = Math.hypot(to.x - from.x, to.y - from.y) < limits.nearLineFeet;
      const on = spots.filter((spot) =>
        isSame
          ? Math.hypot(spot.x - from.x, spot.y - from.y) < limits.nearLineFeet
          : offLine(from, to, spot) < limits.nearLineFeet,
      );
      if (on.length > fullest.length) fullest = on;
    }
  });
  return fullest;
}

/**
 * Whether spots of the floor are enough to fit it, wherever they are seen: four are, with two of them off the
 * line that holds most of them. With three on a line and one beside it the floor could still tilt about that
 * line.
 *
 *     ●──●──●        ●──●──●        ●──●
 *         ●            ●  ●         ●  ●
 *     one missing     enough       enough
 */
export function floorNeeds(spots: readonly CourtPoint[]): FloorNeeds {
  const line = fullestLine(spots);
  const byNumber = Math.max(0, limits.floorMarks - spots.length);
  // More spots on a line add nothing about the floor to the first two.
  const beside = Math.max(0, limits.floorMarks - 2 - (spots.length - line.length));
  // Two spots always share a line: it matters only if it requires more spots than the number does.
  return beside > byNumber ? { missing: beside, onLine: line } : { missing: byNumber, onLine: [] };
}
