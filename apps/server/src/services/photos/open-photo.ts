import { phrase } from '@hooplog/language';
import { notFound } from '../../errors/app-error.ts';
import { FileMissing } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import type { Media } from '../videos/open-media.ts';
import { photoKey } from './keys.ts';

/** A photo for the browser. Its random id is known only to people who were shown the photo, so being signed in is enough. */
export async function openPhoto(
  { storage }: Pick<AppContext, 'storage'>,
  photoId: string,
): Promise<Media> {
  const key = photoKey(photoId);
  const found = await storage.stat(key);
  if (found === null) throw notFound(phrase('Photo not found'));
  return {
    bytes: found.bytes,
    contentType: 'image/jpeg',
    etag: `"${photoId}"`,
    open: async (range) => {
      try {
        return await storage.open(key, range);
      } catch (error) {
        if (error instanceof FileMissing) throw notFound(phrase('Photo not found'));
        throw error;
      }
    },
  };
}
