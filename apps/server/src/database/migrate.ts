import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { CannotStart } from '../errors/cannot-start.ts';
import { messageOf } from '../errors/explain.ts';
import { isAway } from './is-away.ts';
import { MIGRATIONS_FOLDER, oldestUsable, readMigrations } from './migration-files.ts';
import { assertNewEnough, newestApplied, recordOldestUsable } from './new-enough.ts';

/** Any constant will do; it keeps two programs from migrating the same database at the same time. */
const LOCK = 4_660_001;
/** The oldest PostgreSQL that the program supports, in the server's own numbering. */
const OLDEST = 160_000;

/** While a migration waits for a table, everybody else waits behind it: it gives up after this and retries later. */
const LOCK_TIMEOUT_MS = 5000;

/** What an upgrade means for running copies of the previous version. */
export interface Upgraded {
  /** Whether they may keep running beside this one. */
  readonly isSideBySide: boolean;
}

/**
 * Migrates the tables, including those of the job queue, to the state that this program needs. Newer tables stay as they are;
 * throws `CannotStart` if this program is too old for them.
 */
export async function migrateDatabase(
  databaseUrl: string,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<Upgraded> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hooplog' });
  // If a connection breaks while idle, the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await assertNewEnough(client, migrationsFolder);
    const before = await newestApplied(client);
    const oldest = oldestUsable(readMigrations(migrationsFolder));
    await migrate(drizzle(client), { migrationsFolder });
    await recordOldestUsable(client, oldest);
    await runMigrations({ connectionString: databaseUrl });
    return { isSideBySide: before === null || before >= oldest };
  } finally {
    // Ending the connection releases the lock.
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

/** A table was in use for longer than a migration waits for it. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof pg.DatabaseError && error.code === '55P03') || isBusy(error.cause));

/** While the program starts, a database may be killed, restarted and recovering, and a table may be in use. */
const PATIENCE_MS = 120_000;
const BETWEEN_TRIES_MS = 500;

interface Options {
  readonly patienceMs?: number;
  /** Receives, once, the reason why this takes longer. */
  readonly say?: (sentence: string) => void;
  readonly migrationsFolder?: string;
}

/**
 * Migrates as soon as the database answers and no table to be changed is in use; throws `CannotStart` if that takes too long or
 * the database refuses.
 */
export async function migrateOnceReachable(
  databaseUrl: string,
  { patienceMs = PATIENCE_MS, say, migrationsFolder }: Options = {},
): Promise<Upgraded> {
  const giveUpAt = Date.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateDatabase(databaseUrl, migrationsFolder);
    } catch (error) {
      if (error instanceof CannotStart) throw error;
      const why = isBusy(error)
        ? 'A table that this version changes is in use elsewhere, by a backup or a long query: nothing is changed yet.'
        : `The database cannot be used: ${messageOf(error)}.`;
      const mayPass = isAway(error) || isBusy(error);
      if (!mayPass || Date.now() > giveUpAt) throw new CannotStart(why, { cause: error });
      if (tries === 1) say?.(`${why} Trying again for up to ${patienceMs / 1000} s …`);
      await delay(BETWEEN_TRIES_MS);
    }
  }
}
