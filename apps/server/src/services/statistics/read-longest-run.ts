import { type LocalDay, NO_RUN, type Run } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface Row extends Record<string, unknown> {
  readonly endDay: LocalDay;
  readonly length: number;
}

/**
 * The longest run of days of a user, the first of several equal ones. Days in a row keep their distance to their row
 * number. Reads every day: called only where a removed or a late workout changed the past.
 */
export async function readLongestRun(database: Queryable, userId: string): Promise<Run> {
  const { rows } = await database.execute<Row>(sql`
    select max(day)::text as "endDay", count(*)::int as "length" from (
      select day, day - (row_number() over (order by day))::int as run
        from user_days where user_id = ${userId}
    ) numbered
    group by run order by count(*) desc, max(day) limit 1`);
  const row = rows[0];
  return row === undefined ? NO_RUN : { endDay: row.endDay, length: row.length };
}
