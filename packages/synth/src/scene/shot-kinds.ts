import { BASKET, type CourtPoint } from '@hooplog/domain';
import { type Vec3, vec3 } from '../geometry/vec3.ts';
import type { Attempt } from '../physics/attempt.ts';
import { PHYSICS } from '../physics/constants.ts';
import type { Random } from '../random.ts';

/** The intended kind of a shot; the simulation decides its outcome. */
export type ShotKind =
  | 'swish'
  | 'rattle_in'
  | 'rim_out'
  | 'air_ball'
  | 'bank_in'
  | 'board_out'
  | 'layup_in'
  | 'layup_out'
  | 'short'
  | 'over_board'
  | 'put_back_in'
  | 'put_back_out';

export interface PlannedShot {
  /** Position of the shooter. A put-back happens where the rebound comes down instead. */
  readonly spot: CourtPoint;
  readonly kind: ShotKind;
}

/** How a kind of shot is tried until the simulated ball does it. */
interface Recipe {
  /** The point at ring height to aim at, feet from the ring's centre. */
  readonly aim: (from: Vec3, random: Random) => { x: number; y: number };
  readonly isIt: (attempt: Attempt) => boolean;
  /** Release above the floor, feet. */
  readonly height: number;
  /** Where the ball leaves the hands, feet ahead of the spot. */
  readonly ahead: number;
  /** The velocity of release for shots that are not aimed at ring height, feet a second. */
  readonly release?: (from: Vec3, random: Random) => Vec3;
}

/** Anywhere between two distances from the ring's centre. */
const around =
  (low: number, high: number): Recipe['aim'] =>
  (_, random) => {
    const off = random.between(low, high);
    const direction = random.between(0, 2 * Math.PI);
    return { x: off * Math.cos(direction), y: off * Math.sin(direction) };
  };

/** Beyond the board, where the ball would come down if the board were not there. */
const offTheBoard: Recipe['aim'] = (from, random) => {
  const deep = 2 * BASKET.BOARD_Y + random.between(-1.1, 0.5);
  // Seen from the shooter, the mirrored ring lies on the far side of the board.
  const lean = -from.x / Math.max(2, Math.hypot(from.x, from.y));
  return { x: lean * random.between(0, 1.2) + random.between(-0.5, 0.5), y: deep };
};

/** From under the ring: sometimes off the board, sometimes over the front of it. */
const soft: Recipe['aim'] = (from, random) =>
  random.next() < 0.6 ? offTheBoard(from, random) : around(0, 0.5)(from, random);

/** Past the board, over its top. */
const overTheBoard: Recipe['aim'] = (from, random) => {
  const past = random.between(4.5, 7) / Math.max(2, Math.hypot(from.x, from.y));
  return { x: -from.x * past, y: -from.y * past };
};

/** Low and flat: its apex is below the ring, and it comes down in front of it. */
function belowTheRing(from: Vec3, random: Random): Vec3 {
  const { GRAVITY } = PHYSICS;
  const top = Math.max(BASKET.RIM_HEIGHT - random.between(0.15, 0.6), from.z + 0.3);
  const down = top - random.between(0.4, 1);
  const up = Math.sqrt(2 * GRAVITY * (top - from.z));
  const seconds = up / GRAVITY + Math.sqrt((2 * (top - down)) / GRAVITY);
  const distance = Math.hypot(from.x, from.y);
  const speed = (distance - random.between(1, 2.5)) / seconds;
  return vec3((-from.x / distance) * speed, (-from.y / distance) * speed, up);
}

const isClean = ({ rimContacts, boardContacts }: Attempt): boolean =>
  rimContacts === 0 && boardContacts === 0;

const isOverBoard = ({ x, y, z }: Vec3): boolean =>
  y < BASKET.BOARD_Y && Math.abs(x) < BASKET.BOARD_HALF_WIDTH && z > BASKET.BOARD_TOP_HEIGHT;

const SHOT_HEIGHT = 7.4;
const HIGH = 8.6;

export const RECIPES: Record<ShotKind, Recipe> = {
  swish: {
    aim: around(0, 0.12),
    isIt: (a) => a.outcome === 'made' && isClean(a),
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  rattle_in: {
    aim: around(0.3, 0.6),
    isIt: (a) => a.outcome === 'made' && a.rimContacts > 0,
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  rim_out: {
    aim: around(0.5, 1),
    isIt: (a) => a.outcome === 'missed' && a.rimContacts > 0,
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  air_ball: {
    aim: around(1.4, 2.2),
    isIt: (a) => a.outcome === 'missed' && isClean(a),
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  short: {
    aim: around(0, 0),
    isIt: (a) => a.outcome === 'missed' && isClean(a),
    ...{ height: SHOT_HEIGHT, ahead: 1, release: belowTheRing },
  },
  over_board: {
    aim: overTheBoard,
    isIt: (a) => a.outcome === 'missed' && isClean(a) && a.positions.some(isOverBoard),
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  bank_in: {
    aim: offTheBoard,
    isIt: (a) => a.outcome === 'made' && a.boardContacts > 0,
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  board_out: {
    aim: offTheBoard,
    isIt: (a) => a.outcome === 'missed' && a.boardContacts > 0,
    ...{ height: SHOT_HEIGHT, ahead: 1 },
  },
  layup_in: { aim: soft, isIt: (a) => a.outcome === 'made', height: HIGH, ahead: 1.6 },
  layup_out: {
    aim: soft,
    isIt: (a) => a.outcome === 'missed' && !isClean(a),
    ...{ height: HIGH, ahead: 1.6 },
  },
  put_back_in: { aim: soft, isIt: (a) => a.outcome === 'made', height: HIGH, ahead: 0.4 },
  put_back_out: {
    aim: soft,
    isIt: (a) => a.outcome === 'missed' && !isClean(a),
    ...{ height: HIGH, ahead: 0.4 },
  },
};

export const isLayup = (kind: ShotKind): boolean => kind === 'layup_in' || kind === 'layup_out';
export const isPutBack = (kind: ShotKind): boolean =>
  kind === 'put_back_in' || kind === 'put_back_out';

/** The point of release for a player of that size, a share of the usual one. */
export function releasePoint({ x, y }: CourtPoint, kind: ShotKind, playerScale = 1): Vec3 {
  const distance = Math.hypot(x, y) || 1;
  const { ahead, height } = RECIPES[kind];
  const near = Math.min(ahead, distance / 3);
  return vec3(x - (x / distance) * near, y - (y / distance) * near, height * playerScale);
}
