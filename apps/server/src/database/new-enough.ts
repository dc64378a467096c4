import pg from 'pg';
import { CannotStart } from '../errors/cannot-start.ts';
import { MIGRATIONS_FOLDER, newestIn } from './migration-files.ts';

/** The table or the schema does not exist. */
const NOT_THERE = ['42P01', '3F000'];
const CONNECT_LIMIT_MS = 5000;

/** The maximum of a column in Drizzle's schema; null if the table is empty or does not exist yet. */
async function greatest(client: pg.Client, table: string, column: string): Promise<number | null> {
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
 * Throws `CannotStart` if a newer version has removed what the code with these migrations uses. A newer version that only added
 * something does no harm: old and new code run side by side for one version.
 */
export async function assertNewEnough(
  client: pg.Client,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const oldest = (await greatest(client, 'oldest_usable', 'migration')) ?? 0;
  if (newestIn(migrationsFolder) >= oldest) return;
  throw new CannotStart(
    'This copy of Hooplog is too old for its database: a newer version has changed what this one uses. Start the newer version.',
  );
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
