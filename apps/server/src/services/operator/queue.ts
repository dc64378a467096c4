import { phrase } from '@hooplog/language';
import { sql } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { notFound } from '../../errors/app-error.ts';
import { isGivenUp } from '../../jobs/definitions.ts';
import type { AppContext } from '../context.ts';
import { logAct } from './log-act.ts';

const MAX_FAILED = 50;

interface FailedJob extends Record<string, unknown> {
  readonly id: string;
  readonly job: string;
  readonly tries: number;
  readonly error: string | null;
  readonly failedAt: string;
}

/** Failed jobs, latest first. */
export async function listFailedJobs({
  database,
}: Pick<AppContext, 'database'>): Promise<readonly FailedJob[]> {
  const { rows } = await database.execute<FailedJob>(sql`
    select job.id::text as id, task.identifier as job, job.attempts::int as tries,
      left(split_part(job.last_error, E'\n', 1), 300) as error,
      to_char(job.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "failedAt"
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id
    where ${isGivenUp}
    order by job.updated_at desc
    limit ${MAX_FAILED}`);
  return rows;
}

/** Gives a failed job all its tries again, from now on. */
export async function retryJob(
  context: Pick<AppContext, 'database' | 'now'>,
  operatorId: string,
  jobId: string,
): Promise<void> {
  await transaction(context.database, async (tx) => {
    const { rows } = await tx.execute<{ job: string }>(sql`
      update graphile_worker._private_jobs as job
      set attempts = 0, run_at = now(), updated_at = now()
      from graphile_worker._private_tasks as task
      where task.id = job.task_id and job.id = ${jobId}::bigint
        and ${isGivenUp}
      returning task.identifier as job`);
    const [retried] = rows;
    if (retried === undefined) throw notFound(phrase('This job is no longer there'));
    const { job: about } = retried;
    await logAct(tx, context, { operatorId, act: 'retry_job', userId: null, about, reason: '' });
  });
}
