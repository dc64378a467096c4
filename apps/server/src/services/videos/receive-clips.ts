import { phrase } from '@hooplog/language';
import { AppError } from '../../errors/app-error.ts';
import { formatKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { checkRoom, claimRoom } from '../room/get-room.ts';
import { uploadRefusal } from '../upload-refusal.ts';
import { enqueueClips, nameSentClips } from './clips.ts';
import { UploadInspector } from './inspect-upload.ts';
import { clipsKey } from './keys.ts';
import { nameFile } from './name-file.ts';
import type { Upload } from './receive-upload.ts';
import { ownVideo } from './rows.ts';

/** Clips of about five hundred shots: as many as a device stores. */
const MAX_CLIPS_BYTES = 209_715_200;
const tooLarge = () =>
  new AppError('too_large', phrase('The clips of a workout must be under 200MB'));

/**
 * Receives the clips of the shots of a video that a device counted. A job makes the playable video from them; the clips
 * themselves are never handed out. A repeat, even a simultaneous one, changes nothing.
 */
export async function receiveClips(
  { config, database, storage }: Pick<AppContext, 'config' | 'database' | 'storage'>,
  userId: string,
  videoId: string,
  { content, declaredBytes }: Upload,
): Promise<void> {
  const video = await ownVideo(database, userId, videoId);
  if (video.storageKey !== null) {
    throw new AppError(
      'conflict',
      phrase('This video is on the server as a whole. It needs no clips.'),
    );
  }
  if (video.clipsKey !== null || video.renditionKey !== null) return;
  if (declaredBytes !== null && declaredBytes > MAX_CLIPS_BYTES) throw tooLarge();
  await checkRoom({ config, database }, userId, declaredBytes ?? 0);

  const key = clipsKey(videoId);
  const inspector = new UploadInspector({ maxBytes: MAX_CLIPS_BYTES, tooLarge });
  await storage.put(key, inspector.inspect(content), declaredBytes).catch((error: unknown) => {
    throw uploadRefusal(error, 'clips');
  });
  const sent = { clipsKey: formatKey(key), bytes: inspector.facts().bytes };
  const isNamed = await nameFile({ database, storage }, key, async (tx) => {
    await claimRoom(tx, { config }, userId, sent.bytes);
    const named = await nameSentClips(tx, videoId, sent);
    if (named) await enqueueClips(tx, videoId, userId);
    return named;
  });
  if (isNamed) return;
  // Another call came first, or the video is gone.
  await storage.delete(key);
  await ownVideo(database, userId, videoId);
}
