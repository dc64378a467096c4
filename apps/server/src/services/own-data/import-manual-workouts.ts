import type { PortableManualWorkout } from '@hooplog/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { manualWorkoutExercises, manualWorkouts } from '../../database/schema/workouts.ts';
import { contributionOf, minutesOf } from '../manual-workouts/rows.ts';
import { applyWorkoutChanges } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { findKnown, importKey, momentOf, newOnes } from './portable-moment.ts';

function rowOf(entry: PortableManualWorkout, userId: string, now: Date) {
  return {
    id: uuidv7(),
    userId,
    ...momentOf(entry, now, 'manualWorkouts'),
    totalDuration: minutesOf(entry.exercises),
    notes: entry.notes,
    idempotencyKey: importKey(entry),
    createdAt: now,
  };
}

/** Adds the workouts that do not exist yet, all or none of them, and returns their number. */
export async function importManualWorkouts(
  tx: Transaction,
  userId: string,
  entries: readonly PortableManualWorkout[],
  now: Date,
): Promise<number> {
  if (entries.length === 0) return 0;
  await lockStatistics(tx, userId);
  const added = newOnes(entries, await findKnown(tx, manualWorkouts, userId, entries));
  if (added.length === 0) return 0;
  const made = added.map((entry) => ({ entry, row: rowOf(entry, userId, now) }));
  await tx.insert(manualWorkouts).values(made.map(({ row }) => row));
  const exercises = made.flatMap(({ entry, row: { id: workoutId } }) =>
    // Ids increase, which preserves the order of entry.
    entry.exercises.map((exercise) => ({ id: uuidv7(), workoutId, ...exercise, createdAt: now })),
  );
  await insertMany(tx, manualWorkoutExercises, exercises);
  const after = made.map(({ row }) => contributionOf(row));
  await applyWorkoutChanges(tx, userId, { before: [], after });
  return added.length;
}
