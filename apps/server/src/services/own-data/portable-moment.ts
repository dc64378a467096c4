import type { PortableManualWorkout, PortableWorkout } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import type { manualWorkouts, workouts } from '../../database/schema/workouts.ts';
import { invalidField } from '../../errors/app-error.ts';
import { isDayOf, type WorkoutMoment, workoutMoment } from '../workouts/workout-day.ts';

type PortableMoment = Pick<
  PortableWorkout | PortableManualWorkout,
  'id' | 'workoutDate' | 'localDay'
>;

/** Key by which an imported workout is recognised on the next import. */
export const importKey = ({ id }: Pick<PortableMoment, 'id'>): string => `import:${id}`;

/**
 * Keeps the day of a workout, which nowhere on Earth is more than a day from its moment.
 *
 * @param field name of the list, for the message
 */
export function momentOf(
  { workoutDate, localDay }: PortableMoment,
  now: Date,
  field: string,
): Pick<WorkoutMoment, 'workoutDate' | 'localDay'> & { readonly timeZone: null } {
  const moment = workoutMoment(new Date(workoutDate), { now, timeZone: 'UTC', field });
  if (!isDayOf(moment.workoutDate, localDay)) {
    throw invalidField(field, phrase('The day of a workout does not fit its moment'));
  }
  return { ...moment, localDay, timeZone: null };
}

/** Entries that exist already: imported before, or the exported workouts themselves. */
export function findKnown(
  tx: Transaction,
  table: typeof workouts | typeof manualWorkouts,
  userId: string,
  entries: readonly PortableMoment[],
): Promise<KnownWorkout[]> {
  const isKnown = or(
    inArray(
      table.id,
      entries.map(({ id }) => id),
    ),
    inArray(table.idempotencyKey, entries.map(importKey)),
  );
  return tx
    .select({ id: table.id, idempotencyKey: table.idempotencyKey })
    .from(table)
    .where(and(eq(table.userId, userId), isKnown));
}

interface KnownWorkout {
  readonly id: string;
  readonly idempotencyKey: string | null;
}

/** Entries that do not exist yet; if a file has an id twice, the first. */
export function newOnes<Entry extends PortableMoment>(
  entries: readonly Entry[],
  known: readonly KnownWorkout[],
): Entry[] {
  const seen = new Set(known.flatMap(({ id, idempotencyKey }) => [id, idempotencyKey]));
  return entries.filter((entry) => {
    // In PostgreSQL's spelling.
    const id = entry.id.toLowerCase();
    const isNew = !seen.has(id) && !seen.has(importKey(entry));
    seen.add(id);
    return isNew;
  });
}
