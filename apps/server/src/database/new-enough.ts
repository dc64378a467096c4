import pg from 'pg';
import { CannotStart } from '../errors/cannot-start.ts';
import { MIGRATIONS_FOLDER, newestIn } from './migration-files.ts';

/** The table or the schema does not exist. */
const NOT_THERE = ['42P01', '3F000'];
const CONNECT_LIMIT_MS = 5000;

/** A connection, or a pool of them. */
export type Asked = Pick<pg.Client, 'query'> | Pick<pg.Pool, 'query'>;

/** The greatest value of a column of Drizzle's schema; null where there is none, or no such table yet. */
async function greatest(client: Asked, table: string, column: string): Promise<number | null> {
  try {
    const { rows } = await client.query<{ found: string | null }>(
      `select max(${column}) as found from drizzle.${table}`,
    );
    const found = rows[0]?.found ?? null;
    return found === null ? null : Number(found);
  } catch (error) {
    if (error instanceof pg.DatabaseError && NOT_THERE.includes(error.code ?? '')) return null;
    throw error;
  }
}

/** `when` of the newest migration applied to the database; null for an empty one. */
export const newestApplied = (client: pg.Client): Promise<number | null> =>
  greatest(client, '__drizzle_migrations', 'created_at');

/** Records in the database the lowest newest migration that a program must have: its `when`. */
export async function recordOldestUsable(client: pg.Client, oldest: number): Promise<void> {
  await client.query(
    'create table if not exists drizzle.oldest_usable (migration bigint not null)',
  );
  await client.query(
    'insert into drizzle.oldest_usable select $1 where not exists (select from drizzle.oldest_usable where migration >= $1)',
    [oldest],
  );
}

/**
 * Whether a newer version has taken away what code uses whose newest migration is this one. A newer one that has only added
 * something is no harm: old and new code run side by side for one version.
 */
export const isTooOld = async (client: Asked, newest: number): Promise<boolean> =>
  newest < ((await greatest(client, 'oldest_usable', 'migration')) ?? 0);

export const TOO_OLD =
  'This copy of Hooplog is too old for its database: a newer version has changed what this one uses. Start the newer version.';

/**
 * Throws `CannotStart` where a newer version has taken away what the code with these migrations uses.
 */
export async function assertNewEnough(
  client: pg.Client,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  if (await isTooOld(client, newestIn(migrationsFolder))) throw new CannotStart(TOO_OLD);
}

/**
 * The same check for a process that is about to use the database. An unreachable database does not stop the start: queries wait
 * for it later.
 */
export async function refuseTooOld(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'hooplog',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  // If a connection breaks while idle, the next query reports it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await assertNewEnough(client);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
