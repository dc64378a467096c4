import type { ZoneVerdict } from '../statistics/zone-verdicts.ts';
import type { GoalKind, GoalPeriod } from './goals.ts';

/** A goal and where its week, or its day, stands. */
export interface GoalThisWeek {
  readonly kind: GoalKind;
  /** Of a goal of a day. */
  readonly period?: 'day';
  readonly target: number;
  readonly value: number;
}

/** A suggestion after a workout: one thing. */
export type NextStep =
  | {
      readonly kind: 'goal';
      readonly goal: GoalKind;
      readonly period: GoalPeriod;
      readonly missing: number;
    }
  | { readonly kind: 'zone'; readonly zone: ZoneVerdict['zone'] }
  | { readonly kind: 'film' }
  | { readonly kind: 'set_goal' }
  | { readonly kind: 'progress' };

/** Nearest to being reached first. An accuracy is not reached by so and so many more. */
export function nearestGoal(goals: readonly GoalThisWeek[]): GoalThisWeek | undefined {
  const share = ({ value, target }: GoalThisWeek) => value / target;
  return goals
    .filter(({ kind, value, target }) => kind !== 'accuracy' && value < target)
    .toSorted((a, b) => share(b) - share(a))[0];
}

/**
 * The nearest goal; else the weakest zone; else what this workout lacked: to film the next one if
 * it was counted by hand, or to set a goal if there is none.
 */
export function nextStep(
  goals: readonly GoalThisWeek[],
  weakest: ZoneVerdict | null,
  source: 'video' | 'manual',
): NextStep {
  const goal = nearestGoal(goals);
  if (goal !== undefined) {
    const { kind, period = 'week', target, value } = goal;
    return { kind: 'goal', goal: kind, period, missing: target - value };
  }
  if (weakest !== null) return { kind: 'zone', zone: weakest.zone };
  if (source === 'manual') return { kind: 'film' };
  return { kind: goals.length === 0 ? 'set_goal' : 'progress' };
}
