import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { BackupFailed } from './backup-failed.ts';

/** Name of the dump in a backup. */
export const DUMP = 'database.dump';

const MAX_SAID = 2000;
/** As the system says it. */
const NO_ROOM = 'No space left on device';

/**
 * Dumps a PostgreSQL by its own program, and looks whether the dump is whole.
 *
 * @returns the bytes of the dump
 */
export async function dumpDatabase(
  url: string,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  // Counts for limits are over before anybody restores them.
  const how = ['--format=custom', '--no-unlogged-table-data', `--file=${file}`];
  await runPostgresProgram('pg_dump', how, url, signal);
  // A dump that was cut off has no list of what is in it.
  await runPostgresProgram('pg_restore', ['--list', file], null, signal);
  return (await stat(file)).size;
}

/** Brings a dump into an empty database: all of it, or nothing. */
export async function restoreDump(file: string, url: string): Promise<void> {
  const how = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runPostgresProgram('pg_restore', [...how, file], url);
}

/** @param url of the database, whose password does not stand in the list of processes; null: it needs none */
async function runPostgresProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url: string | null,
  signal?: AbortSignal,
): Promise<void> {
  const open = url === null ? null : new URL(url);
  const password = decodeURIComponent(open?.password ?? '');
  if (open !== null) open.password = '';
  const database = open === null ? [] : [`--dbname=${open.href}`];
  const child = spawn(program, [...database, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // What they say is looked into.
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
    ...(signal && { signal }),
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-MAX_SAID)));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new BackupFailed(
      'no_pg_dump',
      `${program} is not on this machine: install PostgreSQL’s client programs, of the server’s version or newer.`,
      error instanceof Error ? error.message : null,
    );
  })) as [number | null];
  if (code === 0) return;
  const problem = said.includes(NO_ROOM) ? 'full' : 'pg_dump';
  throw new BackupFailed(problem, `${program} failed.`, said.trim());
}
