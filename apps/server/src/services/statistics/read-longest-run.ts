import { type LocalDay, NO_RUN, type Run } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface Row extends Record<string, unknown> {
  readonly endDay: LocalDay;
  readonly length: number;
}

/**
 * The longest run of days of a user, the first of several equal ones. Days in a row keep their distance to their row
 * number; those that the date line took stand between them and are not counted. Reads every day: called only where a
 * removed or a late workout changed the past.
 */
export async function readLongestRun(database: Queryable, userId: string): Promise<Run> {
  const { rows } = await database.execute<Row>(sql`
    select (max(day) filter (where is_trained))::text as "endDay",
        (count(*) filter (where is_trained))::int as "length" from (
      select day, is_trained, day - (row_number() over (order by day))::int as run from (
        select day, bool_or(is_trained) as is_trained from (
          select day, true as is_trained from user_days where user_id = ${userId}
          union all
          select unnest(skipped_days), false from user_stats where user_id = ${userId}
        ) lived group by day
      ) days
    ) numbered
    group by run having bool_or(is_trained) order by 2 desc, 1 limit 1`);
  const row = rows[0];
  return row === undefined ? NO_RUN : { endDay: row.endDay, length: row.length };
}
