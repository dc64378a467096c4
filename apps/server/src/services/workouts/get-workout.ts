import type { AppContext } from '../context.ts';
import { ownWorkout, withShots, type WorkoutWithShots } from './rows.ts';

export async function getWorkout(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  workoutId: string,
): Promise<WorkoutWithShots> {
  return withShots(database, await ownWorkout(database, userId, workoutId));
}
