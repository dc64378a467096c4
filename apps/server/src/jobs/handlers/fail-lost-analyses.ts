import { and, inArray, lt, sql } from 'drizzle-orm';
import { videos } from '../../database/schema/index.ts';
import { moveVideo } from '../../services/videos/rows.ts';
import type { Handler } from '../handler.ts';

/** Longer than any change of state without a job takes; a run that lives writes every few seconds. Milliseconds. */
const QUIET_MS = 10 * 60_000;

/** A job that is still to be tried. */
const hasJob = sql`exists (
  select from graphile_worker._private_jobs as job
  where job.payload->>'videoId' = ${videos.id}::text and job.attempts < job.max_attempts
)`;
const isRunning = sql`exists (
  select from graphile_worker._private_jobs as job
  where job.payload->>'videoId' = ${videos.id}::text and job.locked_at is not null
)`;

/**
 * A job can be lost: its last try met a database that was away, or somebody emptied the queue. Its video would be on
 * its way for ever; so it fails, and can be tried again.
 */
export const failLostAnalyses: Handler<'fail-lost-analyses'> = {
  name: 'fail-lost-analyses',
  run: async ({ database, now }) => {
    const lost = await database
      .select({ id: videos.id, version: videos.analysisVersion })
      .from(videos)
      .where(
        and(
          inArray(videos.state, ['queued', 'analysing']),
          lt(videos.updatedAt, new Date(now().getTime() - QUIET_MS)),
          sql`not ${hasJob}`,
          sql`not ${isRunning}`,
        ),
      );
    for (const { id, version } of lost) {
      const changes = { errorCode: 'internal', progressMessage: null };
      await moveVideo(database, { id, version, to: 'failed' }, changes);
    }
    return lost.length > 0 ? 'done' : 'skipped';
  },
};
