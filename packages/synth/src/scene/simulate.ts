import type { CourtPoint } from '@hooplog/domain';
import { add, type Vec3, vec3 } from '../geometry/vec3.ts';
import { aimAt } from '../physics/aim.ts';
import { type Attempt, flyAttempt } from '../physics/attempt.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { Random } from '../random.ts';
import { type HoopSetup, USUAL_SETUP } from './equipment.ts';
import { isPutBack, type PlannedShot, RECIPES, releasePoint } from './shot-kinds.ts';

/** A planned shot with its simulated flight. */
export interface SimulatedShot extends PlannedShot {
  readonly from: Vec3;
  readonly attempt: Attempt;
  /** Seconds after the release when hands catch the ball in the air; null if it drops to the floor. */
  readonly caughtAfter: number | null;
}

/** Seconds for which a missed or made ball is followed after it reached the ring. */
const FOLLOW_SECONDS = 1.3;
const MAX_TRIES = 1500;
/** A rebound is caught at this height, this far from the ring, this long after it touched. */
const CATCH = { height: 8.2, nearest: 2.4, farthest: 7, minSeconds: 0.45 } as const;

/** Steeper from near, since a flat shot from under the ring cannot drop into it. */
function releaseDegrees(distance: number, random: Random): number {
  const base = distance < 4.5 ? 72 : distance < 8 ? 63 : 51;
  return base + random.between(-2, 3);
}

/** Moves a flight at a ring of 10 ft to one that hangs lower. */
function lowered(attempt: Attempt, { drop }: HoopSetup): Attempt {
  if (drop === 0) return attempt;
  const down = vec3(0, 0, -drop);
  return { ...attempt, positions: attempt.positions.map((position) => add(position, down)) };
}

/** `steeper` is added to the angle of release, degrees: high arcs that leave the picture at the top. */
function simulateShot(
  plan: PlannedShot,
  random: Random,
  steeper: number,
  setup: HoopSetup,
  isFit: (attempt: Attempt) => boolean,
): SimulatedShot {
  const hands = releasePoint(plan.spot, plan.kind, setup.playerScale);
  const from = add(hands, vec3(0, 0, setup.drop));
  const distance = Math.hypot(from.x, from.y);
  const { aim, isIt, release } = RECIPES[plan.kind];
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const target = aim(from, random);
    const degrees = Math.min(80, releaseDegrees(distance, random) + steeper);
    const velocity = release?.(from, random) ?? aimAt(from, target, degrees);
    const attempt = lowered(flyAttempt(from, velocity, FOLLOW_SECONDS, setup), setup);
    if (isIt(attempt) && isFit(attempt))
      return { ...plan, from: hands, attempt, caughtAfter: null };
  }
  throw new Error(`No flight found for a ${plan.kind} from ${plan.spot.x}, ${plan.spot.y}`);
}

/** When and where a rebound can be caught in the air; null if it comes down out of reach. */
function reboundOf(attempt: Attempt): { after: number; spot: CourtPoint } | null {
  const { positions, rimSeconds } = attempt;
  const first = Math.ceil((rimSeconds + CATCH.minSeconds) / PHYSICS.STEP_SECONDS);
  for (let at = Math.max(1, first); at < positions.length; at++) {
    const before = positions[at - 1];
    const now = positions[at];
    if (!before || !now || before.z <= CATCH.height || now.z > CATCH.height) continue;
    const away = Math.hypot(now.x, now.y);
    const inReach = away > CATCH.nearest && away < CATCH.farthest && now.y > -1;
    return inReach ? { after: at * PHYSICS.STEP_SECONDS, spot: { x: now.x, y: now.y } } : null;
  }
  return null;
}

/** Simulates the shots in order: the spot of a put-back depends on the shot before it. */
export function simulateShots(
  plans: readonly PlannedShot[],
  random: Random,
  steeper = 0,
  setup: HoopSetup = USUAL_SETUP,
): SimulatedShot[] {
  const shots: SimulatedShot[] = [];
  let spot: CourtPoint | null = null;
  plans.forEach((plan, index) => {
    if (isPutBack(plan.kind) && !spot) throw new RangeError('A put-back follows a missed shot');
    const next = plans[index + 1];
    const leavesRebound = next !== undefined && isPutBack(next.kind);
    const shot = simulateShot(
      spot && isPutBack(plan.kind) ? { ...plan, spot } : plan,
      random.fork(100 + index),
      isPutBack(plan.kind) ? 0 : steeper,
      setup,
      (attempt) => !leavesRebound || (attempt.outcome === 'missed' && reboundOf(attempt) !== null),
    );
    const rebound = leavesRebound ? reboundOf(shot.attempt) : null;
    spot = rebound?.spot ?? null;
    shots.push({ ...shot, caughtAfter: rebound?.after ?? null });
  });
  return shots;
}
