import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as schema from './schema/index.ts';
import { FairPool } from './fair-pool.ts';

export type Database = NodePgDatabase<typeof schema> & { readonly $client: FairPool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a query needs: the database itself, or a transaction in it. */
export type Queryable = Database | Transaction;

export interface ConnectOptions {
  /** Connections at most; PostgreSQL allows 100 in all by default. */
  readonly max?: number;
  /** Called when a waiting connection breaks (the database was restarted); the pool makes a new one by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * Open pages ask every half a minute. A new connection plans each prepared statement anew, six times for the inbox's long one, and
 * that takes longer than many answers.
 */
const KEPT_FOR_MS = 5 * 60_000;

/** Of all connections, what the calls of one user may hold: enough for a page that asks for several things at once. */
const SHARE_OF_ONE = 0.3;

/** Opens a pool of connections; `close` it by `disconnect`. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Database {
  const max = options.max ?? 10;
  const pool = new FairPool(
    {
      connectionString: databaseUrl,
      max,
      application_name: 'hooplog',
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: KEPT_FOR_MS,
      statement_timeout: 30_000,
    },
    Math.ceil(max * SHARE_OF_ONE),
  );
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens only to connections that wait; one that breaks while it is lent would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onError?.(error));
  });
  return drizzle(pool, { schema, casing: 'snake_case' });
}

export async function disconnect(database: Database): Promise<void> {
  await database.$client.end();
}

/** PostgreSQL gave up one of two transactions that waited for each other, or could not put them in order. */
const RETRYABLE = new Set(['40001', '40P01']);

function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Whether PostgreSQL refused a row because there is one with the same key. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

/** At most, and twice as long before the third try. */
const PAUSE_MS = 50;

/**
 * Runs `work` in one transaction, again (three times in all) when PostgreSQL asks for it: a little later, since who begins
 * again at once takes the same rows before the other one wakes up.
 */
export async function transaction<T>(
  database: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await delay(PAUSE_MS * attempt * (0.5 + Math.random() / 2));
    }
  }
}
