import type { Readable } from 'node:stream';
import { phrase } from '@hooplog/language';
import { notFound } from '../../errors/app-error.ts';
import { type ByteRange, FileMissing, parseKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { ownVideo } from './rows.ts';

/** A file for the browser, before the requested range is known. */
export interface Media {
  readonly bytes: number;
  readonly contentType: string;
  /** Identifies the content: a file never changes under its key. */
  readonly etag: string;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}

type Context = Pick<AppContext, 'database' | 'storage'>;

/** The rendition that browsers play. */
export async function openRendition(
  context: Context,
  userId: string,
  videoId: string,
): Promise<Media> {
  const { renditionKey } = await ownVideo(context.database, userId, videoId);
  return openMedia(context, renditionKey, 'video/mp4');
}

export async function openPoster(
  context: Context,
  userId: string,
  videoId: string,
): Promise<Media> {
  const { posterKey } = await ownVideo(context.database, userId, videoId);
  return openMedia(context, posterKey, 'image/jpeg');
}

/** The file of a key; 404 if there is none. */
export async function openMedia(
  { storage }: Pick<Context, 'storage'>,
  keyText: string | null,
  contentType: string,
): Promise<Media> {
  if (keyText === null) throw notFound(phrase('Video not found'));
  const key = parseKey(keyText);
  const found = await storage.stat(key);
  if (found === null) throw notFound(phrase('Video not found'));
  return {
    bytes: found.bytes,
    contentType,
    etag: `"${key.name}"`,
    open: async (range) => {
      try {
        return await storage.open(key, range);
      } catch (error) {
        if (error instanceof FileMissing) throw notFound(phrase('Video not found'));
        throw error;
      }
    },
  };
}
