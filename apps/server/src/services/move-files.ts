import { createHash } from 'node:crypto';
import { formatKey, type Storage, type StorageKey } from '../storage/storage.ts';

/** With many small files the time goes into waiting for the server. */
const CONCURRENCY = 8;

/** What was moved. */
interface Moved {
  readonly files: number;
  readonly bytes: number;
}

async function* filesOf(storage: Storage): AsyncGenerator<StorageKey> {
  for await (const { folder } of storage.listFolders()) {
    for (const { key } of await storage.listFiles(folder)) yield key;
  }
}

/** SHA-256 of a stored file; null where there is none. */
async function sumOf(storage: Storage, key: StorageKey): Promise<string | null> {
  if ((await storage.stat(key)) === null) return null;
  const hash = createHash('sha256');
  for await (const chunk of (await storage.open(key)) as AsyncIterable<Uint8Array>)
    hash.update(chunk);
  return hash.digest('hex');
}

async function moveFile(from: Storage, to: Storage, key: StorageKey): Promise<number> {
  const bytes = (await from.stat(key))?.bytes ?? 0;
  const sum = await sumOf(from, key);
  // It exists already if an earlier move was cut off between copying and deleting.
  if ((await sumOf(to, key)) !== sum) {
    await to.put(key, await from.open(key), bytes);
    if ((await sumOf(to, key)) !== sum) throw new Error(`${formatKey(key)} is not what was copied`);
  }
  await from.delete(key);
  return bytes;
}

/**
 * Moves every file to another storage: each is copied, read back, compared by its SHA-256, and only then deleted at its source.
 * After an interruption at any moment it resumes with the remaining files, in either direction.
 */
export async function moveFiles(from: Storage, to: Storage): Promise<Moved> {
  let [files, bytes] = [0, 0];
  const waiting = filesOf(from);
  const work = async () => {
    for await (const key of waiting) {
      const moved = await moveFile(from, to, key);
      bytes += moved;
      files += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return { files, bytes };
}
