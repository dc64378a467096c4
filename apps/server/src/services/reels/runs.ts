import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { reels, videos } from '../../database/schema/workouts.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ReelRow } from './reel.ts';

/** One request for a reel. Its run counts as long as no newer one was made and the video is there. */
export type ReelRequest = JobPayload<'make-reel'>;

/** One waits for each video: a newer request replaces it. Of one user's reels one is made at a time. */
export async function enqueueReel(
  database: Queryable,
  request: ReelRequest,
  userId: string,
): Promise<void> {
  await enqueue(database, 'make-reel', request, {
    key: `make-reel:${request.videoId}`,
    line: `reels-of:${userId}`,
  });
}

type Change = Partial<Pick<ReelRow, 'state' | 'progress' | 'storageKey' | 'bytes'>>;

/** Changes the reel if the run still counts; null when it does not. */
async function change(
  database: Database,
  { videoId, requestedAt }: ReelRequest,
  values: Change,
): Promise<ReelRow | null> {
  const [row] = await database
    .update(reels)
    .set(values)
    .where(
      and(
        eq(reels.videoId, videoId),
        eq(reels.requestedAt, new Date(requestedAt)),
        inArray(reels.state, ['queued', 'making']),
      ),
    )
    .returning();
  return row ?? null;
}

/** Takes a request up, also from a worker that died. Null when it counts no more, or its video is gone. */
export async function beginReel(database: Database, request: ReelRequest) {
  const row = await change(database, request, { state: 'making' });
  if (row === null) return null;
  const [video] = await database
    .select({ renditionKey: videos.renditionKey, userId: videos.userId })
    .from(videos)
    .where(eq(videos.id, request.videoId));
  return video === undefined ? null : { cuts: row.cuts, ...video };
}

/** False when the run counts no more. */
export async function noteReelProgress(
  database: Database,
  request: ReelRequest,
  progress: number,
): Promise<boolean> {
  return (await change(database, request, { progress })) !== null;
}

/** False when the run counts no more. */
export async function finishReel(
  database: Database,
  request: ReelRequest,
  file: { readonly storageKey: string; readonly bytes: number },
): Promise<boolean> {
  const ready = { state: 'ready', progress: 1, ...file } as const;
  return (await change(database, request, ready)) !== null;
}

/** The player is told, and may try again. */
export async function failReel(database: Database, request: ReelRequest): Promise<void> {
  await change(database, request, { state: 'failed' });
}
