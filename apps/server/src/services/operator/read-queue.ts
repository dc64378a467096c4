import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';

export interface JobCounts extends Record<string, unknown> {
  readonly job: string;
  readonly state: 'ready' | 'later' | 'running' | 'failed';
  readonly count: number;
  /** Seconds since the first of them could have started. */
  readonly age: number;
}

/** All waiting and running jobs, by kind. It reads every row of the queue, which empties itself. */
export async function readQueue(database: Queryable): Promise<readonly JobCounts[]> {
  const { rows } = await database.execute<JobCounts>(sql`
    select task.identifier as job, state, count(*)::int as count,
      coalesce(extract(epoch from now() - min(job.run_at)), 0)::float8 as age
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    cross join lateral (select case
      when job.locked_at is not null then 'running'
      when job.attempts >= job.max_attempts then 'failed'
      when job.run_at > now() then 'later'
      else 'ready' end as state) as found
    group by task.identifier, state
    order by task.identifier, state`);
  return rows;
}
