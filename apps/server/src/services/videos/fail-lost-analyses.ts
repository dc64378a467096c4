import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { isGivenUp } from '../../jobs/definitions.ts';
import { failRun } from './runs.ts';

/** Whether a job of the analysis runs, or will be tried (again). */
const hasJob = sql`exists (
  select from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier = 'analyse-video' and job.payload->>'videoId' = ${videos.id}::text
    and not ${isGivenUp}
)`;

/**
 * Fails videos in progress, unchanged since `before`, that have no job left to finish them: otherwise they could never be tried
 * again. Returns how many.
 */
export async function failLostAnalyses(database: Database, before: Date): Promise<number> {
  const lost = await database
    .select({ id: videos.id, version: videos.analysisVersion })
    .from(videos)
    .where(
      and(
        inArray(videos.state, ['queued', 'analysing']),
        lt(videos.updatedAt, before),
        sql`not ${hasJob}`,
      ),
    );
  for (const run of lost) await failRun(database, run, 'internal');
  return lost.length;
}
