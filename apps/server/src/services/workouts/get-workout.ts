import type { AppContext } from '../context.ts';
import { type Correction, readCorrection } from '../shot-offers/read-correction.ts';
import type { User } from '../users/find-user.ts';
import { ownWorkout, withShots, type WorkoutWithShots } from './rows.ts';

/** A workout with all that its page shows. */
export async function getWorkout(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  user: User,
  workoutId: string,
): Promise<WorkoutWithShots & { readonly correction: Correction | null }> {
  const details = await withShots(database, await ownWorkout(database, user.id, workoutId));
  return { ...details, correction: await readCorrection(database, user, details, now()) };
}
