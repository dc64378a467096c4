import type { CourtPoint } from '@hooplog/domain';
import { locateThresholds as limits } from '../thresholds/locate.ts';

/** What a set of spots still lacks to define a floor. */
export interface FloorNeeds {
  /** Least number of spots that are missing; 0 when there are enough. */
  readonly missing: number;
  /** The spots on one line of which there are too many: what is missing lies off it. Empty where only the number counts. */
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
 * Whether spots of the floor are enough to fit it, wherever they are seen: four, with two of them beside the line that
 * holds most of them. Of three on a line and one beside it the floor could still tilt about that line.
 *
 *     ●──●──●        ●──●──●        ●──●
 *         ●            ●  ●         ●  ●
 *     one missing     enough       enough
 */
export function floorNeeds(spots: readonly CourtPoint[]): FloorNeeds {
  const line = fullestLine(spots);
  const byNumber = Math.max(0, limits.floorMarks - spots.length);
  // Any number of spots on a line say no more about the floor than two of them.
  const beside = Math.max(0, limits.floorMarks - 2 - (spots.length - line.length));
  // Two spots always share a line: it matters only where it requires more spots than the number does.
  return beside > byNumber ? { missing: beside, onLine: line } : { missing: byNumber, onLine: [] };
}
