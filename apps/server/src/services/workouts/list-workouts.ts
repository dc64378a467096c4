import { and, desc, eq, sql } from 'drizzle-orm';
import { workouts } from '../../database/schema/workouts.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutRow } from './rows.ts';

/** The last workout of a page; the next page begins after it. */
export interface WorkoutCursor {
  readonly workoutDate: Date;
  readonly id: string;
}

export interface WorkoutPage {
  readonly workouts: readonly WorkoutRow[];
  /** Null on the last page. */
  readonly next: WorkoutCursor | null;
}

/** Workouts with shots, newest first. Reads along the index (user, date, id), from the cursor on. */
export async function listWorkouts(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor: WorkoutCursor | null },
): Promise<WorkoutPage> {
  const older =
    cursor === null
      ? undefined
      : sql`(${workouts.workoutDate}, ${workouts.id}) < (${cursor.workoutDate.toISOString()}::timestamptz, ${cursor.id}::uuid)`;
  const rows = await database
    .select()
    .from(workouts)
    .where(and(eq(workouts.userId, userId), older))
    .orderBy(desc(workouts.workoutDate), desc(workouts.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { workouts: page, next: rows.length > limit && last ? last : null };
}
