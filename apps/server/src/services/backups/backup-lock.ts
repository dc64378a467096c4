import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from '../../database/connect.ts';

/**
 * One lock for the whole installation, held by the process that makes a backup; PostgreSQL releases it when that process dies.
 */
const KEY = `hashtextextended('hooplog backup', 0)`;

/** Null if another process holds it. @param onLost called when the database connection was lost, and the lock with it */
export async function holdBackupLock(
  databaseUrl: string,
  onLost: (error: Error) => void,
): Promise<{ release: () => Promise<void> } | null> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'hooplog backup',
    keepAlive: true,
  });
  await client.connect();
  client.on('error', onLost);
  const release = async () => {
    client.removeAllListeners('error');
    client.on('error', () => undefined);
    await client.end();
  };
  const { rows } = await client.query<{ isHeld: boolean }>(
    `select pg_try_advisory_lock(${KEY}) as "isHeld"`,
  );
  if (rows[0]?.isHeld === true) return { release };
  await release();
  return null;
}

/** Whether a backup is being made. */
export async function isBackingUp(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::int8 << 32 | objid::int8) = ${sql.raw(KEY)}`);
  return rows.length > 0;
}
