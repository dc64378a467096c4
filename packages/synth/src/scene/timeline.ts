import type { CourtPoint } from '@hooplog/domain';
import { ease, mix, type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { SimulatedShot } from './plan.ts';

/** Seconds of the parts of one shot. */
const CATCH_TO_RELEASE = 0.95;
const PICK_UP = 0.45;
const BEFORE_PASS = 0.35;
const AFTER_PASS = 0.25;
const PASS_SPEED = 26;
const START = 0.8;
const END = 0.8;
const HANDS = 4.3;
/** Where the helper under the basket waits for the first ball. */
const HELPER_START = { x: 6, y: 1 };

/** One shot on the clock of the video. */
export interface ShotCycle {
  readonly shot: SimulatedShot;
  readonly caughtAt: number;
  readonly releasedAt: number;
  /** When the helper takes the ball up, passes it, and when it arrives at the next spot. */
  readonly loose: number;
  readonly passedAt: number;
  readonly arrivesAt: number;
  readonly helperFrom: CourtPoint;
  readonly helperAt: CourtPoint;
  readonly nextSpot: CourtPoint;
}

/** Everything that moves on its own clock: pure functions of the video's seconds. */
export interface Timeline {
  readonly cycles: readonly ShotCycle[];
  readonly durationSeconds: number;
  cycleAt(seconds: number): ShotCycle;
  ballAt(seconds: number): Vec3;
}

function endOf(shot: SimulatedShot): Vec3 {
  return shot.attempt.positions.at(-1) ?? shot.from;
}

/** The helper stands where the ball ends, but never under the ring and never on the shooter. */
function helperSpot(shot: SimulatedShot): CourtPoint {
  const end = endOf(shot);
  const distance = Math.hypot(end.x, end.y);
  if (distance >= 3) return { x: end.x, y: Math.max(-4.5, end.y) };
  const side = end.x >= 0 ? 1 : -1;
  return { x: side * 3, y: Math.max(-4, end.y) };
}

export function makeTimeline(shots: readonly SimulatedShot[]): Timeline {
  const cycles: ShotCycle[] = [];
  let caughtAt = START;
  let helperFrom: CourtPoint = HELPER_START;
  shots.forEach((shot, index) => {
    const nextSpot = shots[index + 1]?.spot ?? shot.spot;
    const helperAt = helperSpot(shot);
    const releasedAt = caughtAt + CATCH_TO_RELEASE;
    const loose = releasedAt + shot.attempt.endSeconds;
    const passedAt = loose + PICK_UP + BEFORE_PASS;
    const distance = Math.hypot(nextSpot.x - helperAt.x, nextSpot.y - helperAt.y);
    const arrivesAt = passedAt + Math.max(0.35, distance / PASS_SPEED);
    cycles.push({
      shot,
      caughtAt,
      releasedAt,
      loose,
      passedAt,
      arrivesAt,
      helperFrom,
      helperAt,
      nextSpot,
    });
    caughtAt = arrivesAt + AFTER_PASS;
    helperFrom = helperAt;
  });
  const last = cycles.at(-1);
  if (last === undefined) throw new RangeError('A workout has at least one shot');
  const cycleAt = (seconds: number) =>
    cycles.findLast((cycle) => cycle.caughtAt <= seconds) ?? cycles[0] ?? last;
  return {
    cycles,
    durationSeconds: last.loose + PICK_UP + END,
    cycleAt,
    ballAt: (seconds) => ballIn(cycleAt(seconds), seconds),
  };
}

/** Chest height before the shot, dips, then rises to the point of release. */
function heldBall(cycle: ShotCycle, seconds: number): Vec3 {
  const { shot, caughtAt, releasedAt } = cycle;
  const chest = toward(shot.spot, shot.from, 0.8, HANDS);
  const share = (seconds - caughtAt) / (releasedAt - caughtAt);
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

function ballIn(cycle: ShotCycle, seconds: number): Vec3 {
  if (seconds < cycle.caughtAt) return heldBall(cycle, cycle.caughtAt);
  if (seconds < cycle.releasedAt) return heldBall(cycle, seconds);
  if (seconds < cycle.loose) {
    const index = Math.floor((seconds - cycle.releasedAt) / PHYSICS.STEP_SECONDS);
    return cycle.shot.attempt.positions[index] ?? endOf(cycle.shot);
  }
  const hands = vec3(cycle.helperAt.x, cycle.helperAt.y, HANDS);
  if (seconds < cycle.passedAt) {
    return mix(endOf(cycle.shot), hands, ease((seconds - cycle.loose) / PICK_UP));
  }
  if (seconds < cycle.arrivesAt) return passedBall(cycle, seconds);
  return vec3(cycle.nextSpot.x, cycle.nextSpot.y, HANDS);
}
