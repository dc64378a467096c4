import { setTimeout as delay } from 'node:timers/promises';
import { MIGRATIONS_FOLDER, newestIn } from '../database/migration-files.ts';
import { isTooOld } from '../database/new-enough.ts';
import { messageOf } from '../errors/explain.ts';
import type { AppContext } from './context.ts';

type Context = Pick<AppContext, 'database' | 'log' | 'storage'>;

/** Below the five seconds of the probes in deploy/; waiting for a connection could take longer. */
const LIMIT_MS = 3000;

async function withinLimit<T>(work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const limit = delay(LIMIT_MS, null, { signal: stop.signal }).then(() => {
    throw new Error(`no answer in ${LIMIT_MS / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    stop.abort();
  }
}

/** The root cause of a wrapped error. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;

/** Why this process is not ready; null if it is. */
async function whyNotReady(
  { database, storage }: Context,
  newestMigration: number,
): Promise<string | null> {
  const problem = async (what: string, check: () => Promise<string | null>) => {
    const why = await withinLimit(check()).catch((error: unknown) => messageOf(error));
    return why === null ? [] : [`${what}: ${why}`];
  };
  const found = await Promise.all([
    problem('database', () =>
      isTooOld(database.$client, newestMigration).then(
        (isIt) => (isIt ? 'newer than this program' : null),
        (error: unknown) => {
          throw rootOf(error);
        },
      ),
    ),
    problem('storage', async () => ((await storage.hasRoom()) ? null : 'full')),
  ]);
  return found.flat().join('; ') || null;
}

/**
 * A function that says why this process is not ready; null when it is. Anybody may ask: all who do at the same time make one look,
 * and one line of the log.
 */
export function readiness(context: Context): () => Promise<string | null> {
  const newest = newestIn(MIGRATIONS_FOLDER);
  const look = async () => {
    const why = await whyNotReady(context, newest);
    if (why !== null) context.log.warn({ why }, 'not ready');
    return why;
  };
  let looking: Promise<string | null> | null = null;
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
