import type { Import } from '@hooplog/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries/query-of.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';

/** How often the server is asked how far it is while an import is under way. */
const LOOK_MS = 500;

export const isInProgress = ({ state }: Import): boolean => state === 'under_way';

export const importsQuery = queryOptions({
  ...queryOf('GET /api/imports'),
  // An import goes on while the page is closed: look again whenever it opens.
  refetchOnMount: 'always',
});

const followed = new WeakSet<QueryClient>();

/**
 * Looks how far the imports are until none is under way, whatever screen is shown meanwhile; each time one of them ends,
 * everything that is counted follows. Stops where the server cannot be asked; the next visit of the page follows again.
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
      await new Promise((done) => setTimeout(done, LOOK_MS));
    }
  } catch {
    // Told by the query itself, where its page is open.
  } finally {
    followed.delete(client);
  }
}
