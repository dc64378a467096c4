import type { PersonalRecord } from '@hooplog/contract';
import { EMPTY_WEEK, goalValue, localDayOf, weekOf, type WeekTotals } from '@hooplog/domain';
import { and, asc, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  achievements,
  userAchievements,
  userDays,
  userWeeks,
} from '../../database/schema/statistics.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import type { AchievementRow } from '../achievements/list-achievements.ts';
import { completedBy } from '../assignments/completed-by.ts';
import type { AssignmentWithProgress } from '../assignments/rows.ts';
import type { AppContext } from '../context.ts';
import { bestOfOtherPlays } from '../drills/best-of-other-plays.ts';
import { listGoals } from '../goals/list-goals.ts';
import { type GoalWithWeeks, trainedToday } from '../goals/rows.ts';

import { recordsOf } from '../progress/personal-bests.ts';
import { type Reel, reelOf } from '../reels/reel.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { getStats, type Stats } from '../statistics/get-stats.ts';
import type { User } from '../users/find-user.ts';
import { ownWorkout, type WorkoutRow, zonesOf } from './rows.ts';

interface GoalBefore extends GoalWithWeeks {
  /** The value of this week, or of today, without the workout. */
  readonly before: number;
}

/** The summary shown after a workout. */
export interface Finish {
  readonly workout: WorkoutRow;
  readonly zones: readonly ZoneTotals[];
  readonly records: readonly PersonalRecord[];
  /** For a drill: the best result of its other plays; undefined if there are none. */
  readonly drillBest: number | null | undefined;
  /** The previous workout with shots; null for the first. */
  readonly lastTime: WorkoutRow | null;
  readonly streakDays: number;
  /** The streak without it, if the workout is today's; otherwise the same as `streakDays`. */
  readonly streakBefore: number;
  readonly badges: readonly AchievementRow[];
  readonly goals: readonly GoalBefore[];
  readonly assignments: readonly AssignmentWithProgress[];
  readonly posterOf: string | null;
  readonly reel: Reel;
}

const badgesOf = (database: Queryable, userId: string, workoutId: string) =>
  database
    .select({ badge: achievements })
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(and(eq(userAchievements.userId, userId), eq(userAchievements.workoutId, workoutId)))
    .orderBy(asc(achievements.id));

async function posterOf(database: Queryable, workoutId: string): Promise<string | null> {
  const [video] = await database
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.workoutId, workoutId), isNotNull(videos.posterKey)));
  return video?.id ?? null;
}

async function lastTime(database: Queryable, workout: WorkoutRow): Promise<WorkoutRow | null> {
  const [row] = await database
    .select()
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, workout.userId),
        lt(workouts.workoutDate, workout.workoutDate),
        gt(workouts.totalShots, 0),
      ),
    )
    .orderBy(desc(workouts.workoutDate), desc(workouts.id))
    .limit(1);
  return row ?? null;
}

/** Only today's first workout extends a streak visibly; older ones have long been part of it. */
async function streakBefore(
  database: Queryable,
  { userId, localDay }: WorkoutRow,
  { currentStreak, today }: Stats,
): Promise<number> {
  if (localDay !== today) return currentStreak;
  const [day] = await database
    .select({ workoutCount: userDays.workoutCount })
    .from(userDays)
    .where(and(eq(userDays.userId, userId), eq(userDays.day, localDay)));
  return day?.workoutCount === 1 ? currentStreak - 1 : currentStreak;
}

/** The sums of a week or a day minus one of its workouts. */
function without(week: WeekTotals, { made, totalShots }: WorkoutRow): WeekTotals {
  return {
    ...week,
    made: week.made - made,
    totalShots: week.totalShots - totalShots,
    workoutCount: week.workoutCount - 1,
  };
}

/** The goals of this week and of today, with and without the workout. */
async function goalsWithout(
  context: AppContext,
  user: User,
  workout: WorkoutRow,
): Promise<GoalBefore[]> {
  const { database, now } = context;
  const goals = await listGoals(context, user);
  if (goals.length === 0) return [];
  const today = localDayOf(now(), user.timeZone);
  const [week = EMPTY_WEEK] = await database
    .select()
    .from(userWeeks)
    .where(and(eq(userWeeks.userId, user.id), eq(userWeeks.week, weekOf(today))));
  const day = await trainedToday(database, user, now());
  const before = {
    week: weekOf(workout.localDay) === weekOf(today) ? without(week, workout) : week,
    day: workout.localDay === today ? without(day, workout) : day,
  };
  return goals.map((each) => {
    const { kind, period } = each.goal;
    return { ...each, before: goalValue(kind, before[period]) };
  });
}

/** Everything on the screen after a workout; no read takes longer with a longer history. */
export async function getFinish(
  context: AppContext,
  user: User,
  workoutId: string,
): Promise<Finish> {
  const { database } = context;
  const workout = await ownWorkout(database, user.id, workoutId);
  const zones = await zonesOf(database, workoutId);
  const stats = await getStats(context, user);
  return {
    workout,
    zones,
    assignments: await completedBy(context, user, workout, zones),
    records: await recordsOf(database, workout),
    drillBest: await bestOfOtherPlays(database, workout),
    lastTime: await lastTime(database, workout),
    streakDays: stats.currentStreak,
    streakBefore: await streakBefore(database, workout, stats),
    badges: (await badgesOf(database, user.id, workoutId)).map(({ badge }) => badge),
    goals: await goalsWithout(context, user, workout),
    posterOf: await posterOf(database, workoutId),
    reel: await reelOf(database, workout),
  };
}
