import type { GoalKind, LocalDay, ZoneId } from '@hooplog/domain';
import { daysBetween, localDayOf } from '@hooplog/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import {
  achievements,
  goals,
  goalTargets,
  userAchievements,
} from '../../database/schema/statistics.ts';
import { manualWorkouts, shots, workouts } from '../../database/schema/workouts.ts';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { insertManualWorkout } from '../manual-workouts/create-manual-workout.ts';
import type { Exercise } from '../manual-workouts/rows.ts';
import { applyWorkoutChange, type ZoneTotals } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import type { User } from '../users/find-user.ts';
import { contributionOf, replaceZones } from '../workouts/rows.ts';
import { type WorkoutMoment, workoutMoment } from '../workouts/workout-day.ts';

interface Entry {
  readonly id: string;
  readonly workoutDate: string;
  readonly localDay: string;
  readonly notes: string | null;
}

interface ShotEntry {
  readonly releaseSeconds: number | null;
  readonly rimSeconds: number | null;
  readonly outcome: 'made' | 'missed';
  readonly detectedOutcome: 'made' | 'missed' | null;
  readonly zone: ZoneId | null;
  readonly court: { readonly x: number; readonly y: number } | null;
  readonly confidence: number | null;
  readonly needsReview: boolean;
  readonly correctedAt: string | null;
}

interface WorkoutEntry extends Entry {
  readonly source: 'video' | 'manual';
  readonly totalShots: number;
  readonly made: number;
  readonly missed: number;
  readonly shotData: readonly ZoneTotals[];
  readonly shots: readonly ShotEntry[];
}

interface ManualWorkoutEntry extends Entry {
  readonly exercises: readonly Exercise[];
}

/** What an export holds, parsed. */
interface ImportedData {
  readonly workouts: readonly WorkoutEntry[];
  readonly manualWorkouts: readonly ManualWorkoutEntry[];
  readonly goals: readonly {
    readonly kind: GoalKind;
    readonly target: number;
    readonly targets: readonly { readonly fromWeek: string; readonly target: number }[];
  }[];
  readonly achievements: readonly { readonly name: string; readonly earnedAt: string }[];
}

/** The mark of an imported workout, by which it is known again. */
const keyOf = ({ id }: Entry) => `import:${id}`;

/** The day a workout belonged to stays; nowhere on earth is it further from the moment than a day. */
function momentOf({ workoutDate, localDay }: Entry, now: Date, field: string): WorkoutMoment {
  const moment = workoutMoment(new Date(workoutDate), { now, timeZone: 'UTC', field });
  const day = localDay as LocalDay;
  if (Math.abs(daysBetween(localDayOf(moment.workoutDate, 'UTC'), day)) > 1) {
    throw invalidField(field, 'The day of a workout does not fit its moment');
  }
  return { ...moment, localDay: day };
}

async function insertShots(tx: Transaction, workoutId: string, list: readonly ShotEntry[]) {
  const rows = list.map(({ court, correctedAt, ...shot }) => ({
    ...shot,
    workoutId,
    courtX: court?.x ?? null,
    courtY: court?.y ?? null,
    correctedAt: correctedAt === null ? null : new Date(correctedAt),
  }));
  for (let start = 0; start < rows.length; start += 1000) {
    await tx.insert(shots).values(rows.slice(start, start + 1000));
  }
}

/** False when it is there already: imported before, or the very workout that was exported. */
async function importWorkout(tx: Transaction, user: User, entry: WorkoutEntry, now: Date) {
  const { source, totalShots, made, missed, notes } = entry;
  const moment = momentOf(entry, now, 'workouts');
  const userId = user.id;
  await lockStatistics(tx, userId);
  const [known] = await tx
    .select({ id: workouts.id })
    .from(workouts)
    .where(
      and(
        eq(workouts.userId, userId),
        or(eq(workouts.id, entry.id), eq(workouts.idempotencyKey, keyOf(entry))),
      ),
    );
  if (known !== undefined) return false;
  const [row] = await tx
    .insert(workouts)
    .values({
      ...moment,
      ...{ userId, source, totalShots, made, missed, notes },
      idempotencyKey: keyOf(entry),
    })
    .returning();
  if (row === undefined) throw new Error('No row came back');
  await replaceZones(tx, row.id, entry.shotData);
  await insertShots(tx, row.id, entry.shots);
  await applyWorkoutChange(tx, userId, null, await contributionOf(tx, row));
  return true;
}

async function importManual(tx: Transaction, user: User, entry: ManualWorkoutEntry, now: Date) {
  const { notes, exercises } = entry;
  const moment = momentOf(entry, now, 'manualWorkouts');
  const userId = user.id;
  await lockStatistics(tx, userId);
  const [known] = await tx
    .select({ id: manualWorkouts.id })
    .from(manualWorkouts)
    .where(
      and(
        eq(manualWorkouts.userId, userId),
        or(eq(manualWorkouts.id, entry.id), eq(manualWorkouts.idempotencyKey, keyOf(entry))),
      ),
    );
  if (known !== undefined) return false;
  const idempotencyKey = keyOf(entry);
  await insertManualWorkout(tx, { userId, ...moment, notes, exercises, idempotencyKey });
  return true;
}

/** Goals of kinds that have none yet. */
async function importGoals(tx: Transaction, userId: string, list: ImportedData['goals']) {
  for (const { kind, target, targets } of list) {
    const [goal] = await tx
      .insert(goals)
      .values({ userId, kind, target })
      .onConflictDoNothing()
      .returning();
    if (goal === undefined || targets.length === 0) continue;
    const rows = targets.map((row) => ({ goalId: goal.id, ...row }));
    await tx.insert(goalTargets).values(rows).onConflictDoNothing();
  }
}

/** Badges keep the day on which they were earned, and are no news. */
async function importAchievements(
  tx: Transaction,
  userId: string,
  list: ImportedData['achievements'],
  now: Date,
) {
  if (list.length === 0) return;
  const earnedAt = new Map(list.map((badge) => [badge.name, new Date(badge.earnedAt)]));
  const rows = await tx
    .select({ id: achievements.id, name: achievements.name })
    .from(achievements)
    .where(inArray(achievements.name, [...earnedAt.keys()]));
  for (const { id, name } of rows) {
    const earned = { earnedAt: earnedAt.get(name) ?? now, toldAt: now };
    await tx
      .insert(userAchievements)
      .values({ userId, achievementId: id, ...earned })
      .onConflictDoNothing();
  }
}

/**
 * Adds what an export holds; what is there already stays as it is. Each workout is a transaction of its own: an import
 * that was cut off is simply done again, and adds the rest.
 */
export async function importData(
  { database, now }: AppContext,
  user: User,
  data: ImportedData,
): Promise<{ readonly added: number; readonly known: number }> {
  const moment = now();
  await transaction(database, async (tx) => {
    await importGoals(tx, user.id, data.goals);
    await importAchievements(tx, user.id, data.achievements, moment);
  });
  let added = 0;
  for (const entry of data.workouts) {
    added += Number(await transaction(database, (tx) => importWorkout(tx, user, entry, moment)));
  }
  for (const entry of data.manualWorkouts) {
    added += Number(await transaction(database, (tx) => importManual(tx, user, entry, moment)));
  }
  return { added, known: data.workouts.length + data.manualWorkouts.length - added };
}
