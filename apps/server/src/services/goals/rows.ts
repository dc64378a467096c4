import {
  EMPTY_WEEK,
  type GoalKind,
  goalPercent,
  goalValue,
  isGoalHit,
  LIMITS,
  type LocalDay,
  localDayOf,
  targetIn,
  weeksUpTo,
  type WeekTotals,
} from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { goals, goalTargets, userDays, userWeeks } from '../../database/schema/statistics.ts';
import { notFound } from '../../errors/app-error.ts';
import type { User } from '../users/find-user.ts';

export type GoalRow = typeof goals.$inferSelect;
type TargetRow = typeof goalTargets.$inferSelect;

interface GoalWeek {
  /** First day of the week. */
  readonly week: LocalDay;
  /** Null before the goal was set. */
  readonly target: number | null;
  readonly value: number;
  readonly hit: boolean;
}

export interface GoalWithWeeks {
  readonly goal: GoalRow;
  readonly value: number;
  /** 0 to 100. */
  readonly percent: number;
  /** Oldest first, the current one last; empty for a daily goal. */
  readonly weeks: readonly GoalWeek[];
}

/** The goal of that user; another user's is not found. */
export async function ownGoal(
  database: Queryable,
  userId: string,
  goalId: string,
): Promise<GoalRow> {
  const [row] = await database.select().from(goals).where(eq(goals.id, goalId));
  if (row === undefined || !mayUse(userId, row)) throw notFound(phrase('Goal not found'));
  return row;
}

/** The user's recent weeks, by first day; weeks without a workout are absent. */
async function trainedWeeks(database: Queryable, userId: string, since: LocalDay) {
  const rows = await database
    .select()
    .from(userWeeks)
    .where(and(eq(userWeeks.userId, userId), gte(userWeeks.week, since)));
  return new Map<string, WeekTotals>(rows.map((row) => [row.week, row]));
}

/** The sums of the user's current day. */
export async function trainedToday(database: Queryable, { id, timeZone }: User, now: Date) {
  const today = localDayOf(now, timeZone);
  const [row = EMPTY_WEEK] = await database
    .select()
    .from(userDays)
    .where(and(eq(userDays.userId, id), eq(userDays.day, today)));
  return row;
}

async function targetsOf(database: Queryable, goalIds: readonly string[]): Promise<TargetRow[]> {
  if (goalIds.length === 0) return [];
  return database
    .select()
    .from(goalTargets)
    .where(inArray(goalTargets.goalId, [...goalIds]))
    .orderBy(asc(goalTargets.fromWeek));
}

function weekOfGoal(
  kind: GoalKind,
  week: LocalDay,
  target: number | null,
  totals: WeekTotals,
): GoalWeek {
  const hit = target !== null && isGoalHit(kind, target, totals);
  return { week, target, value: goalValue(kind, totals), hit };
}

/** Adds the user's recent weeks, or today, to some goals. */
export async function withWeeks(
  database: Queryable,
  user: User,
  rows: readonly GoalRow[],
  now: Date,
): Promise<GoalWithWeeks[]> {
  const { id, timeZone } = user;
  const weeks = weeksUpTo(localDayOf(now, timeZone), LIMITS.GOAL_WEEKS);
  const [first, current] = [weeks.at(0), weeks.at(-1)];
  if (first === undefined || current === undefined) throw new Error('A goal looks at some weeks');
  const trained = await trainedWeeks(database, id, first);
  const targets = Map.groupBy(
    await targetsOf(
      database,
      rows.map((goal) => goal.id),
    ),
    ({ goalId }) => goalId,
  );
  const totalsOf = (week: string) => trained.get(week) ?? EMPTY_WEEK;
  const hasDaily = rows.some(({ period }) => period === 'day');
  const today = hasDaily ? await trainedToday(database, user, now) : EMPTY_WEEK;
  return rows.map((goal) => {
    const isDaily = goal.period === 'day';
    const totals = isDaily ? today : totalsOf(current);
    return {
      goal,
      value: goalValue(goal.kind, totals),
      percent: goalPercent(goal.kind, goal.target, totals),
      weeks: (isDaily ? [] : weeks).map((week) =>
        weekOfGoal(goal.kind, week, targetIn(week, targets.get(goal.id) ?? []), totalsOf(week)),
      ),
    };
  });
}
