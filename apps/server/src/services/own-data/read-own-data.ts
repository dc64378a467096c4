import { type ExerciseType, findDrill, wordsOf } from '@hooplog/domain';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import {
  achievements,
  goals,
  goalTargets,
  userAchievements,
} from '../../database/schema/statistics.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { manualWorkouts, shotData, shots, workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import { listOwnDrills } from '../drills/own-drills.ts';
import { withExercises } from '../manual-workouts/rows.ts';

type Reading = Pick<AppContext, 'database'>;

/** Workouts per query, so that an export never holds a whole history in memory. */
export const PAGE = 100;

/** Reads a table page by page along its primary key. */
export async function* pages<Row extends { readonly id: string }>(
  read: (after: string | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after: string | null = null; ;) {
    const page = await read(after);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.id;
  }
}

async function detailsOf({ database }: Reading, workoutIds: readonly string[]) {
  const ids = [...workoutIds];
  const zones = await database
    .select({
      workoutId: shotData.workoutId,
      zone: shotData.zone,
      made: shotData.made,
      total: shotData.total,
    })
    .from(shotData)
    .where(inArray(shotData.workoutId, ids))
    .orderBy(asc(shotData.id));
  const single = await database
    .select()
    .from(shots)
    .where(and(inArray(shots.workoutId, ids), isNull(shots.dismissedAt)))
    .orderBy(asc(shots.rimSeconds), asc(shots.id));
  return {
    zones: Map.groupBy(zones, ({ workoutId }) => workoutId),
    shots: Map.groupBy(single, ({ workoutId }) => workoutId),
  };
}

function portableShot(shot: typeof shots.$inferSelect) {
  const { releaseSeconds, rimSeconds, outcome, detectedOutcome, confidence, needsReview } = shot;
  const { courtX, courtY } = shot;
  return {
    releaseSeconds,
    rimSeconds,
    outcome,
    detectedOutcome,
    // Zones are parsed before they are stored.
    zone: shot.zone,
    court: courtX === null || courtY === null ? null : { x: courtX, y: courtY },
    confidence,
    needsReview,
    correctedAt: shot.correctedAt?.toISOString() ?? null,
    kind: shot.kind,
  };
}

/** Workouts with zones and shots, oldest entry first. */
export async function* readWorkouts(context: Reading, userId: string) {
  const { database } = context;
  const read = (after: string | null) =>
    database
      .select()
      .from(workouts)
      .where(and(eq(workouts.userId, userId), after === null ? undefined : gt(workouts.id, after)))
      .orderBy(asc(workouts.id))
      .limit(PAGE);
  for await (const page of pages(read)) {
    const details = await detailsOf(
      context,
      page.map(({ id }) => id),
    );
    for (const workout of page) {
      const { id, localDay, source, totalShots, made, missed, outcomes, courtKind } = workout;
      const { filmedByAnother } = workout;
      yield {
        id,
        workoutDate: workout.workoutDate.toISOString(),
        localDay,
        source,
        totalShots,
        made,
        missed,
        ...wordsOf(workout),
        outcomes,
        drill: workout.chosenDrill ?? workout.drill,
        filmedByAnother,
        courtKind,
        shotData: (details.zones.get(id) ?? []).map(({ zone, made: zoneMade, total }) => ({
          zone,
          made: zoneMade,
          total,
        })),
        kindData: workout.kindData,
        shots: (details.shots.get(id) ?? []).map(portableShot),
      };
    }
  }
}

/** Workouts without shots, oldest entry first. */
export async function* readManualWorkouts({ database }: Reading, userId: string) {
  const read = (after: string | null) =>
    database
      .select()
      .from(manualWorkouts)
      .where(
        and(
          eq(manualWorkouts.userId, userId),
          after === null ? undefined : gt(manualWorkouts.id, after),
        ),
      )
      .orderBy(asc(manualWorkouts.id))
      .limit(PAGE);
  for await (const page of pages(read)) {
    for (const { workout, exercises } of await withExercises(database, page)) {
      yield {
        id: workout.id,
        workoutDate: workout.workoutDate.toISOString(),
        localDay: workout.localDay,
        notes: workout.notes,
        exercises: exercises.map(({ exerciseType, duration }) => ({
          exerciseType: exerciseType satisfies ExerciseType,
          duration,
        })),
      };
    }
  }
}

/** Goals with all their past targets. */
export async function readGoals({ database }: Reading, userId: string) {
  const rows = await database
    .select()
    .from(goals)
    .where(eq(goals.userId, userId))
    .orderBy(asc(goals.id));
  const targets = await database
    .select({
      goalId: goalTargets.goalId,
      fromWeek: goalTargets.fromWeek,
      target: goalTargets.target,
    })
    .from(goalTargets)
    .innerJoin(goals, eq(goals.id, goalTargets.goalId))
    .where(eq(goals.userId, userId))
    .orderBy(asc(goalTargets.fromWeek));
  const byGoal = Map.groupBy(targets, ({ goalId }) => goalId);
  return rows.map(({ id, kind, period, target }) => ({
    kind,
    ...(period === 'day' && { period }),
    target,
    targets: (byGoal.get(id) ?? []).map((row) => ({ fromWeek: row.fromWeek, target: row.target })),
  }));
}

/** Badges and when they were earned. */
export async function readAchievements({ database }: Reading, userId: string) {
  const rows = await database
    .select({ name: achievements.name, earnedAt: userAchievements.earnedAt })
    .from(userAchievements)
    .innerJoin(achievements, eq(achievements.id, userAchievements.achievementId))
    .where(eq(userAchievements.userId, userId))
    .orderBy(asc(userAchievements.earnedAt), asc(achievements.id));
  return rows.map(({ name, earnedAt }) => ({ name, earnedAt: earnedAt.toISOString() }));
}

/** Drills that the user made or saved; the name is for people who read the file. */
export async function readDrills(context: Reading, userId: string) {
  const rows = await listOwnDrills(context, userId);
  return rows.map(({ key }) => ({ key, name: findDrill(key)?.name ?? null }));
}

/** The user's notifications and when they were read; at most what an inbox keeps. */
export async function readNotifications({ database }: Reading, userId: string) {
  const rows = await database
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind, createdAt, readAt }) => ({
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}
