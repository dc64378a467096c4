import type { ZoneVerdict } from '../statistics/zone-verdicts.ts';
import type { GoalKind } from './goals.ts';

/** A weekly goal and the week's value. */
interface GoalThisWeek {
  readonly kind: GoalKind;
  readonly target: number;
  readonly value: number;
}

/** A suggestion after a workout: one thing. */
export type NextStep =
  | { readonly kind: 'goal'; readonly goal: GoalKind; readonly missing: number }
  | { readonly kind: 'zone'; readonly zone: ZoneVerdict['zone'] }
  | { readonly kind: 'film' }
  | { readonly kind: 'set_goal' }
  | { readonly kind: 'progress' };

/** Nearest to being reached first. Accuracy is left out: no number of shots is sure to reach it. */
function nearestGoal(goals: readonly GoalThisWeek[]): GoalThisWeek | undefined {
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
    return { kind: 'goal', goal: goal.kind, missing: goal.target - goal.value };
  }
  if (weakest !== null) return { kind: 'zone', zone: weakest.zone };
  if (source === 'manual') return { kind: 'film' };
  return { kind: goals.length === 0 ? 'set_goal' : 'progress' };
}
