import { BASKET, type CourtPoint } from '@hooplog/domain';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { Person } from './people.ts';
import { OUTFITS } from './people.ts';

/** Another ball in the gym that has nothing to do with the workout. */
export interface SecondBall {
  readonly way: SecondBallWay;
  /** Where somebody plays with it; a rolling ball passes here. */
  readonly spot: CourtPoint;
}

/** Bounced on the floor, thrown up and caught again below the ring, or rolling by. */
export type SecondBallWay = 'dribbled' | 'tossed' | 'rolled';

const DRIBBLES_PER_SECOND = 1.7;
const HAND_HEIGHT = 3.1;
const TOSS_SECONDS = 0.9;
const TOSS_PAUSE_SECONDS = 1.1;
const TOSS_FROM = 4.5;
const ROLL_SPEED = 5;
const ROLL_FEET = 60;

/** Where it is at a moment of the gym, feet. */
export function secondBallAt({ way, spot }: SecondBall, seconds: number): Vec3 {
  switch (way) {
    case 'dribbled': {
      const bounce = Math.abs(Math.cos(seconds * DRIBBLES_PER_SECOND * Math.PI));
      const height = BASKET.BALL_RADIUS + (HAND_HEIGHT - BASKET.BALL_RADIUS) * bounce;
      return vec3(spot.x + 1.1, spot.y, height);
    }
    case 'tossed': {
      const turn = seconds % (TOSS_SECONDS + TOSS_PAUSE_SECONDS);
      const left = Math.max(0, TOSS_SECONDS - turn);
      const flown = Math.min(turn, TOSS_SECONDS);
      return vec3(spot.x, spot.y + 0.9, TOSS_FROM + (PHYSICS.GRAVITY / 2) * flown * left);
    }
    case 'rolled': {
      const along = ((seconds * ROLL_SPEED + ROLL_FEET / 2) % ROLL_FEET) - ROLL_FEET / 2;
      return vec3(spot.x + along, spot.y, BASKET.BALL_RADIUS);
    }
  }
}

/** Whoever plays with it; nobody with a ball that rolls. */
export function secondPlayerAt({ way, spot }: SecondBall, seconds: number): Person | null {
  if (way === 'rolled') return null;
  const arms = way === 'tossed' ? 0.5 : 0.18 + 0.08 * Math.cos(seconds * DRIBBLES_PER_SECOND * 2);
  return {
    at: spot,
    facing: { x: spot.x, y: spot.y + 5 },
    ...{ jump: 0, arms, crouch: way === 'dribbled' ? 0.3 : 0, stride: null, outfit: OUTFITS[2] },
  };
}
