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

/** Any constant will do; it keeps two programs from migrating one database at the same time. */
const LOCK = 4_660_001;
/** The oldest PostgreSQL that the program was made for, as servers number themselves. */
const OLDEST = 160_000;

/** While a migration waits for a table, everybody else waits behind it: it gives up after this, to be tried again. */
const LOCK_TIMEOUT_MS = 5000;

/** What an upgrade means for copies of the version that was here before. */
export interface Upgraded {
  /** Whether they may go on running beside this one. */
  readonly isSideBySide: boolean;
}

/**
 * Brings the tables to the state that this program needs, those of the job queue included, or changes nothing. Tables that
 * are newer stay as they are; throws `CannotStart` where this program is too old for them.
 */
export async function migrateDatabase(
  databaseUrl: string,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<Upgraded> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'hooplog' });
  // A connection that breaks while nothing is asked is told by the next question.
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

/** A table was in use for longer than a migration waits for it. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof pg.DatabaseError && error.code === '55P03') || isBusy(error.cause));

/** A database may be killed and start again, and recover, and a table may be in use, while the program starts. */
const PATIENCE_MS = 120_000;
const BETWEEN_TRIES_MS = 500;

interface Options {
  readonly patienceMs?: number;
  /** Told once why this takes longer. */
  readonly say?: (sentence: string) => void;
  readonly migrationsFolder?: string;
}

/**
 * The same as soon as the database answers and nobody else keeps a table from being changed; throws `CannotStart` when that
 * takes too long, or the database refuses.
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
