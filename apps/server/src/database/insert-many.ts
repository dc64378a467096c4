import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './connect.ts';

/** Rows per statement: few enough that PostgreSQL and this process both handle it in a few milliseconds. */
const ROWS_PER_STATEMENT = 1000;

/**
 * Inserts many rows that have the same columns as the first one, ids included. They go as one JSON value, which PostgreSQL takes
 * apart: a statement with a parameter for each of ten thousand cells takes far longer to build than to run. For ids, numbers,
 * days and our own fixed texts only: JSON refuses lone surrogates, which a user's text may contain.
 */
export async function insertMany<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql.empty(),
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await insertPart(tx, table, rows.slice(start, start + ROWS_PER_STATEMENT), onConflict);
  }
}

async function insertPart(
  tx: Transaction,
  table: PgTable,
  rows: readonly Record<string, unknown>[],
  onConflict: SQL,
): Promise<void> {
  const known = Object.keys(getTableColumns(table));
  const keys = Object.keys(rows[0] ?? {}).filter((key) => known.includes(key));
  const columns = sql.join(
    keys.map((key) => sql.identifier(toSnakeCase(key))),
    sql`, `,
  );
  const named = rows.map((row) =>
    Object.fromEntries(keys.map((key) => [toSnakeCase(key), row[key] ?? null])),
  );
  await tx.execute(sql`
    insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(
      null::${sql.identifier(getTableName(table))}, ${JSON.stringify(named)}::json)
    ${onConflict}`);
}
