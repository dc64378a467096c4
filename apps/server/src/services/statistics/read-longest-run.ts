import { type LocalDay, NO_RUN, type Run } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface Row extends Record<string, unknown> {
  readonly endDay: LocalDay;
  readonly length: number;
}

/**
 * The user's longest run of days, the first of several equal ones. Within a run, the day minus its row number is constant;
 * skipped days lie in between and are not counted. It reads every day, so it is called only when a deleted or a late workout has
 * changed the past.
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
