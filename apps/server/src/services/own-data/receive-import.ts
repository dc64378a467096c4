import { LIMITS } from '@hooplog/domain';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { AppError } from '../../errors/app-error.ts';
import { formatKey, type Storage, type StorageKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { makeTurns } from '../turns.ts';
import { uploadRefusal } from '../upload-refusal.ts';
import { lockUser } from '../users/lock-user.ts';
import { checkImport } from './check-import.ts';
import { countUnderWay, enqueueImport, type ImportRow } from './import-rows.ts';
import type { ImportFile } from './read-import.ts';

/** Documents of one user that wait to be written, at most: they take room on the disk. */
const MOST_UNDER_WAY = 3;

const tooLarge = () =>
  new AppError(
    'too_large',
    'A file to import can have at most 32 MB. Split it, and import each part.',
  );

const tooMany = () =>
  new AppError(
    'rate_limited',
    'Your earlier imports are still being added. Please wait until one of them is done.',
  );

/** One document is checked at a time in this process: each takes all the time that others leave. */
const inTurn = makeTurns();

interface Upload {
  /** The raw file as it arrives; breaks off with an error when the connection does. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Content-Length: a hint that allows refusing early. */
  readonly declaredBytes: number | null;
}

/** Lends a stored document, which is read from its beginning at every call. */
export const storedDocument = (storage: Storage, key: StorageKey): ImportFile =>
  async function* read() {
    yield* await storage.open(key);
  };

async function* counted(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.IMPORT_MAX_BYTES) throw tooLarge();
    yield chunk;
  }
}

/**
 * Takes in a document to import: stores it, reads all of it to the first mistake, and queues it to be written. A document
 * with a mistake leaves nothing behind.
 */
export async function receiveImport(
  { database, storage, now }: Pick<AppContext, 'database' | 'storage' | 'now'>,
  userId: string,
  { content, declaredBytes }: Upload,
): Promise<ImportRow> {
  if (declaredBytes !== null && declaredBytes > LIMITS.IMPORT_MAX_BYTES) throw tooLarge();
  if ((await countUnderWay(database, userId)) >= MOST_UNDER_WAY) throw tooMany();
  const [id, createdAt] = [uuidv7(), now()];
  const key = { folder: id, name: 'document' };
  try {
    await storage.put(key, counted(content), declaredBytes);
    const total = await inTurn(() => checkImport(storedDocument(storage, key), createdAt));
    return await transaction(database, async (tx) => {
      // Counted again: others of the same user may have been checked meanwhile.
      await lockUser(tx, userId);
      if ((await countUnderWay(tx, userId)) >= MOST_UNDER_WAY) throw tooMany();
      const values = { id, userId, storageKey: formatKey(key), total, createdAt };
      const [row] = await tx.insert(imports).values(values).returning();
      if (row === undefined) throw new Error('An inserted row comes back');
      await enqueueImport(tx, row);
      return row;
    });
  } catch (error) {
    await storage.deleteFolder(id);
    throw uploadRefusal(error, 'this file');
  }
}
