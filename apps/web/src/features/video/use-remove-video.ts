import { deleteVideo, deleteWorkout, type Video } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound, isUnauthorized, userMessage } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { forgetFilms } from '../../lib/device-film/device-film.ts';
import { toast } from '../../lib/toast/toast-store.ts';

/** Removes a video, and the workout that was made of it. What is gone already counts as removed. */
async function remove({ id, workoutId }: Pick<Video, 'id' | 'workoutId'>): Promise<void> {
  try {
    if (workoutId === null) await call(deleteVideo, { params: { id } });
    else await call(deleteWorkout, { params: { id: workoutId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

export function useRemoveVideo(onRemoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: async (_, { id }) => {
      void forgetFilms(id);
      onRemoved();
      await refreshAfterWorkout(client);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'Failed to remove video');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}
