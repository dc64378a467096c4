import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedPostgres } from '../database/embedded/server.ts';
import { startEmbeddedPostgres } from '../database/embedded/start.ts';
import { explain } from '../errors/explain.ts';
import { restartDelay } from './restart-delay.ts';

/** The embedded PostgreSQL, restarted at the same address if it dies. */
export interface SupervisedDatabase {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it at once; the next start recovers. */
  readonly kill: () => Promise<void>;
}

/** Starts the embedded PostgreSQL of a data folder and keeps it running until it is stopped. */
export async function superviseDatabase(
  dataDir: string,
  say: (sentence: string) => void,
): Promise<SupervisedDatabase> {
  let server = await startEmbeddedPostgres(dataDir);
  const { port, url } = server;
  const stopping = new AbortController();

  const startAgain = async (failures: number): Promise<EmbeddedPostgres> => {
    await delay(restartDelay(failures), undefined, { signal: stopping.signal });
    return startEmbeddedPostgres(dataDir, { port }).catch((error: unknown) => {
      say(explain(error));
      return startAgain(failures + 1);
    });
  };
  const keep = async (): Promise<void> => {
    await server.ended;
    if (stopping.signal.aborted) return;
    say('PostgreSQL ended; it starts again');
    server = await startAgain(1);
    await keep();
  };
  // Only rejects when `end` aborts it.
  const kept = keep().catch(() => undefined);

  const end = async (how: 'stop' | 'kill') => {
    stopping.abort();
    await server[how]();
    await kept;
  };
  return { url, stop: () => end('stop'), kill: () => end('kill') };
}
