import {
  accuracyInterval,
  LIMITS,
  type LocalDay,
  localDayOf,
  NO_RUN,
  percentage,
  weeksUpTo,
  type ZoneId,
} from '@hooplog/domain';
import { and, asc, desc, eq, gt, gte } from 'drizzle-orm';
import { userStats, userWeeks, zoneTotals } from '../../database/schema/statistics.ts';
import type { AppContext } from '../context.ts';
import { longestRunOf } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';

export interface TrainingWeek {
  /** First day, a Sunday. */
  readonly week: string;
  readonly made: number;
  readonly totalShots: number;
  readonly workoutCount: number;
  readonly minutes: number;
}

interface BestZone {
  readonly zone: ZoneId;
  readonly made: number;
  readonly total: number;
  readonly percentage: number;
}

interface Progress {
  readonly weeks: TrainingWeek[];
  readonly records: {
    readonly mostShots: TrainingWeek | null;
    readonly mostMade: TrainingWeek | null;
    readonly longestStreak: { readonly days: number; readonly endDay: LocalDay } | null;
    readonly bestZone: BestZone | null;
  };
}

/** The best week by one of its sums, read from the end of an index. If several are equal, the earliest holds the record. */
async function recordWeek(
  { database }: AppContext,
  userId: string,
  column: typeof userWeeks.made | typeof userWeeks.totalShots,
): Promise<TrainingWeek | null> {
  const [row] = await database
    .select()
    .from(userWeeks)
    .where(and(eq(userWeeks.userId, userId), gt(column, 0)))
    .orderBy(desc(column), asc(userWeeks.week))
    .limit(1);
  return row ?? null;
}

async function longestStreak({ database }: AppContext, userId: string) {
  const [row] = await database.select().from(userStats).where(eq(userStats.userId, userId));
  const run = row === undefined ? NO_RUN : longestRunOf(row);
  return run.endDay === null ? null : { days: run.length, endDay: run.endDay };
}

/** Ranked by the lower end of the confidence interval: two of two does not beat eighty of a hundred. */
async function bestZone({ database }: AppContext, userId: string): Promise<BestZone | null> {
  const rows = await database.select().from(zoneTotals).where(eq(zoneTotals.userId, userId));
  const [best] = rows.toSorted((a, b) => accuracyInterval(b).low - accuracyInterval(a).low);
  if (best === undefined || best.made === 0) return null;
  const { made, total } = best;
  return { zone: best.zone, made, total, percentage: percentage(made, total) };
}

/** A player's weeks, up to the current one. */
export async function lastWeeks(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: Pick<User, 'id' | 'timeZone'>,
): Promise<TrainingWeek[]> {
  const today = localDayOf(now(), user.timeZone);
  const weeks = weeksUpTo(today, LIMITS.PROGRESS_WEEKS);
  const rows = await database
    .select()
    .from(userWeeks)
    .where(and(eq(userWeeks.userId, user.id), gte(userWeeks.week, weeks[0] ?? today)));
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  const empty = { made: 0, totalShots: 0, workoutCount: 0, minutes: 0 };
  return weeks.map((week) => byWeek.get(week) ?? { week, ...empty });
}

/** Weekly volume and accuracy, and personal records. */
export async function getProgress(context: AppContext, user: User): Promise<Progress> {
  return {
    weeks: await lastWeeks(context, user),
    records: {
      mostShots: await recordWeek(context, user.id, userWeeks.totalShots),
      mostMade: await recordWeek(context, user.id, userWeeks.made),
      longestStreak: await longestStreak(context, user.id),
      bestZone: await bestZone(context, user.id),
    },
  };
}
