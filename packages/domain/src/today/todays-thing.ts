import { addDays, type LocalDay } from '../days/days.ts';
import type { GoalKind, GoalPeriod } from '../goals/goals.ts';
import { type GoalThisWeek, nearestGoal } from '../goals/next-step.ts';

/** The start page's knowledge of a player, as its calls answer. */
export interface KnownAtStart {
  /** Whether this device has unsaved shots that were counted by hand. */
  readonly hasOpenCount: boolean;
  readonly stats: {
    readonly currentStreak: number;
    readonly today: string;
    /** Days with a workout. */
    readonly recentDays: readonly string[];
  };
  /** Videos that still need something done. */
  readonly videos: readonly { readonly id: string; readonly state: string }[];
  /** The next due first, each with the player's own progress. */
  readonly assignments: readonly {
    readonly id: string;
    readonly dueDay: string;
    readonly progress: readonly { readonly state: string }[];
  }[];
  /** Challenges that the player takes part in, the first to end first. */
  readonly challenges: readonly { readonly id: string; readonly lastDay: string }[];
  readonly goals: readonly GoalThisWeek[];
}

/** The one thing to do today. */
export type TodaysThing =
  | { readonly kind: 'count' }
  | { readonly kind: 'review'; readonly id: string }
  | { readonly kind: 'assignment'; readonly id: string }
  | { readonly kind: 'streak' }
  | { readonly kind: 'challenge'; readonly id: string }
  | { readonly kind: 'goal'; readonly goal: GoalKind; readonly period: GoalPeriod };

/** A goal is within reach from this share on. */
const WITHIN_REACH = 0.75;

/**
 * The one thing to do today, null for nothing in particular. In order: what is begun and not finished, what
 * somebody waits for until tomorrow, what ends tonight or tomorrow, what is nearly reached.
 */
export function todaysThing(known: KnownAtStart): TodaysThing | null {
  const { hasOpenCount, stats, videos, assignments, challenges, goals } = known;
  if (hasOpenCount) return { kind: 'count' };
  const counted = videos.find(({ state }) => state === 'analysed');
  if (counted !== undefined) return { kind: 'review', id: counted.id };
  const tomorrow = addDays(stats.today as LocalDay, 1);
  const due = assignments.find(
    ({ dueDay, progress }) => dueDay <= tomorrow && progress[0]?.state === 'open',
  );
  if (due !== undefined) return { kind: 'assignment', id: due.id };
  if (stats.currentStreak > 0 && !stats.recentDays.includes(stats.today)) return { kind: 'streak' };
  const ending = challenges.find(({ lastDay }) => lastDay <= tomorrow);
  if (ending !== undefined) return { kind: 'challenge', id: ending.id };
  const goal = nearestGoal(goals);
  const isNear = goal !== undefined && goal.value >= WITHIN_REACH * goal.target;
  return isNear ? { kind: 'goal', goal: goal.kind, period: goal.period ?? 'week' } : null;
}
