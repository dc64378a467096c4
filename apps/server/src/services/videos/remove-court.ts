import type { AppContext } from '../context.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { changeCourt } from './change-court.ts';

/** Stores that an analysed video shows no court to place shots on, also for later analyses of the video. */
export function removeCourt(
  context: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
): Promise<WorkoutWithShots> {
  return changeCourt(context, userId, videoId, null);
}
