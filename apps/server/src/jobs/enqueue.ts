import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { type JobName, type JobPayload, MAX_ATTEMPTS } from './definitions.ts';

interface EnqueueOptions {
  /**
   * Jobs of one key replace each other while they wait. One that already runs goes on beside the new one: a handler
   * has to notice itself that it was overtaken.
   */
  readonly key?: string;
  /** Of the jobs of one line, one runs at a time. */
  readonly line?: string;
  /** Lower ones go first; 0 unless told. */
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
      payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${MAX_ATTEMPTS[name]}::int,
      job_key => ${key ?? null}::text,
      queue_name => ${line ?? null}::text,
      priority => ${priority ?? null}::int
    )`);
}
