import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { CannotStart } from '../errors/cannot-start.ts';
import { messageOf } from '../errors/explain.ts';
import { isAway } from './is-away.ts';

/** Any constant will do; it keeps two programs from migrating one database at the same time. */
const LOCK = 4_660_001;
/** The oldest PostgreSQL that the program was made for, as servers number themselves. */
const OLDEST = 160_000;

/** Brings the tables to the state that this program needs, those of the job queue included. */
export async function migrateDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hooplog' });
  // A connection that breaks while nothing is asked is told by the next question.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), {
      migrationsFolder: join(import.meta.dirname, 'migrations'),
    });
    await runMigrations({ connectionString: databaseUrl });
  } finally {
    // Ending the connection gives the lock back.
    await client.end().catch(() => undefined);
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    "select current_setting('server_version_num') as number, current_setting('server_version') as version",
  );
  const [server] = rows;
  if (server === undefined || Number(server.number) >= OLDEST) return;
  throw new CannotStart(
    `DATABASE_URL names a PostgreSQL ${server.version}: Hooplog needs version 16 or newer.`,
  );
}

/** A database may be killed and start again, and recover, while the program starts. */
const AWAY_LIMIT_MS = 120_000;
const BETWEEN_TRIES_MS = 500;

/** The same as soon as the database answers; throws `CannotStart` when it is away for too long, or refuses. */
export async function migrateOnceReachable(
  databaseUrl: string,
  awayLimitMs = AWAY_LIMIT_MS,
): Promise<void> {
  const giveUpAt = Date.now() + awayLimitMs;
  for (;;) {
    try {
      await migrateDatabase(databaseUrl);
      return;
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      if (!isAway(error) || Date.now() > giveUpAt) {
        throw new CannotStart(`The database cannot be used: ${messageOf(error)}.`, {
          cause: error,
        });
      }
      await delay(BETWEEN_TRIES_MS);
    }
  }
}
