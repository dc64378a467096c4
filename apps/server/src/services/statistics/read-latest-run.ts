import { type LocalDay, NO_RUN, type Run } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

interface Row extends Record<string, unknown> {
  readonly endDay: LocalDay | null;
  readonly length: number;
}

/**
 * The run of days that ends on the user's last day with a workout of either kind, up to `until`. It walks back day by day on the
 * two (user, day) indexes to the first gap, so it costs the length of the run, not of the history. Skipped days do not interrupt
 * a run; one right after the last workout becomes the run's end, so that it counts like yesterday.
 */
export async function readLatestRun(
  database: Queryable,
  userId: string,
  until: LocalDay | 'infinity' = 'infinity',
): Promise<Run> {
  const hasWorkout = (day: ReturnType<typeof sql>) => sql`(
    exists (select 1 from workouts where user_id = ${userId} and local_day = ${day})
    or exists (select 1 from manual_workouts where user_id = ${userId} and local_day = ${day})
  )`;
  const isSkipped = (day: ReturnType<typeof sql>) => sql`exists (
    select 1 from user_stats where user_id = ${userId} and ${day} = any(skipped_days)
  )`;
  const before = sql`run.day - 1`;
  const { rows } = await database.execute<Row>(sql`
    with recursive run(day, is_trained) as (
      select greatest(
        (select max(local_day) from workouts where user_id = ${userId} and local_day <= ${until}),
        (select max(local_day) from manual_workouts where user_id = ${userId} and local_day <= ${until})
      ), true
      union all
      select ${before}, ${hasWorkout(before)} from run
        where ${hasWorkout(before)} or ${isSkipped(before)}
    )
    select (max(day) + (${isSkipped(sql`max(day) + 1`)})::int)::text as "endDay",
      (count(day) filter (where is_trained))::int as "length" from run`);
  const row = rows[0];
  if (row?.endDay == null) return NO_RUN;
  return { endDay: row.endDay, length: row.length };
}
