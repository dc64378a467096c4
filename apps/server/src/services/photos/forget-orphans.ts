import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import type { Storage } from '../../storage/storage.ts';
import { photoFolder, photoIdOfFolder, photoUrl } from './keys.ts';

/** Photos per database lookup, all held in memory. */
const BATCH = 500;
/** Older photos have been checked many times already. */
const LOOKBACK_MS = 3 * 24 * 3_600_000;

/** Deletes photos that belong to nobody, stored in the days before `before`: remains of a crash between writing file and row. */
export async function removeOrphanedPhotos(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  before: Date,
): Promise<void> {
  let old: string[] = [];
  const since = new Date(before.getTime() - LOOKBACK_MS);
  for await (const { folder, changedAt } of storage.listFolders()) {
    const photoId = photoIdOfFolder(folder);
    if (photoId !== null && changedAt < before && changedAt > since) old.push(photoId);
    if (old.length < BATCH) continue;
    await removeUnused({ database, storage }, old);
    old = [];
  }
  if (old.length > 0) await removeUnused({ database, storage }, old);
}

async function removeUnused(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  photoIds: readonly string[],
): Promise<void> {
  const rows = await database
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(inArray(users.profileImageUrl, photoIds.map(photoUrl)));
  const used = new Set(rows.map(({ url }) => url));
  for (const id of photoIds)
    if (!used.has(photoUrl(id))) await storage.deleteFolder(photoFolder(id));
}
