import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { formatKey, parseKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { claimRoom } from '../room/get-room.ts';
import { uploadRefusal } from '../upload-refusal.ts';
import { MAX_UPLOAD_BYTES, tooLarge, UploadInspector } from './inspect-upload.ts';
import { originalKey } from './keys.ts';
import { nameFile } from './name-file.ts';
import { moveVideo, ownVideo } from './rows.ts';
import { forgetParts } from './upload-parts.ts';

export interface Upload {
  /** The raw file as it arrives; fails when the connection breaks. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length: a hint for refusing early. */
  readonly declaredBytes: number | null;
}

const alreadyUploaded = () =>
  new AppError('conflict', phrase('This video has been uploaded already. Start a new upload.'));

/**
 * Receives the file of a video. The video counts as uploaded only when the file is complete, recognised and on the disk; until
 * then the upload can be repeated. Of two simultaneous ones, the first to end wins.
 */
export async function receiveUpload(
  { config, database, storage }: Pick<AppContext, 'config' | 'database' | 'storage'>,
  userId: string,
  videoId: string,
  { content, declaredBytes }: Upload,
): Promise<void> {
  const video = await ownVideo(database, userId, videoId);
  if (video.state !== 'awaiting_upload') throw alreadyUploaded();
  if (declaredBytes !== null && declaredBytes > MAX_UPLOAD_BYTES) throw tooLarge();

  const key = originalKey(videoId);
  const inspector = new UploadInspector();
  await storage.put(key, inspector.inspect(content), declaredBytes).catch((error: unknown) => {
    throw uploadRefusal(error, 'video');
  });
  const storageKey = formatKey(key);
  const facts = inspector.facts();
  const changes = { storageKey, ...facts };
  // Announced parts have already claimed their room.
  const more = facts.bytes - (video.announcedBytes ?? 0);
  const parts = await nameFile({ database, storage }, key, async (tx) => {
    if (more > 0) await claimRoom(tx, { config }, userId, more);
    const moved = await moveVideo(tx, { id: videoId, to: 'uploaded' }, changes);
    if (moved === null) throw alreadyUploaded();
    await enqueue(tx, 'measure-video', { videoId });
    return forgetParts(tx, videoId);
  });
  // The sweep removes what stays here.
  await Promise.allSettled(parts.map((part) => storage.delete(parseKey(part))));
}
