import { withoutQuota } from '../database/fair-pool.ts';

/**
 * Work whose answer is the same for everybody who asks, done once for all who ask while it is under way elsewhere: whoever asks
 * is answered by a run that starts after the question, so nobody sees what was before it. No more than one run is under way, and it
 * takes nothing of the first caller's share of connections.
 */
export function coalesce<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    const run = withoutQuota(work);
    running = run.then(
      () => (running = null),
      () => (running = null),
    );
    return run;
  };
  return () => {
    if (next !== null) return next;
    if (running === null) return start();
    next = running.then(start);
    return next;
  };
}
