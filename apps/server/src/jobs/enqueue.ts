import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { currentRequest } from '../logging/request-id.ts';
import { type JobName, type JobPayload, MAX_ATTEMPTS } from './definitions.ts';

interface EnqueueOptions {
  /**
   * Waiting jobs with the same key replace each other. A job that is already running continues next to the
   * new one: its handler has to notice that it was superseded.
   */
  readonly key?: string;
  /** Jobs of one line run one at a time. */
  readonly line?: string;
  /** Lower runs first. Defaults to the number of jobs in its line, so that lines take turns. */
  readonly priority?: number;
}

/** Adds a job in the caller's transaction: it exists exactly if that change is committed. */
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

/** The number of jobs in a line, which run one at a time; null without a line. */
const standBefore = (line: string | undefined) =>
  line === undefined
    ? null
    : sql`(select count(*) from graphile_worker._private_jobs as job
        join graphile_worker._private_job_queues as queue on queue.id = job.job_queue_id
        where queue.queue_name = ${line})`;
