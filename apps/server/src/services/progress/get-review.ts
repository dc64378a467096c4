import {
  addReviewPeriods,
  type AccuracyChange,
  changeBetween,
  type LocalDay,
  localDayOf,
  longestRunIn,
  type Period,
  reviewDays,
  reviewOf,
  type ReviewPeriod,
  type Totals,
  videoShare,
  zoneVerdicts,
  type ZoneId,
} from '@hooplog/domain';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { userDays, userStats, zoneDays } from '../../database/schema/statistics.ts';
import {
  type AchievementRow,
  listAchievements,
  listUserAchievements,
} from '../achievements/list-achievements.ts';
import type { AppContext } from '../context.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { readDays } from '../statistics/get-heat-map.ts';
import type { User } from '../users/find-user.ts';
import { reviewDrills, type ReviewedDrill } from './review-drills.ts';

export interface FoundReview extends Period {
  readonly period: ReviewPeriod;
  readonly days: number;
  readonly workouts: number;
  readonly minutes: number;
  readonly made: number;
  readonly totalShots: number;
  readonly byVideo: number | null;
  readonly change: AccuracyChange | null;
  readonly bestDay: {
    readonly day: LocalDay;
    readonly made: number;
    readonly totalShots: number;
  } | null;
  readonly bestZone: (Totals & { readonly zone: ZoneId }) | null;
  readonly longestStreak: number;
  readonly badges: readonly AchievementRow[];
  readonly drills: ReviewedDrill[];
  readonly zones: readonly ZoneTotals[];
}

type Day = typeof userDays.$inferSelect;

const readUserDays = (database: Queryable, userId: string, { from, to }: Period) =>
  database
    .select()
    .from(userDays)
    .where(and(eq(userDays.userId, userId), between(userDays.day, from, to)))
    .orderBy(asc(userDays.day));

/** Badges earned on days of a period, in the player's own calendar. */
async function badgesIn(context: AppContext, { id, timeZone }: User, { from, to }: Period) {
  const earned = await listUserAchievements(context, id);
  const isIn = (day: LocalDay) => day >= from && day <= to;
  const ids = new Set(
    earned
      .filter(({ earnedAt }) => isIn(localDayOf(earnedAt, timeZone)))
      .map(({ achievementId }) => achievementId),
  );
  return (await listAchievements(context)).filter((badge) => ids.has(badge.id));
}

async function skippedDaysOf({ database }: AppContext, userId: string): Promise<LocalDay[]> {
  const [row] = await database
    .select({ days: userStats.skippedDays })
    .from(userStats)
    .where(eq(userStats.userId, userId));
  return row?.days ?? [];
}

const shotsOf = ({ made, totalShots }: Day): Totals => ({ made, total: totalShots });

function changeFrom(before: readonly Day[], days: readonly Day[]): AccuracyChange | null {
  const change = changeBetween(before.map(shotsOf), days.map(shotsOf));
  return change.before.total === 0 || change.after.total === 0 ? null : change;
}

/** The day with the most makes; the earliest if several are equal. */
function bestDayOf(days: readonly Day[]): FoundReview['bestDay'] {
  const [best] = days.toSorted((a, b) => b.made - a.made);
  if (best === undefined || best.made === 0) return null;
  const { day, made, totalShots } = best;
  return { day, made, totalShots };
}

function bestZoneOf(zones: readonly ZoneTotals[]): FoundReview['bestZone'] {
  const { best } = zoneVerdicts(zones);
  if (best === null || !best.isSure) return null;
  const { zone, made, total } = best;
  return { zone, made, total };
}

/** Review of a month or a year. Reads the stored sums of its days and those of the previous period. */
export async function getReview(
  context: AppContext,
  user: User,
  asked: ReviewPeriod | undefined,
): Promise<FoundReview> {
  const { database, now } = context;
  const period = asked ?? reviewOf(localDayOf(now(), user.timeZone), 'month');
  const days = reviewDays(period);
  const found = await readUserDays(database, user.id, days);
  const before = await readUserDays(database, user.id, reviewDays(addReviewPeriods(period, -1)));
  const zones = await readDays(database, user.id, between(zoneDays.day, days.from, days.to));
  const sumOf = (column: 'workoutCount' | 'minutes' | 'made' | 'totalShots' | 'verifiedShots') =>
    found.reduce((sum, day) => sum + day[column], 0);
  const totalShots = sumOf('totalShots');
  return {
    period,
    ...days,
    days: found.length,
    workouts: sumOf('workoutCount'),
    minutes: sumOf('minutes'),
    made: sumOf('made'),
    totalShots,
    byVideo: videoShare({ verifiedShots: sumOf('verifiedShots'), totalShots }),
    change: changeFrom(before, found),
    bestDay: bestDayOf(found),
    bestZone: bestZoneOf(zones),
    longestStreak: longestRunIn(
      found.map(({ day }) => day),
      await skippedDaysOf(context, user.id),
    ),
    badges: await badgesIn(context, user, days),
    drills: await reviewDrills(database, user.id, days),
    zones,
  };
}
