import type { QueryClient } from '@tanstack/react-query';
import type { ApiPath } from '../api-client/api-call.ts';
import { keyOf } from './query-of.ts';
import { refreshAfterWorkout } from './refresh-after-workout.ts';

const LISTED: readonly ApiPath[] = ['/api/videos', '/api/trash', '/api/user/room'];

/** Call it after a deletion into the trash: refreshes the old lists and the trash. */
export const refreshTrash = (client: QueryClient) =>
  Promise.all(LISTED.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })));

/** Call it after a restore: also refreshes the totals that the restored data counts towards. */
export async function refreshAfterRestoring(client: QueryClient): Promise<void> {
  await refreshTrash(client);
  await refreshAfterWorkout(client);
}
