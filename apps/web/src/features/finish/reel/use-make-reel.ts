import type { Reel } from '@hooplog/contract';
import { call } from '../../../lib/api-client/call.ts';
import { reelQuery } from '../../../lib/queries/finish.ts';
import { useChange } from '../../../lib/queries/use-change.ts';

/** Asks the server for the reel of a workout; how far it is, the reel's own query tells. */
export const useMakeReel = (workoutId: string, known: Reel) =>
  useChange(() => call('POST /api/workouts/:id/reel', { params: { id: workoutId } }), {
    failed: 'The reel could not be started',
    answers: reelQuery(workoutId, known),
  });
