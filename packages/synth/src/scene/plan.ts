import { type CourtPoint, ZONE_IDS, type ZoneId, zoneOf, zoneSpot } from '@hooplog/domain';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { aimAt } from '../physics/aim.ts';
import { type Attempt, flyAttempt } from '../physics/attempt.ts';
import type { Random } from '../random.ts';

/** How a shot is meant to look; what really happens is up to the simulation. */
export type ShotKind = 'swish' | 'rattle_in' | 'rim_out' | 'air_ball';

export interface PlannedShot {
  readonly spot: CourtPoint;
  readonly kind: ShotKind;
}

/** A planned shot with its simulated flight. */
export interface SimulatedShot extends PlannedShot {
  readonly from: Vec3;
  readonly attempt: Attempt;
}

/** Feet off the ring's centre at which a shot of each kind is aimed. */
const AIM_OFF: Record<ShotKind, readonly [low: number, high: number]> = {
  swish: [0, 0.12],
  rattle_in: [0.3, 0.6],
  rim_out: [0.5, 1],
  air_ball: [1.4, 2.2],
};

/** How long a missed or made ball is followed after it reached the ring. */
const FOLLOW_SECONDS = 1.3;
const RELEASE_HEIGHT = 7.4;
const MOST_TRIES = 80;

const isAsPlanned: Record<ShotKind, (attempt: Attempt) => boolean> = {
  swish: (a) => a.outcome === 'made' && a.rimContacts === 0 && a.boardContacts === 0,
  rattle_in: (a) => a.outcome === 'made' && a.rimContacts > 0,
  rim_out: (a) => a.outcome === 'missed' && a.rimContacts > 0,
  air_ball: (a) => a.outcome === 'missed' && a.rimContacts === 0 && a.boardContacts === 0,
};

/** Where the ball leaves the hands: a little in front of the shooter, above the head. */
function releasePoint({ x, y }: CourtPoint): Vec3 {
  const distance = Math.hypot(x, y);
  const ahead = Math.min(1, distance / 3);
  return vec3(x - (x / distance) * ahead, y - (y / distance) * ahead, RELEASE_HEIGHT);
}

/** Steeper from near, since a flat shot from under the ring cannot drop into it. */
function releaseDegrees(distance: number, random: Random): number {
  const base = distance < 4.5 ? 72 : distance < 8 ? 63 : 51;
  return base + random.between(-2, 3);
}

/** Tries aims of the kind until the simulated ball does what was planned. */
export function simulateShot(plan: PlannedShot, random: Random): SimulatedShot {
  const from = releasePoint(plan.spot);
  const distance = Math.hypot(from.x, from.y);
  const [low, high] = AIM_OFF[plan.kind];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const off = random.between(low, high);
    const direction = random.between(0, 2 * Math.PI);
    const target = { x: off * Math.cos(direction), y: off * Math.sin(direction) };
    const velocity = aimAt(from, target, releaseDegrees(distance, random));
    const attempt = flyAttempt(from, velocity, FOLLOW_SECONDS);
    if (isAsPlanned[plan.kind](attempt)) return { ...plan, from, attempt };
  }
  throw new Error(`No flight found for a ${plan.kind} from ${plan.spot.x}, ${plan.spot.y}`);
}

/** Spots in random order over all zones that can be filmed, so that a long workout visits each. */
export function planShots(
  count: number,
  isInView: (spot: CourtPoint) => boolean,
  random: Random,
): PlannedShot[] {
  const filmed = ZONE_IDS.filter((zone) => isInView(zoneSpot(zone)));
  if (filmed.length === 0) throw new RangeError('The camera sees no spot to shoot from');
  const plans: PlannedShot[] = [];
  let zones = filmed;
  for (let i = 0; i < count; i++) {
    const zone = random.pick(zones);
    zones = zones.length > 1 ? zones.filter((other) => other !== zone) : filmed;
    plans.push({ spot: spotNear(zone, isInView, random), kind: random.pick(KINDS) });
  }
  return plans;
}

/** As often as a decent player sees them. */
const KINDS: readonly ShotKind[] = [
  'swish',
  'swish',
  'rattle_in',
  'rim_out',
  'rim_out',
  'air_ball',
];
/** Nobody shoots from straight under the ring. Feet. */
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
