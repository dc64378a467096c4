import type { AppContext } from '../context.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { type Reel, reelOf } from './reel.ts';

export async function getReel(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  workoutId: string,
): Promise<Reel> {
  return reelOf(database, await ownWorkout(database, userId, workoutId));
}
