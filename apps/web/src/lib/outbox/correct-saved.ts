import type { UpdateWorkoutBody } from '@hooplog/contract';
import { savedBefore } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';

/**
 * Handles the failure of a save that the server already has with another moment: the workout is corrected there, and
 * never saved twice. Rethrows every other error.
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
