import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, type Queryable, transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { isGivenUp } from '../../jobs/definitions.ts';
import { tellOfClips } from '../notifications/tell-video.ts';
import { filmsOf } from './runs.ts';

/** Clips do not change the count, so the time that says when a workout was counted stays. */
const SAME_CLOCK = { updatedAt: sql`${videos.updatedAt}` };

/** Stores key and size of received clips; false if the video has some already, or is gone. */
export async function nameSentClips(
  database: Queryable,
  videoId: string,
  { clipsKey, bytes }: { readonly clipsKey: string; readonly bytes: number },
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set({ clipsKey, madeBytes: bytes, ...SAME_CLOCK })
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

export const enqueueClips = (database: Queryable, videoId: string, userId: string) =>
  enqueue(database, 'prepare-clips', { videoId }, { line: filmsOf(userId) });

interface Prepared {
  readonly renditionKey: string;
  readonly posterKey: string;
  readonly madeBytes: number;
}

/**
 * Removes the key of received clips that are no longer needed: a rendition was made from them, or cannot be. False if the video
 * is gone, or has been counted again since.
 */
export async function endSentClips(
  database: Queryable,
  videoId: string,
  clipsKey: string,
  prepared: Prepared | null,
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set({ clipsKey: null, madeBytes: null, ...prepared, ...SAME_CLOCK })
    .where(and(eq(videos.id, videoId), eq(videos.clipsKey, clipsKey)))
    .returning({ id: videos.id });
  return rows.length > 0;
}

/** Gives up clips that cannot be prepared, and notifies their player. False if they are no longer current. */
export function giveUpClips(
  database: Database,
  videoId: string,
  clipsKey: string,
): Promise<boolean> {
  return transaction(database, async (tx) => {
    if (!(await endSentClips(tx, videoId, clipsKey, null))) return false;
    const [video] = await tx
      .select({ userId: videos.userId })
      .from(videos)
      .where(eq(videos.id, videoId));
    if (video !== undefined) await tellOfClips(tx, video.userId, videoId, clipsKey);
    return true;
  });
}

const jobs = sql`graphile_worker._private_jobs as job
  join graphile_worker._private_tasks as task on task.id = job.task_id
  where task.identifier = 'prepare-clips' and job.payload->>'videoId' = ${videos.id}::text`;
const hasJob = sql`exists (select from ${jobs} and not ${isGivenUp})`;
const hasFailedJob = sql<boolean>`exists (select from ${jobs})`;

/** Enqueues clips again whose job was lost, and gives up those whose job has failed for good. */
export async function resumeLostClips(database: Database): Promise<void> {
  const lost = await database
    .select({
      ...{ id: videos.id, userId: videos.userId, clipsKey: videos.clipsKey },
      hasFailed: hasFailedJob,
    })
    .from(videos)
    .where(and(isNotNull(videos.clipsKey), sql`not ${hasJob}`));
  for (const { id, userId, clipsKey, hasFailed } of lost) {
    if (hasFailed) await giveUpClips(database, id, clipsKey ?? '');
    else await enqueueClips(database, id, userId);
  }
}
