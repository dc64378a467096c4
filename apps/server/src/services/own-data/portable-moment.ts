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

/** The mark of an imported workout, by which it is known again. */
export const importKey = ({ id }: Pick<PortableMoment, 'id'>): string => `import:${id}`;

/**
 * The day a workout belonged to stays; nowhere on earth is it further from the moment than a day.
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

/** Those of the entries that are there: imported before, or the very workouts that were exported. */
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

/** Those that are not there yet; of two with the same id in one file the first. */
export function newOnes<Entry extends PortableMoment>(
  entries: readonly Entry[],
  known: readonly KnownWorkout[],
): Entry[] {
  const seen = new Set(known.flatMap(({ id, idempotencyKey }) => [id, idempotencyKey]));
  return entries.filter((entry) => {
    // As PostgreSQL writes it.
    const id = entry.id.toLowerCase();
    const isNew = !seen.has(id) && !seen.has(importKey(entry));
    seen.add(id);
    return isNew;
  });
}
