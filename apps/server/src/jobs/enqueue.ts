import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { currentRequest } from '../logging/request-id.ts';
import { type JobName, type JobPayload, MAX_ATTEMPTS } from './definitions.ts';

interface EnqueueOptions {
  /**
   * Jobs of one key replace each other while they wait. One that already runs goes on beside the new one: a handler
   * has to notice itself that it was overtaken.
   */
  readonly key?: string;
  /** Of the jobs of one line, one runs at a time. */
  readonly line?: string;
  /** Lower ones go first. Unless told, as many as stand before it in its line: so lines take turns. */
  readonly priority?: number;
}

/** Adds a job in the caller's transaction: it exists exactly if the change that asks for it does. */
export async function enqueue<N extends JobName>(
  database: Queryable,
  name: N,
  payload: JobPayload<N>,
  { key, line, priority }: EnqueueOptions = {},
): Promise<void> {
  await database.execute(sql`
    select graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify({ ...payload, requestId: currentRequest() })}::json,
      max_attempts => ${MAX_ATTEMPTS[name]}::int,
      job_key => ${key ?? null}::text,
      queue_name => ${line ?? null}::text,
      priority => ${priority ?? standBefore(line)}::int
    )`);
}

/** How many jobs stand in a line, of which one runs at a time; none without a line. */
const standBefore = (line: string | undefined) =>
  line === undefined
    ? null
    : sql`(select count(*) from graphile_worker._private_jobs as job
        join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
        where queue.queue_name = ${line})`;
