import type { EndpointRequest, importData } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { v7 as uuidv7 } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { imports } from '../../database/schema/imports.ts';
import { AppError } from '../../errors/app-error.ts';
import { formatKey } from '../../storage/storage.ts';
import type { AppContext } from '../context.ts';
import { lockUser } from '../users/lock-user.ts';
import { importDocument } from './import-document.ts';
import { countUnderWay, enqueueImport, type ImportRow } from './import-rows.ts';
import { inImportTurn } from './import-turns.ts';
import { readImport } from './read-import.ts';
import { checkDeclaredSize, type ImportUpload, withUpload } from './take-upload.ts';

/** Documents of one user that wait to be written, at most: they take room on the disk. */
const MAX_UNDER_WAY = 3;

const tooMany = () =>
  new AppError(
    'rate_limited',
    phrase('Your earlier imports are still being added. Please wait until one of them is done.'),
  );

type Reading = EndpointRequest<typeof importData>['query'];

/**
 * Takes in a file to import: reads all of it, writes a document of what may be added, and queues that. A file with a
 * mistake leaves nothing behind, unless only its good workouts are asked for.
 */
export async function receiveImport(
  { database, storage, now }: Pick<AppContext, 'database' | 'storage' | 'now'>,
  { id: userId, timeZone }: { readonly id: string; readonly timeZone: string },
  upload: ImportUpload,
  reading: Reading = {},
): Promise<ImportRow> {
  checkDeclaredSize(upload);
  if ((await countUnderWay(database, userId)) >= MAX_UNDER_WAY) throw tooMany();
  const [id, createdAt] = [uuidv7(), now()];
  const key = { folder: id, name: 'document' };
  return withUpload(storage, id, upload, async (file) => {
    const written = { workouts: 0 };
    const entries = readImport(file, { ...reading, timeZone, now: createdAt });
    await inImportTurn(userId, () => storage.put(key, importDocument(entries, written)));
    return transaction(database, async (tx) => {
      // Counted again: others of the same user may have been read meanwhile.
      await lockUser(tx, userId);
      if ((await countUnderWay(tx, userId)) >= MAX_UNDER_WAY) throw tooMany();
      const values = { id, userId, storageKey: formatKey(key), total: written.workouts, createdAt };
      const [row] = await tx.insert(imports).values(values).returning();
      if (row === undefined) throw new Error('An inserted row comes back');
      await enqueueImport(tx, row);
      return row;
    });
  });
}
