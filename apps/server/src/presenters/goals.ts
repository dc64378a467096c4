import type { Goal } from '@hooplog/contract';
import type { GoalWithWeeks } from '../services/goals/rows.ts';

export function presentGoal({ goal, value, percent, weeks }: GoalWithWeeks): Goal {
  const { id, kind, period, target, createdAt } = goal;
  return {
    id,
    kind,
    ...(period === 'day' && { period }),
    target,
    value,
    percent,
    weeks: weeks.map((week) => ({ ...week })),
    createdAt: createdAt.toISOString(),
  };
}
