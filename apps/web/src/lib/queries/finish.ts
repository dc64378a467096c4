import { getFinish, getReel, type Reel } from '@hooplog/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api-client/call.ts';

/** What a workout amounts to. */
export const finishQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/workouts', id, 'finish'],
    queryFn: ({ signal }) => call(getFinish, { params: { id }, signal }),
  });

const REEL_POLL_MS = 1000;

const isUnderWay = (reel: Reel | undefined) => reel?.state === 'queued' || reel?.state === 'making';

/** The reel of a workout, asked for again and again while it is made. */
export const reelQuery = (id: string, known: Reel) =>
  queryOptions({
    queryKey: ['/api/workouts', id, 'reel'],
    queryFn: ({ signal }) => call(getReel, { params: { id }, signal }),
    initialData: known,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? REEL_POLL_MS : false),
  });
