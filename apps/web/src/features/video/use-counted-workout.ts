import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { loadDraft } from '../review/review.tsx';

/**
 * What was counted in a video, as the server has it when its review begins, and what of its corrections is kept here.
 *
 * @param run number of the count on this page; another one is fetched anew
 */
export function useCountedWorkout(workoutId: string | null, run: number) {
  return useQuery({
    // Not below the key of saved workouts: while it is corrected here, no refresh may put it back.
    queryKey: ['review', workoutId, run],
    queryFn: async ({ signal }) => {
      const id = workoutId ?? '';
      const counted = await call('GET /api/workouts/:id', { params: { id }, signal });
      return { counted, draft: await loadDraft(id) };
    },
    enabled: workoutId !== null,
    gcTime: 0,
  });
}
