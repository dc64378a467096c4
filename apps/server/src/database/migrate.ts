import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Any constant will do; it keeps two programs from migrating one database at the same time. */
const LOCK = 4_660_001;

/** Brings the tables to the state that this program needs, those of the job queue included. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hooplog' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    });
    await runMigrations({ connectionString: databaseUrl });
  } finally {
    // Ending the connection gives the lock back.
    await client.end();
  }
}
