import type { PersonalRecord } from '@hooplog/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import { videos } from '../../database/schema/workouts.ts';
import type { AchievementRow } from '../achievements/list-achievements.ts';
import { completedBy } from '../assignments/completed-by.ts';
import type { AssignmentWithProgress } from '../assignments/rows.ts';
import type { AppContext } from '../context.ts';
import { listGoals } from '../goals/list-goals.ts';
import type { GoalWithWeeks } from '../goals/rows.ts';
import { recordsOf } from '../progress/personal-bests.ts';
import { type Reel, reelOf } from '../reels/reel.ts';
import type { ZoneTotals } from '../statistics/contribution.ts';
import { getStats } from '../statistics/get-stats.ts';
import type { User } from '../users/find-user.ts';
import { ownWorkout, type WorkoutRow, zonesOf } from './rows.ts';

/** What a workout amounts to. */
export interface Finish {
  readonly workout: WorkoutRow;
  readonly zones: readonly ZoneTotals[];
  readonly records: readonly PersonalRecord[];
  readonly streakDays: number;
  readonly badges: readonly AchievementRow[];
  readonly goals: readonly GoalWithWeeks[];
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

/** All that the screen after a workout shows; each read is as short with a long history as with none. */
export async function getFinish(
  context: AppContext,
  user: User,
  workoutId: string,
): Promise<Finish> {
  const { database } = context;
  const workout = await ownWorkout(database, user.id, workoutId);
  const zones = await zonesOf(database, workoutId);
  return {
    workout,
    zones,
    assignments: await completedBy(context, user, workout, zones),
    records: await recordsOf(database, workout),
    streakDays: (await getStats(context, user)).currentStreak,
    badges: (await badgesOf(database, user.id, workoutId)).map(({ badge }) => badge),
    goals: await listGoals(context, user),
    posterOf: await posterOf(database, workoutId),
    reel: await reelOf(database, workout),
  };
}
