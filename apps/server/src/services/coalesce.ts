import { withoutQuota } from '../database/fair-pool.ts';

/**
 * Coalesces calls for work whose answer is the same for everybody: calls made during a run share the next one. Each caller gets
 * the answer of a run that started after the call, so none is out of date. At most one run is in progress, and it does not count
 * against the first caller's connection quota.
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
