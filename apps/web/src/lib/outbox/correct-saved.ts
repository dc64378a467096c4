import type { UpdateWorkoutBody } from '@hooplog/contract';
import { savedBefore } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/**
 * Answers the failure of a save that had arrived before, with another moment: the workout is corrected where it is, and
 * never saved twice. Throws every other error again.
 */
export async function correctSaved(
  error: unknown,
  { workoutDate, timeZone, localDay }: Pick<UpdateWorkoutBody, 'workoutDate' | 'timeZone' | 'localDay'>, // prettier-ignore
) {
  const id = savedBefore(error);
  if (id === null) throw error;
  return call('PATCH /api/workouts/:id', {
    params: { id },
    body: { workoutDate, timeZone, localDay },
    isKept: true,
  });
}
