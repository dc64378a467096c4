import { queryOptions } from '@tanstack/react-query';
import { isInProgress } from '../videos/is-in-progress.ts';
import { queryOf } from './query-of.ts';

/** How often progress is polled while a progress bar shows. */
const LOOK_MS = 3000;

/** The videos being counted or waiting for the player's review. */
export const videosQuery = queryOptions({
  ...queryOf('GET /api/videos'),
  // Analysis continues while the player is elsewhere: refetched whenever the dashboard opens.
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ state }) => isInProgress(state)) === true ? LOOK_MS : false,
});
