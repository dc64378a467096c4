import { queryOptions } from '@tanstack/react-query';
import { isInProgress } from '../videos/is-in-progress.ts';
import { queryOf } from './query-of.ts';

/** How often the server is asked how far it is while a bar stands there. */
const LOOK_MS = 3000;

/** The videos that are being counted or wait for the player's review. */
export const videosQuery = queryOptions({
  ...queryOf('GET /api/videos'),
  // Analysis goes on while the player is elsewhere: asked again whenever the dashboard opens.
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ state }) => isInProgress(state)) === true ? LOOK_MS : false,
});
