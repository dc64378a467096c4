import type { GoalKind } from '@hooplog/domain';
import type { AppContext } from '../services/context.ts';
import { createGoal } from '../services/goals/create-goal.ts';
import { listGoals } from '../services/goals/list-goals.ts';
import { updateGoal } from '../services/goals/update-goal.ts';
import type { User } from '../services/users/find-user.ts';
import { daysAgo } from './days-ago.ts';
import { DEMO_DAYS } from './demo-days.ts';

/** Targets at first, and from the fifth week on. */
const TARGETS: readonly (readonly [kind: GoalKind, first: number, later: number])[] = [
  ['shots', 400, 600],
  ['makes', 200, 280],
  ['workouts', 4, 5],
  ['accuracy', 42, 45],
];

/**
 * Sets weekly goals at the demo player's start and raises them halfway, so that their history has reached and
 * missed weeks.
 */
export async function seedGoals(context: AppContext, user: User): Promise<void> {
  if ((await listGoals(context, user)).length > 0) return;
  for (const [kind, first, later] of TARGETS) {
    const set = { kind, period: 'week', target: first } as const;
    const { goal } = await createGoal(daysAgo(context, DEMO_DAYS), user, set);
    await updateGoal(daysAgo(context, DEMO_DAYS / 2), user, goal.id, later);
  }
}
