import type { ZoneVerdict } from '../statistics/zone-verdicts.ts';
import type { GoalKind, GoalPeriod } from './goals.ts';

/** A goal with its value of this week, or of today. */
export interface GoalThisWeek {
  readonly kind: GoalKind;
  /** For a daily goal. */
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

/** The goal nearest to its target. Accuracy is excluded: so many more shots would not reach it. */
export function nearestGoal(goals: readonly GoalThisWeek[]): GoalThisWeek | undefined {
  const share = ({ value, target }: GoalThisWeek) => value / target;
  return goals
    .filter(({ kind, value, target }) => kind !== 'accuracy' && value < target)
    .toSorted((a, b) => share(b) - share(a))[0];
}

/**
 * The nearest goal; else the weakest zone; else what this workout lacked: filming the next one if it was
 * counted by hand, or a goal if there is none.
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
