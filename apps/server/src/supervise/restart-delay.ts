const FIRST_MS = 500;
/** Somebody may be waiting at a page: what was killed often, by whomever, is back within a few seconds all the same. */
const LONGEST_MS = 2000;

/** A process that ran this long, in milliseconds, is taken as healthy: its end starts the count anew. */
export const HEALTHY_AFTER_MS = 60_000;

/** How long to wait, in milliseconds, before a process is started again that died `failures` times in a row. */
export function restartDelay(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}
