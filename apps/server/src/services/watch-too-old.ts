import { MIGRATIONS_FOLDER, newestIn } from '../database/migration-files.ts';
import { type Asked, isTooOld, TOO_OLD } from '../database/new-enough.ts';

const LOOK_EVERY_MS = 30_000;

/**
 * Says once that this program has become too old while it runs: it would go on with tables that are no longer what it takes them for.
 * A database that is away says nothing.
 *
 * @returns how to stop looking
 */
export function watchTooOld(
  client: Asked,
  tell: (sentence: string) => void,
  everyMs = LOOK_EVERY_MS,
): () => void {
  // Now: a checkout may be brought up to date under a program that runs.
  const newest = newestIn(MIGRATIONS_FOLDER);
  const look = async () => {
    if (!(await isTooOld(client, newest))) return;
    clearInterval(timer);
    tell(TOO_OLD);
  };
  const timer = setInterval(() => void look().catch(() => undefined), everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
  };
}
