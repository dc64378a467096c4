import type { VideoState } from '@hooplog/contract';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { mayUse } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import { statesBefore } from './states.ts';

export type VideoRow = typeof videos.$inferSelect;
type VideoChanges = Partial<Omit<VideoRow, 'id' | 'userId' | 'state' | 'analysisVersion'>>;

/** Every change of a video is told here, with its id, in the transaction that makes it. */
export const VIDEO_CHANNEL = 'hooplog_videos';

const told = sql<string>`pg_notify(${VIDEO_CHANNEL}, ${videos.id}::text)`;

/** The video of that user; somebody else's does not exist for them. */
export async function ownVideo(
  database: Queryable,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  const video = await findOwnVideo(database, userId, videoId);
  if (video === null) throw notFound('Video');
  return video;
}

export async function findOwnVideo(
  database: Queryable,
  userId: string,
  videoId: string,
): Promise<VideoRow | null> {
  const [video] = await database.select().from(videos).where(eq(videos.id, videoId));
  return video !== undefined && mayUse(userId, video) ? video : null;
}

/** The same, unchanged by others until the transaction ends. */
export async function lockOwnVideo(
  tx: Transaction,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update');
  if (video === undefined || !mayUse(userId, video)) throw notFound('Video');
  return video;
}

interface Move {
  readonly id: string;
  readonly to: VideoState;
  /** The run that wants it; a run that was overtaken by a newer request moves nothing. */
  readonly version?: number;
  /** Narrows the legal states before. */
  readonly from?: VideoState;
}

/**
 * Moves a video if it is (still) in a state from which it may, and tells those who watch it. The comparison and the
 * change are one statement: of two that try at once, one gets the row and the other null.
 */
export async function moveVideo(
  database: Queryable,
  { id, to, version, from }: Move,
  changes: VideoChanges & { readonly raiseVersion?: true } = {},
): Promise<VideoRow | null> {
  const { raiseVersion, ...columns } = changes;
  const before = statesBefore(to).filter((state) => from === undefined || state === from);
  const [row] = await database
    .update(videos)
    .set({
      ...columns,
      state: to,
      ...(raiseVersion && { analysisVersion: sql`${videos.analysisVersion} + 1` }),
    })
    .where(
      and(
        eq(videos.id, id),
        inArray(videos.state, before),
        version === undefined ? undefined : eq(videos.analysisVersion, version),
      ),
    )
    .returning({ ...getTableColumns(videos), told });
  return row ?? null;
}

interface Run {
  readonly id: string;
  readonly version: number;
}

/** Notes how far a run is and what it has made. False when the run no longer counts: overtaken, given up, or its video removed. */
export async function noteProgress(
  database: Queryable,
  run: Run,
  progress: Pick<
    VideoChanges,
    'progress' | 'progressMessage' | 'shotsSoFar' | 'media' | 'renditionKey' | 'posterKey'
  >,
): Promise<boolean> {
  const rows = await database
    .update(videos)
    .set(progress)
    .where(isCurrent(run))
    .returning({ told });
  return rows.length > 0;
}

/** Whether a run still counts. */
export async function countsStill(database: Queryable, run: Run): Promise<boolean> {
  const rows = await database.select({ id: videos.id }).from(videos).where(isCurrent(run));
  return rows.length > 0;
}

const isCurrent = ({ id, version }: Run) =>
  and(eq(videos.id, id), eq(videos.state, 'analysing'), eq(videos.analysisVersion, version));

/** Removes the row and tells those who watch it. */
export async function deleteVideoRow(database: Queryable, id: string): Promise<void> {
  await database.delete(videos).where(eq(videos.id, id)).returning({ told });
}

export async function videoExists(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.select({ id: videos.id }).from(videos).where(eq(videos.id, id));
  return rows.length > 0;
}
