import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { BackupFailed } from './backup-failed.ts';

/** Name of the dump in a backup. */
export const DUMP = 'database.dump';

const MAX_OUTPUT = 2000;
/** The system's wording. */
const NO_ROOM = 'No space left on device';

/**
 * Dumps a PostgreSQL with its own program, and checks that the dump is complete.
 *
 * @returns the bytes of the dump
 */
export async function dumpDatabase(
  url: string,
  file: string,
  signal?: AbortSignal,
): Promise<number> {
  // Rate limit counts expire before anybody restores them.
  const how = ['--format=custom', '--no-unlogged-table-data', `--file=${file}`];
  await runPostgresProgram('pg_dump', how, url, signal);
  // A truncated dump has no table of contents.
  await runPostgresProgram('pg_restore', ['--list', file], null, signal);
  return (await stat(file)).size;
}

/** Restores a dump into an empty database, completely or not at all. */
export async function restoreDump(file: string, url: string): Promise<void> {
  const how = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runPostgresProgram('pg_restore', [...how, file], url);
}

/** @param url of the database, whose password must not appear in the list of processes; null: no database needed */
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
    // Their output is parsed.
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
    ...(signal && { signal }),
  });
  let output = '';
  child.stderr.on(
    'data',
    (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT)),
  );
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new BackupFailed(
      'no_pg_dump',
      `${program} is not on this machine: install PostgreSQL’s client programs, of the server’s version or newer.`,
      error instanceof Error ? error.message : null,
    );
  })) as [number | null];
  if (code === 0) return;
  const problem = output.includes(NO_ROOM) ? 'full' : 'pg_dump';
  throw new BackupFailed(problem, `${program} failed.`, output.trim());
}
