import type { Video } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-client/api-error.ts';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';

/** Removes a video and its workout. One that no longer exists counts as removed. */
async function remove({ id, workoutId }: Pick<Video, 'id' | 'workoutId'>): Promise<void> {
  try {
    if (workoutId === null) await call('DELETE /api/videos/:id', { params: { id } });
    else await call('DELETE /api/workouts/:id', { params: { id: workoutId } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

export function useRemoveVideo(onRemoved: () => void) {
  const client = useQueryClient();
  return useChange(remove, {
    failed: t('Failed to remove video'),
    onDone: async (_, { id, workoutId }) => {
      // The film stays on this device in case the video is restored; only the newest few are kept.
      onRemoved();
      const undoing = await import('../../components/workouts/offer-undo.ts');
      undoing.offerUndo(client, workoutId ?? id);
      await refreshAfterWorkout(client);
    },
  });
}
