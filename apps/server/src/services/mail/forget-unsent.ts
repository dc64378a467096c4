import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { isGivenUp, MAIL_JOBS } from '../../jobs/definitions.ts';

/** An operator who notices that mails fail can retry them until then. */
const DAYS_KEPT = 7;

/**
 * Deletes mails that were given up a week ago: they are old news, and some hold the address of an account that is gone.
 * Returns how many.
 */
export async function forgetUnsentMails(database: Queryable, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - DAYS_KEPT * 24 * 3_600_000).toISOString();
  const { rowCount } = await database.execute(sql`
    delete from graphile_worker._private_jobs as job
    using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier in ${[...MAIL_JOBS]}
      and ${isGivenUp} and job.updated_at < ${oldest}::timestamptz`);
  return rowCount ?? 0;
}
