import { and, desc, eq, sql } from 'drizzle-orm';
import { manualWorkouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutCursor } from '../workouts/list-workouts.ts';
import type { ManualWorkoutRow } from './rows.ts';

interface ManualWorkoutPage {
  readonly workouts: readonly ManualWorkoutRow[];
  /** Null on the last page. */
  readonly next: WorkoutCursor | null;
}

/** Workouts without shots, newest first. Reads along the index (user, date, id), from the cursor on. */
export async function listManualWorkouts(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor: WorkoutCursor | null },
): Promise<ManualWorkoutPage> {
  const older =
    cursor === null
      ? undefined
      : sql`(${manualWorkouts.workoutDate}, ${manualWorkouts.id}) < (${cursor.workoutDate.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await database
    .select()
    .from(manualWorkouts)
    .where(and(eq(manualWorkouts.userId, userId), older))
    .orderBy(desc(manualWorkouts.workoutDate), desc(manualWorkouts.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { workouts: page, next: rows.length > limit && last ? last : null };
}
