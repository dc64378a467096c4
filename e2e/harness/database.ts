import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Index of the port's line in the file that a running server writes: the fourth. */
const PORT_LINE = 3;

/** The address of a program's own database; `dataDir` is the program's. */
export async function databaseUrl(dataDir: string): Promise<string> {
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  return `postgres://hooplog:${password}@127.0.0.1:${postmaster.split('\n')[PORT_LINE] ?? ''}/hooplog`;
}

async function withDatabase<T>(
  use: (client: pg.Client, url: string) => Promise<T>,
  dataDir = process.env['HOOPLOG_JOURNEY_DATA'],
): Promise<T> {
  if (dataDir === undefined) throw new Error('Journeys run behind the shared program');
  const connectionString = await databaseUrl(dataDir);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client, connectionString);
  } finally {
    await client.end();
  }
}

/**
 * Changes a program's database, by default that of the shared program: for states that take too long to reach
 * otherwise.
 */
export async function changeDatabase(
  statement: string,
  values: readonly string[],
  dataDir?: string,
): Promise<void> {
  await withDatabase((client) => client.query(statement, [...values]), dataDir);
}

interface OwnDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** An empty database on the database server of the shared program. */
export function makeDatabase(): Promise<OwnDatabase> {
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  return withDatabase(async (client, shared) => {
    await client.query(`create database ${name}`);
    const url = new URL(shared);
    url.pathname = `/${name}`;
    const drop = () => changeDatabase(`drop database ${name} with (force)`, []);
    return { url: url.href, drop };
  });
}
