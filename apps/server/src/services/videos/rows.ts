import type { VideoState } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { mayUse } from '../../auth/may.ts';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { statesBefore } from './states.ts';

export type VideoRow = typeof videos.$inferSelect;
type VideoChanges = Omit<
  PgUpdateSetSource<typeof videos>,
  'id' | 'userId' | 'state' | 'analysisVersion' | 'deaths'
>;

/** Channel on which every change of a video is notified, with its id, in the transaction that makes it. */
export const VIDEO_CHANNEL = 'hooplog_videos';

/** Returned by every statement that changes a video: sends the notification. */
export const notified = sql<string>`pg_notify(${VIDEO_CHANNEL}, ${videos.id}::text)`;

/** The video of that user; another user's is not found. */
export async function ownVideo(
  database: Queryable,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  const video = await findOwnVideo(database, userId, videoId);
  if (video === null) throw notFound(phrase('Video not found'));
  return video;
}

export const notCounted = () =>
  new AppError('conflict', phrase('The shots of this video are not counted yet.'));

/** The workout of a counted video. */
export function workoutOf({ state, workoutId }: VideoRow): string {
  if (state === 'analysed' && workoutId !== null) return workoutId;
  throw notCounted();
}

async function findOwnVideo(
  database: Queryable,
  userId: string,
  videoId: string,
): Promise<VideoRow | null> {
  const [video] = await database.select().from(videos).where(eq(videos.id, videoId));
  return video !== undefined && mayUse(userId, video) ? video : null;
}

/** The same, locked until the transaction ends. */
export async function lockOwnVideo(
  tx: Transaction,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  const [video] = await tx.select().from(videos).where(eq(videos.id, videoId)).for('update');
  if (video === undefined || !mayUse(userId, video)) throw notFound(phrase('Video not found'));
  return video;
}

interface Move {
  readonly id: string;
  readonly to: VideoState;
  /** The run that makes the change; a run superseded by a newer request changes nothing. */
  readonly version?: number;
  /** Narrows the states that may come before. */
  readonly from?: VideoState;
}

/**
 * Moves a video to another state if its present one allows that, and notifies its watchers. Comparison and change are one
 * statement: of two simultaneous calls, one gets the row and the other null.
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
      ...(raiseVersion && { analysisVersion: sql`${videos.analysisVersion} + 1`, deaths: 0 }),
    })
    .where(
      and(
        eq(videos.id, id),
        inArray(videos.state, before),
        version === undefined ? undefined : eq(videos.analysisVersion, version),
      ),
    )
    .returning({ ...getTableColumns(videos), notified });
  return row ?? null;
}

/** Deletes the row and notifies its watchers. */
export async function deleteVideoRow(database: Queryable, id: string): Promise<void> {
  await database.delete(videos).where(eq(videos.id, id)).returning({ notified });
}
