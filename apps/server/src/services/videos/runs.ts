import type { VideoFailure } from '@hooplog/domain';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, type Queryable, transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { JobPayload } from '../../jobs/definitions.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { tellOwner } from '../notifications/tell-video.ts';
import { moveVideo, notified, type VideoRow } from './rows.ts';

/** One run of a video's analysis, for one request. It is valid until a newer request is made. */
export interface Run {
  readonly id: string;
  readonly version: number;
}

export type AnalysisRequest = JobPayload<'analyse-video'>;
type Columns = typeof videos.$inferInsert;
type Progress = Partial<
  Pick<
    Columns,
    | 'progress'
    | 'stage'
    | 'shotsSoFar'
    | 'media'
    | 'warnings'
    | 'renditionKey'
    | 'posterKey'
    | 'madeBytes'
  >
>;

/** Jobs without a position come last. The queue's priorities are 16 bits. */
export const NO_PLACE = 32_767;

/** Jobs that process one user's films run one at a time, so that nobody occupies the whole machine. */
export const filmsOf = (userId: string) => `analyse-videos-of:${userId}`;

export const analysisJobKey = (videoId: string) => `analyse-video:${videoId}`;

/**
 * Enqueues a request. At most one waits per video: a newer request replaces it. `orderQueue` sets its position once this is
 * committed.
 */
export async function enqueueRun(
  database: Queryable,
  request: AnalysisRequest,
  userId: string,
): Promise<void> {
  await enqueue(database, 'analyse-video', request, {
    key: analysisJobKey(request.videoId),
    line: filmsOf(userId),
    priority: NO_PLACE,
  });
}

/** Videos that a worker is processing in any way. Jobs of dead workers are released within seconds. */
export async function videosAtWork(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select payload->>'videoId' as id from graphile_worker._private_jobs
    where locked_at is not null and payload->>'videoId' is not null`);
  return new Set(rows.map(({ id }) => id));
}

/** The video of any owner, or null if it is gone. */
export async function findVideo(database: Database, id: string): Promise<VideoRow | null> {
  const [video] = await database.select().from(videos).where(eq(videos.id, id));
  return video ?? null;
}

/** Stores the number of pixels to process in a video. */
export async function notePixels(database: Database, id: string, pixels: number): Promise<void> {
  // Not an activity of the video, so its time of change stays.
  await database
    .update(videos)
    .set({ pixels, updatedAt: sql`${videos.updatedAt}` })
    .where(eq(videos.id, id));
}

/** Starts a run, or resumes it after a worker died. Null if it is no longer valid. */
export function beginRun(
  database: Database,
  { videoId: id, version }: AnalysisRequest,
): Promise<VideoRow | null> {
  return moveVideo(database, { id, to: 'analysing', version });
}

/** Records a run's progress and results so far. False if it is no longer valid. */
export async function noteProgress(
  database: Database,
  run: Run,
  progress: Progress,
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set(progress)
    .where(isCurrent(run))
    .returning({ notified });
  return rows.length > 0;
}

/** Whether a run is still valid. */
export async function countsStill(database: Database, run: Run): Promise<boolean> {
  const rows = await database.select({ id: videos.id }).from(videos).where(isCurrent(run));
  return rows.length > 0;
}

/** Marks a run as failed and notifies the owner. False if it is no longer valid. */
export function failRun(
  database: Database,
  { id, version }: Run,
  errorCode: VideoFailure,
): Promise<boolean> {
  const changes = { errorCode, stage: null };
  return transaction(database, async (tx) => {
    const failed = await moveVideo(tx, { id, to: 'failed', version }, changes);
    if (failed === null) return false;
    await tellOwner(tx, failed, 'video_failed');
    return true;
  });
}

/** Queues the run again for another worker, without the pause that follows an error. */
export async function giveRunBack(database: Database, request: AnalysisRequest): Promise<void> {
  const { videoId: id, version } = request;
  await transaction(database, async (tx) => {
    const queued = await moveVideo(tx, { id, to: 'queued', from: 'analysing', version });
    if (queued !== null) await enqueueRun(tx, request, queued.userId);
  });
}

/** Records that the analysis process has died in a run. Returns how often it has by now; null if the run is no longer valid. */
export async function noteDeath(database: Database, run: Run): Promise<number | null> {
  const [row] = await database
    .update(videos)
    .set({ deaths: sql`${videos.deaths} + 1` })
    .where(isCurrent(run))
    .returning({ deaths: videos.deaths });
  return row?.deaths ?? null;
}

/** After a superseded run: if the video has been deleted, the run may just have written files again. */
export async function dropRun(database: Database, { id }: Run): Promise<void> {
  const rows = await database.select({ id: videos.id }).from(videos).where(eq(videos.id, id));
  if (rows.length === 0) await enqueue(database, 'delete-files', { folder: id });
}

const isCurrent = ({ id, version }: Run) =>
  and(eq(videos.id, id), eq(videos.state, 'analysing'), eq(videos.analysisVersion, version));
