import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/connect.ts';
import { reels, videos } from '../../database/schema/workouts.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ReelRow } from './reel.ts';

/** One request for a reel. Its run is valid until a newer request is made or the video is deleted. */
export type ReelRequest = JobPayload<'make-reel'>;

/** At most one waits per video: a newer request replaces it. Reels of one user are made one at a time. */
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

/** Changes the reel if the run is still valid; else null. */
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

/** Starts a request, or resumes it after a worker died. Null if it is no longer valid, or its video is gone. */
export async function beginReel(database: Database, request: ReelRequest) {
  const row = await change(database, request, { state: 'making' });
  if (row === null) return null;
  const [video] = await database
    .select({ renditionKey: videos.renditionKey, userId: videos.userId })
    .from(videos)
    .where(eq(videos.id, request.videoId));
  return video === undefined ? null : { cuts: row.cuts, ...video };
}

/** False if the run is no longer valid. */
export async function noteReelProgress(
  database: Database,
  request: ReelRequest,
  progress: number,
): Promise<boolean> {
  return (await change(database, request, { progress })) !== null;
}

/** False if the run is no longer valid. */
export async function finishReel(
  database: Database,
  request: ReelRequest,
  file: { readonly storageKey: string; readonly bytes: number },
): Promise<boolean> {
  const ready = { state: 'ready', progress: 1, ...file } as const;
  return (await change(database, request, ready)) !== null;
}

/** The player sees the failure and may try again. */
export async function failReel(database: Database, request: ReelRequest): Promise<void> {
  await change(database, request, { state: 'failed' });
}
