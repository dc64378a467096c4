import { phrase } from '@hooplog/language';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { videoParts } from '../../database/schema/index.ts';
import { notFound } from '../../errors/app-error.ts';
import { ownVideo } from './rows.ts';

export type VideoPart = Pick<typeof videoParts.$inferSelect, 'start' | 'bytes' | 'storageKey'>;

/** Progress of an upload in parts. */
export interface UploadProgress {
  /** Stored bytes. They reach `length` only when the video counts as uploaded. */
  readonly offset: number;
  /** Bytes of the whole file. */
  readonly length: number;
  /** When it will be given up unless more arrives; null if it is complete. */
  readonly expiresAt: Date | null;
}

/** A week: films of the weekend may take until its end to upload. */
const UNFINISHED_MS = 7 * 24 * 3_600_000;

/** Uploads without activity since before this moment are given up. */
export const unfinishedSince = (now: Date) => new Date(now.getTime() - UNFINISHED_MS);

/** Throws if the video is not the user's, or was not announced as an upload in parts. */
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

/** Bytes received so far. */
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

/** Deletes the parts of a video whose file is complete, and returns their storage keys. */
export async function forgetParts(database: Queryable, videoId: string): Promise<string[]> {
  const gone = await database
    .delete(videoParts)
    .where(eq(videoParts.videoId, videoId))
    .returning({ storageKey: videoParts.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}
