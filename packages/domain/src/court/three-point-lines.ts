import type { CourtPoint } from '../units.ts';
import { type CourtKind, courtMeasures, threeCornerY } from './kinds.ts';
import { OUTER_ZONES, type ZoneId } from './zones.ts';

/** The three-point line for players who have not chosen one: it has all ten outer zones behind it. */
export const USUAL_LINE: CourtKind = 'high_school';

const zonesOf = (depth: keyof typeof OUTER_ZONES): readonly ZoneId[] =>
  Object.values(OUTER_ZONES[depth]).flat();
const [BETWEEN, BEYOND] = [zonesOf('between'), zonesOf('beyond')];

/** Whether a shot from that spot is a three on such a floor. On the line it is a two. */
export function isThreeFrom({ x, y }: CourtPoint, line: CourtKind): boolean {
  const court = courtMeasures(line);
  return y <= threeCornerY(court)
    ? Math.abs(x) > court.threeCornerX
    : Math.hypot(x, y) > court.threeRadius;
}

/**
 * Whether a shot of which only the zone is known is a three. The zones lie between the lines of high school and
 * NBA: a shot between the two lines is a three in high school only, as a shooter behind any other line has the
 * zone beyond.
 */
export const isThreeInZone = (zone: ZoneId, line: CourtKind): boolean =>
  BEYOND.includes(zone) || (line === 'high_school' && BETWEEN.includes(zone));
