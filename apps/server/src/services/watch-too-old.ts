import { setInterval } from 'node:timers/promises';
import { MIGRATIONS_FOLDER, newestIn } from '../database/migration-files.ts';
import { type Asked, isTooOld, TOO_OLD } from '../database/new-enough.ts';

const POLL_EVERY_MS = 30_000;

/**
 * Reports once that this program has become too old while it runs: it would go on with tables that have changed under it.
 * Looks that fail, for instance while the database is unreachable, report nothing.
 *
 * @returns stops looking
 */
export function watchTooOld(
  client: Asked,
  report: (sentence: string) => void,
  everyMs = POLL_EVERY_MS,
): () => void {
  // Read at the start: an upgrade may replace the files under a running program.
  const newest = newestIn(MIGRATIONS_FOLDER);
  const stopping = new AbortController();
  const watch = async () => {
    const ticks = setInterval(everyMs, undefined, { signal: stopping.signal, ref: false });
    for await (const _ of ticks) {
      if (!(await isTooOld(client, newest).catch(() => false))) continue;
      report(TOO_OLD);
      return;
    }
  };
  // Stopping rejects the wait for the next tick.
  void watch().catch(() => undefined);
  return () => {
    stopping.abort();
  };
}
