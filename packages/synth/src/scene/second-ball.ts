import { BASKET, type CourtPoint } from '@hooplog/domain';
import { add, ease, mix, type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { Random } from '../random.ts';
import type { Person } from './people.ts';
import { OUTFITS } from './people.ts';
import { simulateShots } from './simulate.ts';

/**
 * Activity with another ball, apart from the workout: bounced on the floor, thrown up and caught below the
 * ring, rolled by, thrown up in line with the ring but nearer or farther (`hides_ring`: it is in front of the
 * ring in the first picture), or shot at the hoop on the far wall.
 */
export type SecondBallTrajectory =
  'dribbled' | 'tossed' | 'rolled' | 'nearer' | 'farther' | 'hides_ring' | 'at_second_hoop';

export interface SecondBall {
  readonly kind: SecondBallTrajectory;
  /** Position of the person who plays with it; a rolling ball passes here. */
  readonly spot: CourtPoint;
  /** Seconds in the air of a ball that is thrown up. */
  readonly tossSeconds: number;
  /** Time since the throw when the film begins. */
  readonly thrownBefore: number;
  /** Path of a ball that is shot at the second hoop, step by step; empty for others. */
  readonly flown: readonly Vec3[];
}

const DRIBBLES_PER_SECOND = 1.7;
const HAND_HEIGHT = 3.1;
const TOSS_SECONDS = 0.9;
const TOSS_PAUSE_SECONDS = 1.1;
/** Longer, so that it rarely flies at the same time as the workout's ball. */
const IN_LINE_PAUSE_SECONDS = 3.4;
const TOSS_FROM = 4.5;
const TOSS_AHEAD = 0.9;
const ROLL_SPEED = 5;
const ROLL_FEET = 60;
/** From one shot at the second hoop to the next. */
const SHOT_SECONDS = 8;
const FETCH_SECONDS = 0.8;
const SECOND_SHOT = { kind: 'swish', spot: { x: 1, y: 13 } } as const;

/** A ball that somebody plays with away from the ring. */
export const ballAside = (kind: SecondBallTrajectory, spot: CourtPoint): SecondBall => ({
  ...{ kind, spot, tossSeconds: TOSS_SECONDS, thrownBefore: 0, flown: [] },
});

/** Where a ball is thrown up in line with the ring, as a share of the distance from the camera to the ring (1). */
const IN_LINE = {
  nearer: { from: 0.45, to: 0.75 },
  farther: { from: 1.3, to: 1.7 },
  hides_ring: { from: 0.45, to: 0.75 },
} as const;

/** A ball that is thrown up in line with the ring, to above it in the picture, and falls past it. */
export function ballInLine(kind: keyof typeof IN_LINE, camera: Vec3, random: Random): SecondBall {
  const share = random.between(IN_LINE[kind].from, IN_LINE[kind].to);
  const ring = mix(camera, vec3(0, 0, BASKET.RIM_HEIGHT), share);
  const rise = ring.z + random.between(1.6, 2.6) * share - TOSS_FROM;
  const above = ring.z - TOSS_FROM;
  const tossSeconds = Math.sqrt((8 * Math.max(rise, 1)) / PHYSICS.GRAVITY);
  const fallen = Math.sqrt((2 * Math.max(0, rise - above)) / PHYSICS.GRAVITY);
  const aside = random.between(-0.3, 0.3) * share;
  return {
    ...{ kind, tossSeconds, flown: [] },
    spot: { x: ring.x + aside, y: ring.y - TOSS_AHEAD },
    thrownBefore: kind === 'hides_ring' ? tossSeconds / 2 + fallen : 0,
  };
}

/** A ball that somebody shoots again and again at a hoop that stands elsewhere. */
export function ballAtSecondHoop(
  { at, turnDegrees }: { readonly at: Vec3; readonly turnDegrees: number },
  random: Random,
): SecondBall {
  const turn = (turnDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const there = ({ x, y, z }: Vec3): Vec3 => add(at, vec3(cos * x - sin * y, sin * x + cos * y, z));
  const [shot] = simulateShots([SECOND_SHOT], random);
  const spot = there(vec3(SECOND_SHOT.spot.x, SECOND_SHOT.spot.y, 0));
  return { ...ballAside('at_second_hoop', spot), flown: shot?.attempt.positions.map(there) ?? [] };
}

/** Seconds from one throw of a ball to the next. */
function periodOf({ kind, tossSeconds }: SecondBall): number {
  if (kind === 'at_second_hoop') return SHOT_SECONDS;
  return tossSeconds + (kind === 'tossed' ? TOSS_PAUSE_SECONDS : IN_LINE_PAUSE_SECONDS);
}

/** Its position at a moment of the gym, feet. */
export function secondBallAt(ball: SecondBall, seconds: number): Vec3 {
  const { kind, spot, tossSeconds, flown } = ball;
  switch (kind) {
    case 'dribbled': {
      const bounce = Math.abs(Math.cos(seconds * DRIBBLES_PER_SECOND * Math.PI));
      const height = BASKET.BALL_RADIUS + (HAND_HEIGHT - BASKET.BALL_RADIUS) * bounce;
      return vec3(spot.x + 1.1, spot.y, height);
    }
    case 'tossed':
    case 'nearer':
    case 'farther':
    case 'hides_ring': {
      const turn = (seconds + ball.thrownBefore) % periodOf(ball);
      const left = Math.max(0, tossSeconds - turn);
      const rise = (PHYSICS.GRAVITY / 2) * Math.min(turn, tossSeconds) * left;
      return vec3(spot.x, spot.y + TOSS_AHEAD, TOSS_FROM + rise);
    }
    case 'rolled': {
      const along = ((seconds * ROLL_SPEED + ROLL_FEET / 2) % ROLL_FEET) - ROLL_FEET / 2;
      return vec3(spot.x + along, spot.y, BASKET.BALL_RADIUS);
    }
    case 'at_second_hoop': {
      const turn = seconds % periodOf(ball);
      const [from, end] = [flown[0]!, flown.at(-1)!];
      const back = 1 - (SHOT_SECONDS - turn) / FETCH_SECONDS;
      if (back > 0) return mix(end, from, ease(back));
      return flown[Math.floor(turn / PHYSICS.STEP_SECONDS)] ?? end;
    }
  }
}

/** Moments (seconds of the gym) at which the ball passes the ring in the picture, or comes to another ring. */
export function falseAttemptsOf(ball: SecondBall, until: number): number[] {
  const { kind, tossSeconds, thrownBefore } = ball;
  if (['dribbled', 'tossed', 'rolled'].includes(kind)) return [];
  const period = periodOf(ball);
  const first = kind === 'at_second_hoop' ? 1 : tossSeconds * 0.75 - thrownBefore;
  return Array.from(
    { length: Math.ceil(until / period) + 1 },
    (_, at) => Math.max(0, first) + at * period,
  ).filter((seconds) => seconds < until);
}

/** The person who plays with it; null for a rolling ball. */
export function secondPlayerAt(ball: SecondBall, seconds: number): Person | null {
  const { kind, spot } = ball;
  if (kind === 'rolled') return null;
  const isDribbled = kind === 'dribbled';
  const arms = isDribbled ? 0.18 + 0.08 * Math.cos(seconds * DRIBBLES_PER_SECOND * 2) : 0.5;
  return {
    at: spot,
    facing: { x: spot.x, y: spot.y + 5 },
    ...{ jump: 0, arms, crouch: isDribbled ? 0.3 : 0, stride: null, outfit: OUTFITS[2] },
  };
}
