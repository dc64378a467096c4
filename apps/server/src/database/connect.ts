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
  /** Called when an idle connection breaks (the database was restarted); the pool opens a new one by itself. */
  readonly onError?: (error: Error) => void;
}

/**
 * Open pages poll every half minute. A new connection has to plan each prepared statement again (six times for the inbox's long
 * one), which takes longer than many answers.
 */
const IDLE_TIMEOUT_MS = 5 * 60_000;

/** Share of all connections that one user's calls may hold: enough for a page that makes several requests at once. */
const QUOTA_SHARE = 0.3;

/** Opens a pool of connections; close it with `disconnect`. */
export function connect(databaseUrl: string, options: ConnectOptions = {}): Database {
  const max = options.max ?? 10;
  const pool = new FairPool(
    {
      connectionString: databaseUrl,
      max,
      application_name: 'hooplog',
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      statement_timeout: 30_000,
    },
    Math.ceil(max * QUOTA_SHARE),
  );
  pool.on('error', (error) => options.onError?.(error));
  // The pool listens only to idle connections; an error on one in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.onError?.(error));
  });
  return drizzle(pool, { schema, casing: 'snake_case' });
}

export async function disconnect(database: Database): Promise<void> {
  await database.$client.end();
}

/** PostgreSQL ended one of two transactions in a deadlock, or could not serialise them. */
const RETRYABLE = new Set(['40001', '40P01']);

function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Whether PostgreSQL refused a row because its key already exists. */
export const isTaken = (error: unknown): boolean => sqlState(error) === '23505';

/** Longest pause before the second try, and half of that before the third. */
const PAUSE_MS = 50;

/**
 * Runs `work` in one transaction, and retries (three tries in all) when PostgreSQL asks for it. It pauses before a retry: an
 * immediate one would take the same rows before the other transaction wakes up.
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
