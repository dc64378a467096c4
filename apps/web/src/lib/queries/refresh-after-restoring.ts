import type { QueryClient } from '@tanstack/react-query';
import type { ApiPath } from '../api-client/api-call.ts';
import { keyOf } from './query-of.ts';
import { refreshAfterWorkout } from './refresh-after-workout.ts';

const LISTED: readonly ApiPath[] = ['/api/videos', '/api/trash', '/api/user/room'];

/** To be called when something went to the trash: where it was listed, and is now. */
export const refreshTrash = (client: QueryClient) =>
  Promise.all(LISTED.map((path) => client.invalidateQueries({ queryKey: keyOf(path) })));

/** To be called when something was restored: also what it adds to. */
export async function refreshAfterRestoring(client: QueryClient): Promise<void> {
  await refreshTrash(client);
  await refreshAfterWorkout(client);
}
