import type { CourtPoint } from '@hooplog/domain';
import { ease, mix, type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from '../physics/constants.ts';
import { heldUpShare, PICK_UP, settingShare, type ShotCycle } from './cycle.ts';
import { isLayup } from './shot-kinds.ts';
import type { SimulatedShot } from './simulate.ts';

const HANDS = 4.3;
/** Position of a ball that is held up to the ring: feet from the helper toward the ring's centre, and above the floor. */
const AT_RING = 0.9;
const HELD_UP = 10.3;
const RIM_MIDDLE = vec3(0, 0, 0);

const flownTo = ({ attempt, from }: SimulatedShot, after: number): Vec3 =>
  attempt.positions[Math.floor(after / PHYSICS.STEP_SECONDS)] ?? attempt.positions.at(-1) ?? from;

/** Where a ball ends: in the hands that catch it, or on the floor. */
export function restOf(shot: SimulatedShot): Vec3 {
  return flownTo(shot, shot.caughtAfter ?? Infinity);
}

/** A person's position along a run. */
export function runningAt(from: CourtPoint, to: CourtPoint, share: number): CourtPoint {
  const s = Math.min(1, Math.max(0, share));
  return { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * s };
}

/** Chest height before the shot, dips, then rises to the point of release. */
function heldBall(cycle: ShotCycle, seconds: number): Vec3 {
  const { shot, ballFrom } = cycle;
  const share = settingShare(cycle, seconds);
  if (ballFrom) {
    const dipped = mix(ballFrom, shot.from, ease(share));
    return { ...dipped, z: dipped.z - 0.9 * Math.sin(share * Math.PI) };
  }
  if (isLayup(shot.kind)) {
    const at = runningAt(cycle.shooterFrom, shot.spot, share);
    const chest = toward(at, shot.from, 0.8, HANDS - 0.6);
    return mix(chest, shot.from, ease((share - 0.6) / 0.4));
  }
  const chest = toward(shot.spot, shot.from, 0.8, HANDS);
  if (share < 0.45) return { ...chest, z: chest.z - 1.1 * ease(share / 0.45) };
  return mix({ ...chest, z: chest.z - 1.1 }, shot.from, ease((share - 0.45) / 0.55));
}

function toward(spot: CourtPoint, aim: Vec3, feet: number, height: number): Vec3 {
  const distance = Math.hypot(aim.x - spot.x, aim.y - spot.y) || 1;
  const share = feet / distance;
  return vec3(spot.x + (aim.x - spot.x) * share, spot.y + (aim.y - spot.y) * share, height);
}

function passedBall(cycle: ShotCycle, seconds: number): Vec3 {
  const share = (seconds - cycle.passedAt) / (cycle.arrivesAt - cycle.passedAt);
  const lasting = cycle.arrivesAt - cycle.passedAt;
  const from = vec3(cycle.helperAt.x, cycle.helperAt.y, HANDS);
  const to = vec3(cycle.nextSpot.x, cycle.nextSpot.y, HANDS);
  const lift = (PHYSICS.GRAVITY / 2) * lasting ** 2 * share * (1 - share);
  const flat = mix(from, to, share);
  return { ...flat, z: flat.z + lift };
}

/** The ball at a moment of a cycle, feet. */
export function ballIn(cycle: ShotCycle, seconds: number): Vec3 {
  const { shot, helperAt, nextSpot } = cycle;
  if (seconds < cycle.releasedAt) return heldBall(cycle, Math.max(seconds, cycle.caughtAt));
  if (seconds < cycle.loose) return flownTo(shot, seconds - cycle.releasedAt);
  const hands = vec3(helperAt.x, helperAt.y, HANDS);
  if (seconds < cycle.passedAt) {
    const taken = mix(restOf(shot), hands, ease((seconds - cycle.loose) / PICK_UP));
    return mix(taken, toward(helperAt, RIM_MIDDLE, AT_RING, HELD_UP), heldUpShare(cycle, seconds));
  }
  if (seconds < cycle.arrivesAt) return passedBall(cycle, seconds);
  return vec3(nextSpot.x, nextSpot.y, HANDS);
}
