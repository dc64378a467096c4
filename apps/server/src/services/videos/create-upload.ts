import { v7 as uuidv7 } from 'uuid';
import { videos } from '../../database/schema/index.ts';
import { formatKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { originalKey } from './keys.ts';

/** Makes the video that a file can then be uploaded to. */
export async function createUpload(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
): Promise<{ videoId: string }> {
  const id = uuidv7();
  await database.insert(videos).values({ id, userId, storageKey: formatKey(originalKey(id)) });
  return { videoId: id };
}
