import { createReadStream } from 'node:fs';
import { formatKey, type Storage } from '../../storage/storage.ts';
import { posterKey, renditionKey } from './keys.ts';

interface Made {
  readonly renditionPath: string;
  readonly posterPath: string;
}

interface Stored {
  readonly renditionKey: string;
  readonly posterKey: string;
  readonly madeBytes: number;
}

/**
 * Stores the files that browsers play and show.
 *
 * @param name stores the keys in the video's row; if it returns false, they are no longer needed and the files are deleted
 * @returns the result of `name`
 */
export async function storeRendition(
  storage: Storage,
  videoId: string,
  { renditionPath, posterPath }: Made,
  name: (stored: Stored) => Promise<boolean>,
): Promise<boolean> {
  const rendition = renditionKey(videoId);
  const poster = posterKey(videoId);
  const played = await storage.put(rendition, createReadStream(renditionPath));
  const shown = await storage.put(poster, createReadStream(posterPath));
  const madeBytes = played.bytes + shown.bytes;
  const stored = { renditionKey: formatKey(rendition), posterKey: formatKey(poster), madeBytes };
  if (await name(stored)) return true;
  await storage.delete(rendition);
  await storage.delete(poster);
  return false;
}
