import { type CourtPoint, ZONE_IDS, type ZoneId, zoneOf, zoneSpot } from '@hooplog/domain';
import type { Random } from '../random.ts';
import { isLayup, isPutBack, type PlannedShot, type ShotKind } from './shot-kinds.ts';

/** Spots in random order over all zones that can be filmed, so that a long workout visits each. */
export function planShots(
  count: number,
  isInView: (spot: CourtPoint) => boolean,
  random: Random,
  kinds: readonly ShotKind[] = KINDS,
): PlannedShot[] {
  const filmed = ZONE_IDS.filter((zone) => isInView(zoneSpot(zone)));
  if (filmed.length === 0) throw new RangeError('The camera sees no spot to shoot from');
  const plans: PlannedShot[] = [];
  let zones = filmed;
  while (plans.length < count) {
    const zone = random.pick(zones);
    zones = zones.length > 1 ? zones.filter((other) => other !== zone) : filmed;
    const spot = spotNear(zone, isInView, random);
    const kind = possibleKind(random.pick(kinds), spot);
    if (isLayup(kind)) plans.push({ spot: layupSpot(random), kind });
    else if (!isPutBack(kind)) plans.push({ spot, kind });
    // A put-back is two shots: the miss before it comes down near the ring if it was shot from near.
    else if (plans.length + 2 <= count) plans.push({ spot, kind: 'rim_out' }, { spot, kind });
  }
  return plans;
}

/** In the proportions of a decent player's workout. */
const KINDS: readonly ShotKind[] = [
  'swish',
  'swish',
  'rattle_in',
  'rim_out',
  'rim_out',
  'air_ball',
];
/** Nearly level with the board or right under it, the board cannot be used: then the shot avoids it. */
function possibleKind(kind: ShotKind, { x, y }: CourtPoint): ShotKind {
  if (Math.abs(x) < 1.3 * y && y > 7) return kind;
  if (kind === 'over_board') return 'air_ball';
  return kind === 'bank_in' ? 'swish' : kind === 'board_out' ? 'rim_out' : kind;
}

/** Take-off of a layup: from either side or the middle. */
function layupSpot(random: Random): CourtPoint {
  const distance = random.between(4.2, 5.6);
  const turn = random.between(-1.1, 1.1);
  return { x: distance * Math.sin(turn), y: distance * Math.cos(turn) };
}

/** No shot is taken from straight under the ring. Feet. */
const NEAREST_SPOT = 3.5;

function spotNear(
  zone: ZoneId,
  isInView: (spot: CourtPoint) => boolean,
  random: Random,
): CourtPoint {
  const centre = zoneSpot(zone);
  for (let tries = 0; tries < 10; tries++) {
    const spot = {
      x: centre.x + random.between(-1.2, 1.2),
      y: centre.y + random.between(-1.2, 1.2),
    };
    const away = Math.hypot(spot.x, spot.y) > NEAREST_SPOT;
    if (zoneOf(spot) === zone && away && isInView(spot)) return spot;
  }
  return centre;
}
