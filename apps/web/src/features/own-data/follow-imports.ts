import type { Import } from '@hooplog/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries/query-of.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';

/** Poll interval in milliseconds while an import is running. */
const POLL_MS = 500;

export const isInProgress = ({ state }: Import): boolean => state === 'under_way';

export const importsQuery = queryOptions({
  ...queryOf('GET /api/imports'),
  // An import continues while the page is closed, so refetch on every visit.
  refetchOnMount: 'always',
});

const followed = new WeakSet<QueryClient>();

/**
 * Polls the imports until none is running, whichever page is open. Refreshes workouts and statistics each time one
 * ends. Stops if the server cannot be reached; the next visit of the page resumes.
 */
export async function followImports(client: QueryClient): Promise<void> {
  if (followed.has(client)) return;
  followed.add(client);
  try {
    let before = 0;
    for (;;) {
      const imports = await client.query({ ...importsQuery, staleTime: 0 });
      const left = imports.filter(isInProgress).length;
      if (left < before || (before === 0 && left === 0)) await refreshAfterWorkout(client);
      if (left === 0) return;
      before = left;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  } catch {
    // The query itself reports the error where its page is open.
  } finally {
    followed.delete(client);
  }
}
