import type { Drill, DrillRule, DrillSpot } from './drill.ts';
import { maxDrillShots } from './drill.ts';

/** Progress at this spot or in the whole drill, such as "3 of 10", and its unit. */
export interface DrillProgress {
  readonly done: number;
  readonly of: number;
  readonly what: 'shots' | 'makes' | 'makes_in_a_row' | 'points' | 'misses';
}

/** A drill after some shots. */
export interface DrillPlay {
  /** The spot of each shot so far, in order. Shots after the end have none. */
  readonly shotSpots: readonly DrillSpot[];
  /** Index of the next spot in the drill's list, from 0; null once the drill has ended. */
  readonly next: number | null;
  readonly progress: DrillProgress;
  /** Points so far; null if none are counted. */
  readonly score: { readonly player: number; readonly pro: number | null } | null;
  /** Null while the drill runs, and for one that ran out of shots. */
  readonly result: number | null;
}

/** The state that a rule updates. */
interface State {
  readonly shots: number;
  readonly makes: number;
  /** Makes or shots that count from the present spot. */
  readonly here: number;
  /** Completed visits to spots, including those of earlier rounds. */
  readonly visits: number;
  readonly points: number;
  readonly proPoints: number;
  readonly isDone: boolean;
}

const START: State = {
  ...{ shots: 0, makes: 0, here: 0, visits: 0, points: 0, proPoints: 0 },
  isDone: false,
};

type Rule<Kind extends DrillRule['kind']> = Extract<DrillRule, { kind: Kind }>;

/** Counts one more shot at this spot; moves on after a stop's number of shots. */
function visit(state: State, here: number, perVisit: number): State {
  return here < perVisit ? { ...state, here } : { ...state, here: 0, visits: state.visits + 1 };
}

function afterFixed(state: State, made: boolean, rule: Rule<'fixed_shots'>, spots: number): State {
  const here = state.here + 1;
  const worth = here === rule.shotsPerVisit ? (rule.lastBallPoints ?? 1) : 1;
  const after = visit(state, here, rule.shotsPerVisit);
  const points = state.points + (made ? worth : 0);
  return { ...after, points, isDone: after.visits === spots * rule.rounds };
}

function afterMoveOn(
  state: State,
  made: boolean,
  rule: Rule<'make_to_move_on'>,
  spots: number,
): State {
  if (!made) return rule.inARow ? { ...state, here: 0 } : state;
  const after = visit(state, state.here + 1, rule.makes);
  return { ...after, isDone: after.visits === spots };
}

function afterPoints(state: State, made: boolean, rule: Rule<'points_to_target'>): State {
  const worth = rule.points[state.visits % rule.points.length] ?? 0;
  const points = Math.min(rule.target, state.points + (made ? worth : 0));
  return { ...state, visits: state.visits + 1, points, isDone: points === rule.target };
}

function afterUntilMisses(state: State, rule: Rule<'until_misses'>): State {
  const after = visit(state, state.here + 1, rule.shotsPerVisit);
  return { ...after, isDone: state.shots - state.makes === rule.misses };
}

/** Both sides stop at the target, however much the last miss was worth. */
function afterAgainstPro(state: State, made: boolean, rule: Rule<'against_pro'>): State {
  const missed = state.visits === 0 ? rule.openingMiss : rule.miss;
  const points = state.points + (made ? 1 : 0);
  const proPoints = Math.min(rule.target, state.proPoints + (made ? 0 : missed));
  const isDone = Math.max(points, proPoints) === rule.target;
  return { ...state, visits: state.visits + 1, points, proPoints, isDone };
}

function afterShot(before: State, made: boolean, { rule, spots }: Drill): State {
  const state = { ...before, shots: before.shots + 1, makes: before.makes + (made ? 1 : 0) };
  switch (rule.kind) {
    case 'fixed_shots':
      return afterFixed(state, made, rule, spots.length);
    case 'make_to_move_on':
      return afterMoveOn(state, made, rule, spots.length);
    case 'points_to_target':
      return afterPoints(state, made, rule);
    case 'until_misses':
      return afterUntilMisses(state, rule);
    case 'against_pro':
      return afterAgainstPro(state, made, rule);
  }
}

/** The opening spot of a game against the pro is used once. */
function spotIndex({ visits }: State, { rule, spots }: Drill): number {
  if (rule.kind !== 'against_pro') return visits % spots.length;
  return visits === 0 ? 0 : 1 + ((visits - 1) % (spots.length - 1));
}

function progressOf(state: State, drill: Drill): DrillProgress {
  const { rule } = drill;
  switch (rule.kind) {
    case 'fixed_shots':
      return rule.shotsPerVisit === 1 || state.isDone
        ? { done: state.shots, of: maxDrillShots(drill), what: 'shots' }
        : { done: state.here, of: rule.shotsPerVisit, what: 'shots' };
    case 'make_to_move_on': {
      const done = state.isDone ? rule.makes : state.here;
      return { done, of: rule.makes, what: rule.inARow ? 'makes_in_a_row' : 'makes' };
    }
    case 'until_misses':
      return { done: state.shots - state.makes, of: rule.misses, what: 'misses' };
    case 'points_to_target':
    case 'against_pro':
      return { done: state.points, of: rule.target, what: 'points' };
  }
}

function scoreOf({ points, proPoints }: State, { rule }: Drill): DrillPlay['score'] {
  switch (rule.kind) {
    case 'against_pro':
      return { player: points, pro: proPoints };
    case 'points_to_target':
      return { player: points, pro: null };
    case 'fixed_shots':
      return rule.lastBallPoints === undefined ? null : { player: points, pro: null };
    default:
      return null;
  }
}

function resultOf(state: State, { rule }: Drill): number | null {
  const { isDone, shots, makes, points, proPoints } = state;
  switch (rule.kind) {
    case 'fixed_shots':
      return isDone ? points : null;
    case 'until_misses':
      // Running out of shots is the best result: the misses never reached the limit.
      return makes;
    case 'make_to_move_on':
    case 'points_to_target':
      return isDone ? shots : null;
    case 'against_pro':
      return isDone ? points - proPoints : null;
  }
}

/**
 * Plays a drill.
 *
 * @param outcomes the shots so far in order, `o` made and `x` missed
 */
export function playDrill(drill: Drill, outcomes: string): DrillPlay {
  const max = maxDrillShots(drill);
  const shotSpots: DrillSpot[] = [];
  let state = START;
  const isEnded = () => state.isDone || state.shots === max;
  for (const outcome of outcomes) {
    const spot = drill.spots[spotIndex(state, drill)];
    if (spot === undefined || isEnded()) break;
    shotSpots.push(spot);
    state = afterShot(state, outcome === 'o', drill);
  }
  return {
    shotSpots,
    next: isEnded() ? null : spotIndex(state, drill),
    progress: progressOf(state, drill),
    score: scoreOf(state, drill),
    result: isEnded() ? resultOf(state, drill) : null,
  };
}
