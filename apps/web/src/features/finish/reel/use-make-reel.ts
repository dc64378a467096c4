import { makeReel } from '@hooplog/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnauthorized, userMessage } from '../../../lib/api-client/api-error.ts';
import { call } from '../../../lib/api-client/call.ts';
import { toast } from '../../../lib/toast/toast-store.ts';

/** Asks the server for the reel of a workout; how far it is, the reel's own query tells. */
export function useMakeReel(workoutId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(makeReel, { params: { id: workoutId } }),
    onSuccess: (reel) => {
      client.setQueryData(['/api/workouts', workoutId, 'reel'], reel);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = userMessage(error, 'The reel could not be started');
      toast({ title: 'Error', description, tone: 'destructive' });
    },
  });
}
