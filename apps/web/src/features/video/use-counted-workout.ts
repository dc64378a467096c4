import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api-client/call.ts';
import { loadDraft } from '../review/review.tsx';

/**
 * The count of a video as stored on the server when its review begins, with the draft of corrections on this device.
 *
 * @param run number of the count on this page; a new number fetches again
 */
export function useCountedWorkout(workoutId: string | null, run: number) {
  return useQuery({
    // Not under the key of saved workouts: a refetch must not overwrite it while it is being corrected here.
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
