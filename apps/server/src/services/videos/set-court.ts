import { fitHomography } from '@hooplog/vision';
import { phrase } from '@hooplog/language';
import { invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { changeCourt, type Court } from './change-court.ts';

/** Stores the position of the court in an analysed video, and places its shots by it. */
export async function setCourt(
  context: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  court: Court,
): Promise<WorkoutWithShots> {
  if (fitHomography(court.court) === null) {
    throw invalidField(
      'court',
      phrase('These points do not make a floor: too many lie on one line, or two are mixed up'),
    );
  }
  return changeCourt(context, userId, videoId, court);
}
