import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { formatKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { claimRoom } from '../room/get-room.ts';
import { emptyFile, MAX_UPLOAD_BYTES, tooLarge } from './inspect-upload.ts';
import { originalKey } from './keys.ts';

/**
 * Creates the video to which a file can then be uploaded.
 *
 * @param announcedBytes of a file that is sent in parts
 */
export async function createUpload(
  context: Pick<AppContext, 'database' | 'config'>,
  userId: string,
  announcedBytes: number | null = null,
): Promise<{ videoId: string }> {
  if (announcedBytes === 0) throw emptyFile();
  if (announcedBytes !== null && announcedBytes > MAX_UPLOAD_BYTES) throw tooLarge();
  const id = uuidv7();
  const storageKey = formatKey(originalKey(id));
  await transaction(context.database, async (tx) => {
    await claimRoom(tx, context, userId, announcedBytes ?? 0);
    await tx.insert(videos).values({ id, userId, storageKey, announcedBytes });
  });
  return { videoId: id };
}
