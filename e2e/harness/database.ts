import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Where a running server writes down its port: the fourth line of its own file. */
const PORT_LINE = 3;

async function databaseUrl(dataDir: string): Promise<string> {
  const postmaster = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const password = await readFile(join(dataDir, 'postgres-password'), 'utf8');
  return `postgres://hooplog:${password}@127.0.0.1:${postmaster.split('\n')[PORT_LINE] ?? ''}/hooplog`;
}

/** Changes the database behind the program that journeys share: for what takes days otherwise. */
export async function changeDatabase(statement: string, values: readonly string[]): Promise<void> {
  const dataDir = process.env['HOOPLOG_JOURNEY_DATA'];
  if (dataDir === undefined) throw new Error('Journeys run behind the shared program');
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
