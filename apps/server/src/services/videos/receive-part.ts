import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { videoParts, videos } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import { formatKey, parseKey, type Storage } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { isHangUp, uploadRefusal } from '../upload-refusal.ts';
import { UploadInspector } from './inspect-upload.ts';
import { partKey } from './keys.ts';
import { receiveUpload, type Upload } from './receive-upload.ts';
import { lockOwnVideo } from './rows.ts';
import {
  endOfParts,
  listParts,
  type UploadProgress,
  uploadProgress,
  type VideoPart,
} from './upload-parts.ts';

/** Minimum for any part but the last: it limits the number of parts, and lets the first show the file's type. */
const MIN_PART_BYTES = 65_536;

export interface SentPart extends Upload {
  /** Offset of its first byte in the file. */
  readonly start: number;
}

const elsewhere = () =>
  new AppError('conflict', phrase('This part does not begin where the last one ended.'));
const wrongSize = () =>
  new AppError('malformed_request', phrase('This part has fewer or more bytes than it can have.'));

/**
 * Receives the next part of a video. If the connection breaks, the bytes that arrived are kept. Parts are separate files, so none
 * waits for another; of two that begin at the same byte, the first to end wins. The last part counts only once the whole file is
 * assembled, so sending it again is harmless.
 */
export async function receivePart(
  context: Pick<AppContext, 'config' | 'database' | 'storage' | 'now'>,
  userId: string,
  videoId: string,
  { start, content, declaredBytes }: SentPart,
): Promise<UploadProgress> {
  const { database, storage } = context;
  const { offset, length } = await uploadProgress(database, userId, videoId);
  if (start !== offset) throw elsewhere();
  const left = length - offset;
  if (declaredBytes !== null && declaredBytes > left) throw wrongSize();

  if (left > 0) {
    const key = partKey(videoId);
    const arriving = untilHangUp(content, left);
    const checked = start === 0 ? new UploadInspector().inspect(arriving) : arriving;
    const { bytes } = await storage.put(key, checked, declaredBytes).catch((error: unknown) => {
      throw uploadRefusal(error, 'video');
    });
    const part = { start, bytes, storageKey: formatKey(key) };
    await (bytes === left ? finish : keep)(context, userId, videoId, part).catch(
      async (error: unknown) => {
        await storage.delete(key);
        throw error;
      },
    );
  }
  return uploadProgress(database, userId, videoId);
}

/** Ends quietly when the connection breaks, if enough bytes came to be worth keeping. */
async function* untilHangUp(
  content: AsyncIterable<Uint8Array>,
  left: number,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const isEnough = () => bytes >= MIN_PART_BYTES || bytes === left;
  try {
    for await (const chunk of content) {
      bytes += chunk.byteLength;
      if (bytes > left) throw wrongSize();
      yield chunk;
    }
  } catch (error) {
    if (isHangUp(error) && isEnough()) return;
    throw error;
  }
  if (!isEnough()) throw wrongSize();
}

async function keep(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  part: VideoPart,
): Promise<void> {
  await transaction(database, async (tx) => {
    const { state } = await lockOwnVideo(tx, userId, videoId);
    if (state !== 'awaiting_upload' || (await endOfParts(tx, videoId)) !== part.start) {
      throw elsewhere();
    }
    await tx.insert(videoParts).values({ videoId, ...part });
    await tx.update(videos).set({ updatedAt: now() }).where(eq(videos.id, videoId));
  });
}

/** Joins all parts to one file; a second try finds that done. */
async function finish(
  context: Pick<AppContext, 'config' | 'database' | 'storage'>,
  userId: string,
  videoId: string,
  last: VideoPart,
): Promise<void> {
  const { database, storage } = context;
  try {
    const before = await listParts(database, videoId);
    const { start, bytes } = before.at(-1) ?? { start: 0, bytes: 0 };
    if (start + bytes !== last.start) throw elsewhere();
    await receiveUpload(context, userId, videoId, {
      content: joined(storage, [...before, last]),
      declaredBytes: last.start + last.bytes,
    });
  } catch (error) {
    const { offset, length } = await uploadProgress(database, userId, videoId);
    if (offset < length) throw error;
  }
  await storage.delete(parseKey(last.storageKey));
}

async function* joined(storage: Storage, parts: readonly VideoPart[]): AsyncGenerator<Uint8Array> {
  for (const { storageKey } of parts) {
    yield* (await storage.open(parseKey(storageKey))) as AsyncIterable<Uint8Array>;
  }
}
