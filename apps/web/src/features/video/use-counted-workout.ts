import { getWorkout } from '@hooplog/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';

/**
 * What was counted in a video, as the server has it when its review begins.
 *
 * @param run number of the count on this page; another one is fetched anew
 */
export function useCountedWorkout(workoutId: string | null, run: number) {
  return useQuery({
    // Not below the key of saved workouts: while it is corrected here, no refresh may put it back.
    queryKey: ['review', workoutId, run],
    queryFn: ({ signal }) => call(getWorkout, { params: { id: workoutId ?? '' }, signal }),
    enabled: workoutId !== null,
    gcTime: 0,
  });
}
