const FIRST_MS = 500;
/** Users may be waiting for a page: even a process that was killed often is back within a few seconds. */
const MAX_MS = 2000;

/** A process that ran this long, in milliseconds, counts as healthy: its end resets the failure count. */
export const HEALTHY_AFTER_MS = 60_000;

/** Milliseconds to wait before restarting a process that died `failures` times in a row. */
export function restartDelay(failures: number): number {
  return Math.min(MAX_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}
