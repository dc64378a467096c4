import { phrase } from '@hooplog/language';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { videoParts } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import { ownVideo } from './rows.ts';

export type VideoPart = Pick<typeof videoParts.$inferSelect, 'start' | 'bytes' | 'storageKey'>;

/** How far an upload in parts is. */
export interface UploadProgress {
  /** Bytes that are stored. All of them only when the video counts as uploaded. */
  readonly offset: number;
  /** Bytes of the whole file. */
  readonly length: number;
  /** When it is given up unless more comes; null of one that is complete. */
  readonly expiresAt: Date | null;
}

/** Filmed at a weekend, sent by the end of the week. */
const UNFINISHED_MS = 7 * 24 * 3_600_000;

/** What has waited for its file, or for more of it, since before this moment is given up. */
export const unfinishedSince = (now: Date) => new Date(now.getTime() - UNFINISHED_MS);

/** Throws where the video is not the user's, or was not announced to come in parts. */
export async function uploadProgress(
  database: Queryable,
  userId: string,
  videoId: string,
): Promise<UploadProgress> {
  const { state, bytes, announcedBytes, updatedAt } = await ownVideo(database, userId, videoId);
  if (state !== 'awaiting_upload' && bytes !== null) {
    return { offset: bytes, length: bytes, expiresAt: null };
  }
  if (announcedBytes === null) throw notFound(phrase('Upload not found'));
  return {
    offset: await endOfParts(database, videoId),
    length: announcedBytes,
    expiresAt: new Date(updatedAt.getTime() + UNFINISHED_MS),
  };
}

/** Bytes that have come so far. */
export async function endOfParts(database: Queryable, videoId: string): Promise<number> {
  const [last] = await database
    .select()
    .from(videoParts)
    .where(eq(videoParts.videoId, videoId))
    .orderBy(desc(videoParts.start))
    .limit(1);
  return last === undefined ? 0 : last.start + last.bytes;
}

/** In the order of the file. */
export function listParts(database: Queryable, videoId: string): Promise<VideoPart[]> {
  return database
    .select()
    .from(videoParts)
    .where(eq(videoParts.videoId, videoId))
    .orderBy(videoParts.start);
}

/** Forgets the parts of a video that has its file; their keys in storage. */
export async function forgetParts(database: Queryable, videoId: string): Promise<string[]> {
  const gone = await database
    .delete(videoParts)
    .where(eq(videoParts.videoId, videoId))
    .returning({ storageKey: videoParts.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}
