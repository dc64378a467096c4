import type { ZoneId } from '../court/zones.ts';
import type { ShotKind } from '../statistics/shot-kinds.ts';
import type { CourtPoint } from '../units.ts';

/** A spot to which a drill sends the player. */
export interface DrillSpot {
  /** "Left wing" */
  readonly name: string;
  readonly zone: ZoneId;
  /** The position at which it is drawn; in `zone`. */
  readonly at: CourtPoint;
}

/** The order of spots, the end of the drill, and the value of each shot. */
export type DrillRule =
  /** A fixed number of shots, the same for each stop at a spot; a round stops at every spot once. */
  | {
      readonly kind: 'fixed_shots';
      readonly shotsPerVisit: number;
      readonly rounds: number;
      /** Value of a make with the last ball of a stop, instead of 1; left out where makes are counted, not points. */
      readonly lastBallPoints?: number;
    }
  /**
   * This many makes from a spot, then on to the next; after the last spot the drill is done. Fewer shots are
   * better.
   */
  | {
      readonly kind: 'make_to_move_on';
      readonly makes: number;
      /** A miss takes back the makes from this spot. */
      readonly inARow: boolean;
      readonly maxShots: number;
    }
  /** One shot from each spot in turn; a make counts the points of its spot. Fewer shots to the target are better. */
  | {
      readonly kind: 'points_to_target';
      /** Points of each spot, in their order. */
      readonly points: readonly number[];
      readonly target: number;
      readonly maxShots: number;
    }
  /** Shots until this many are missed. Makes count. */
  | {
      readonly kind: 'until_misses';
      readonly misses: number;
      readonly shotsPerVisit: number;
      readonly maxShots: number;
    }
  /**
   * The first spot opens the game, once; then the others in turn. A make is a point, a miss is one or more
   * points for the pro.
   */
  | {
      readonly kind: 'against_pro';
      readonly target: number;
      readonly openingMiss: number;
      readonly miss: number;
    };

/** A programme of spots with a rule, played for a result. */
export interface Drill {
  /** Stored with workouts and in exports: never rename or reuse one. */
  readonly key: string;
  readonly name: string;
  /** The rules as shown to the player before the first shot. */
  readonly rules: string;
  readonly spots: readonly DrillSpot[];
  readonly rule: DrillRule;
  /** Kind of all its shots; omitted if they may be of any. */
  readonly shotKind?: ShotKind;
  /** The result that the player aims for; omitted if none was set. */
  readonly aim?: number;
}

/** Maximum number of plays of one drill that are counted. */
export const DRILL_PLAYS_COUNTED = 1000;

/** The unit of a result. `shots`: needed, fewer are better. `margin`: points ahead of the pro, below 0 when lost. */
export type DrillUnit = 'makes' | 'points' | 'shots' | 'margin';

export function drillUnit({ rule }: Drill): DrillUnit {
  switch (rule.kind) {
    case 'fixed_shots':
      return rule.lastBallPoints === undefined ? 'makes' : 'points';
    case 'until_misses':
      return 'makes';
    case 'make_to_move_on':
    case 'points_to_target':
      return 'shots';
    case 'against_pro':
      return 'margin';
  }
}

/** Whether `a` beats `b`. Null is a drill that ran out of shots: every other result beats it. */
export function isBetterResult(drill: Drill, a: number | null, b: number | null): boolean {
  if (a === null) return false;
  if (b === null) return true;
  return drillUnit(drill) === 'shots' ? a < b : a > b;
}

/** Whether a result reaches the player's aim; null if none was set. */
export function reachesAim(drill: Drill, result: number | null): boolean | null {
  const { aim } = drill;
  if (aim === undefined) return null;
  return result === aim || isBetterResult(drill, result, aim);
}

/** The maximum number of shots that the drill can take. */
export function maxDrillShots({ spots, rule }: Drill): number {
  switch (rule.kind) {
    case 'fixed_shots':
      return spots.length * rule.shotsPerVisit * rule.rounds;
    case 'against_pro':
      // One point short on both sides, and the shot that decides.
      return 2 * rule.target - 1;
    default:
      return rule.maxShots;
  }
}

/** The best possible result; null if there is no upper limit. */
export function perfectResult({ spots, rule }: Drill): number | null {
  if (rule.kind !== 'fixed_shots') return null;
  const { shotsPerVisit, rounds, lastBallPoints = 1 } = rule;
  return spots.length * rounds * (shotsPerVisit - 1 + lastBallPoints);
}
