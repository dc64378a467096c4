import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/**
 * Every row of all tables as text, sorted, for comparing two states. The time of the last statistics update
 * is left out.
 */
export async function allRows(database: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = 'public' order by 1`);
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await database.execute<{ row: string }>(
      sql`select (to_jsonb(t) - ${name === 'user_stats' ? 'updated_at' : ''}::text)::text as "row"
        from ${sql.identifier(name)} as t order by 1`,
    );
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}
