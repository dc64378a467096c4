import type { Reel } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries/query-of.ts';

/** The result of a workout. */
export const finishQuery = (id: string) =>
  queryOf('GET /api/workouts/:id/finish', { params: { id } });

const REEL_POLL_MS = 1000;

const isInProgress = (reel: Reel | undefined) =>
  reel?.state === 'queued' || reel?.state === 'making';

/** The reel of a workout, polled while it is being made. */
export const reelQuery = (id: string, known: Reel) =>
  queryOptions({
    ...queryOf('GET /api/workouts/:id/reel', { params: { id } }),
    initialData: known,
    refetchInterval: ({ state }) => (isInProgress(state.data) ? REEL_POLL_MS : false),
  });
