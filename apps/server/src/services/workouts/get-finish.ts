import type { PersonalRecord } from '@hooplog/contract';
import { LIMITS } from '@hooplog/domain';
import { and, asc, desc, eq, gte, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { achievements, userAchievements } from '../../database/schema/statistics.ts';
import { videos, workouts } from '../../database/schema/workouts.ts';
import type { AchievementRow } from '../achievements/list-achievements.ts';
import { completedBy } from '../assignments/completed-by.ts';
import type { AssignmentWithProgress } from '../assignments/rows.ts';
import type { AppContext } from '../context.ts';
import { listGoals } from '../goals/list-goals.ts';
import type { GoalWithWeeks } from '../goals/rows.ts';
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

type RecordColumn = 'made' | 'percent' | 'makesInARow';

const RECORDS = [
  { kind: 'made', column: 'made', fromShots: 1 },
  { kind: 'percent', column: 'percent', fromShots: LIMITS.RECORD_PERCENT_SHOTS },
  { kind: 'makes_in_a_row', column: 'makesInARow', fromShots: 1 },
] as const satisfies readonly {
  readonly kind: PersonalRecord['kind'];
  readonly column: RecordColumn;
  readonly fromShots: number;
}[];

/** The best of the player's other workouts, read from the end of an index; null where there is none to compare with. */
async function bestOfOthers(
  database: Queryable,
  { userId, id }: WorkoutRow,
  { column, fromShots }: (typeof RECORDS)[number],
): Promise<number | null> {
  const value = workouts[column];
  const [best] = await database
    .select({ value })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, userId),
        ne(workouts.id, id),
        isNotNull(value),
        gte(workouts.totalShots, fromShots),
      ),
    )
    .orderBy(desc(value))
    .limit(1);
  return best?.value ?? null;
}

/** In what no other workout comes up to this one. The first one of all breaks no record. */
async function recordsOf(database: Queryable, workout: WorkoutRow): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const rule of RECORDS) {
    const value = workout[rule.column];
    if (value === null || workout.totalShots < rule.fromShots) continue;
    const before = await bestOfOthers(database, workout, rule);
    if (before !== null && value > before) records.push({ kind: rule.kind, value, before });
  }
  return records;
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
