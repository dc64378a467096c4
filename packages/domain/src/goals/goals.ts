import { percentage } from '../statistics/totals.ts';

/** What a weekly goal counts. */
export const GOAL_KINDS = ['shots', 'makes', 'workouts', 'accuracy'] as const;

/** What a daily goal counts; minutes are those of timed exercises. */
export const DAILY_GOAL_KINDS = ['shots', 'makes', 'minutes'] as const;

export type GoalKind = (typeof GOAL_KINDS)[number] | (typeof DAILY_GOAL_KINDS)[number];
export type GoalPeriod = 'week' | 'day';

export const goalKindsOf = (period: GoalPeriod): readonly GoalKind[] =>
  period === 'week' ? GOAL_KINDS : DAILY_GOAL_KINDS;

/** The highest sensible target of each kind. */
export const GOAL_MAX = {
  ...{ shots: 100_000, makes: 100_000, workouts: 100, accuracy: 100 },
  minutes: 1440,
} as const;

/** The sums of one week, or of one day. */
export interface WeekTotals {
  readonly made: number;
  readonly totalShots: number;
  /** Both kinds of workout. */
  readonly workoutCount: number;
  readonly minutes: number;
}

export const EMPTY_WEEK: WeekTotals = { made: 0, totalShots: 0, workoutCount: 0, minutes: 0 };

/** A week's value, in the unit of the goal; accuracy is a whole percent. */
export function goalValue(kind: GoalKind, week: WeekTotals): number {
  switch (kind) {
    case 'shots':
      return week.totalShots;
    case 'makes':
      return week.made;
    case 'workouts':
      return week.workoutCount;
    case 'accuracy':
      return percentage(week.made, week.totalShots);
    case 'minutes':
      return week.minutes;
  }
}

/** Whether a week reached a target. */
export function isGoalHit(kind: GoalKind, target: number, week: WeekTotals): boolean {
  return goalValue(kind, week) >= target;
}

/** 0 to 100; 100 only when the target is reached. */
export function goalPercent(kind: GoalKind, target: number, week: WeekTotals): number {
  return Math.min(100, Math.floor((100 * goalValue(kind, week)) / target));
}

/** A target that holds from a week on. */
export interface GoalTarget {
  /** First day of the week. */
  readonly fromWeek: string;
  readonly target: number;
}

/** A goal's target in a week; null before it was set. @param targets oldest first */
export function targetIn(week: string, targets: readonly GoalTarget[]): number | null {
  return targets.findLast(({ fromWeek }) => fromWeek <= week)?.target ?? null;
}
