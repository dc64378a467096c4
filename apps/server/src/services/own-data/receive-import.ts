import type { EndpointRequest, importData } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { AppError } from '../../errors/app-error.ts';
import { formatKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { madeBefore, makeOnce, type UnderKey } from '../make-once.ts';
import { lockUser } from '../users/lock-user.ts';
import { importDocument } from './import-document.ts';
import { countUnderWay, enqueueImport, type ImportRow, ownImport } from './import-rows.ts';
import { inImportTurn } from './import-turns.ts';
import { readImport } from './read-import.ts';
import { checkDeclaredSize, type ImportUpload, withUpload } from './take-upload.ts';

/** Most documents of one user that may wait to be written, as they take room on the disk. */
const MAX_UNDER_WAY = 3;

const tooMany = () =>
  new AppError(
    'rate_limited',
    phrase('Your earlier imports are still being added. Please wait until one of them is done.'),
  );

type Reading = EndpointRequest<typeof importData>['query'] & UnderKey;

/**
 * Receives a file to import: reads all of it, stores a document of the valid entries, and enqueues the job that writes it. A file
 * with a mistake leaves nothing behind, unless the caller asked for its good workouts only. A repeat with the same key returns
 * the import of the first call.
 */
export async function receiveImport(
  { database, storage, now }: Pick<AppContext, 'database' | 'storage' | 'now'>,
  { id: userId, timeZone }: { readonly id: string; readonly timeZone: string },
  upload: ImportUpload,
  { idempotencyKey, ...reading }: Reading = {},
): Promise<ImportRow> {
  checkDeclaredSize(upload);
  const call = { userId, kind: 'import', idempotencyKey, now: now() } as const;
  const before = await madeBefore(database, call);
  if (before !== null) return ownImport({ database }, userId, before);
  if ((await countUnderWay(database, userId)) >= MAX_UNDER_WAY) throw tooMany();
  const [id, createdAt] = [uuidv7(), now()];
  const key = { folder: id, name: 'document' };
  return withUpload(storage, id, upload, async (file) => {
    const written = { workouts: 0 };
    const entries = readImport(file, { ...reading, timeZone, now: createdAt });
    await inImportTurn(userId, () => storage.put(key, importDocument(entries, written)));
    const made = await transaction(database, async (tx) => {
      await lockUser(tx, userId);
      return makeOnce(tx, call, async () => {
        // Counted again: other files of the user may have been read in the meantime.
        if ((await countUnderWay(tx, userId)) >= MAX_UNDER_WAY) throw tooMany();
        const total = written.workouts;
        const values = { id, userId, storageKey: formatKey(key), total, createdAt };
        const [row] = await tx.insert(imports).values(values).returning();
        if (row === undefined) throw new Error('An inserted row comes back');
        await enqueueImport(tx, row);
        return row.id;
      });
    });
    if (made !== id) await storage.delete(key);
    return ownImport({ database }, userId, made);
  });
}
