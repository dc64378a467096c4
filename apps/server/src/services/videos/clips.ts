import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';

/** Clips are no news of the count: the clock that says when a workout was counted stays as it is. */
const SAME_CLOCK = { updatedAt: sql`${videos.updatedAt}` };

/** Names clips that were sent; false where the video has some, or is gone. */
export async function nameSentClips(
  database: Queryable,
  videoId: string,
  clipsKey: string,
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set({ clipsKey, ...SAME_CLOCK })
    .where(
      and(
        eq(videos.id, videoId),
        isNull(videos.storageKey),
        isNull(videos.clipsKey),
        isNull(videos.renditionKey),
      ),
    )
    .returning({ id: videos.id });
  return rows.length > 0;
}

interface Prepared {
  readonly renditionKey: string;
  readonly posterKey: string;
}

/**
 * The clips that were sent under this key are needed no more: a rendition was made of them, or none can be. False where
 * the video is gone, or was counted anew meanwhile.
 */
export async function endSentClips(
  database: Queryable,
  videoId: string,
  clipsKey: string,
  prepared: Prepared | null,
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set({ clipsKey: null, ...prepared, ...SAME_CLOCK })
    .where(and(eq(videos.id, videoId), eq(videos.clipsKey, clipsKey)))
    .returning({ id: videos.id });
  return rows.length > 0;
}

const hasJob = sql`exists (
  select from graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier = 'prepare-clips' and job.payload->>'videoId' = ${videos.id}::text
    and (job.attempts < job.max_attempts or job.locked_at is not null)
)`;

/** Forgets clips whose job was lost, so that they can be sent again; their files are swept. */
export async function forgetLostClips(database: Database): Promise<void> {
  await database
    .update(videos)
    .set({ clipsKey: null, ...SAME_CLOCK })
    .where(and(isNotNull(videos.clipsKey), sql`not ${hasJob}`));
}
