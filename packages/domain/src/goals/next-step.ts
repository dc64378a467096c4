import type { ZoneVerdict } from '../statistics/zone-verdicts.ts';
import type { GoalKind } from './goals.ts';

/** A weekly goal and where the week stands. */
export interface GoalThisWeek {
  readonly kind: GoalKind;
  readonly target: number;
  readonly value: number;
}

/** What to do after a workout: one thing. */
export type NextStep =
  | { readonly kind: 'goal'; readonly goal: GoalKind; readonly missing: number }
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
 * The goal that is nearest; else the zone that was weakest; else what this workout lacked: to film the next one where it
 * was counted by hand, a goal where none is set.
 */
export function nextStep(
  goals: readonly GoalThisWeek[],
  weakest: ZoneVerdict | null,
  source: 'video' | 'manual',
): NextStep {
  const goal = nearestGoal(goals);
  if (goal !== undefined) {
    return { kind: 'goal', goal: goal.kind, missing: goal.target - goal.value };
  }
  if (weakest !== null) return { kind: 'zone', zone: weakest.zone };
  if (source === 'manual') return { kind: 'film' };
  return { kind: goals.length === 0 ? 'set_goal' : 'progress' };
}
