import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { type Database, transaction } from '../../database/connect.ts';
import { imports, reels, trash, videoParts, videos } from '../../database/schema/index.ts';
import { formatKey, type Storage } from '../../storage/storage.ts';
import { removeVideoRow } from './remove-video.ts';

/** Folders per database lookup: this many are held in memory, however many the storage has. */
const BATCH = 500;

/** Deletes videos that have waited for their file, or for more of it, since `before`. */
export async function removeUnfinishedUploads(database: Database, before: Date): Promise<void> {
  await transaction(database, async (tx) => {
    const stale = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.state, 'awaiting_upload'), lt(videos.updatedAt, before)))
      // Skips an upload that is just being finished.
      .for('update', { skipLocked: true });
    for (const { id } of stale) await removeVideoRow(tx, id);
  });
}

/**
 * Deletes files, unchanged since `before`, that no row names: of deleted videos and imported documents whose `delete-files` job
 * was lost (a restored backup, an emptied queue), and of a kill between storing a file and writing its row.
 */
export async function removeOrphanedFiles(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  before: Date,
): Promise<void> {
  let old: string[] = [];
  for await (const { folder, changedAt } of storage.listFolders()) {
    // Folders with other names are not ours.
    if (changedAt < before && isUuid(folder)) old.push(folder);
    if (old.length < BATCH) continue;
    await sweepFolders({ database, storage }, old, before);
    old = [];
  }
  if (old.length > 0) await sweepFolders({ database, storage }, old, before);
}

/** Compares some folders with the rows that may name them and their files. */
async function sweepFolders(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  batch: readonly string[],
  before: Date,
): Promise<void> {
  // A single statement: a video that is just being deleted or restored is in one of the two tables.
  const existing = await database
    .select({ id: videos.id })
    .from(videos)
    .where(inArray(videos.id, batch))
    .unionAll(
      database
        .select({ id: sql<string>`${trash.videoId}` })
        .from(trash)
        .where(inArray(trash.videoId, batch)),
    );
  const rows = await database
    .select(NAMED)
    .from(videos)
    .leftJoin(reels, eq(reels.videoId, videos.id))
    .where(inArray(videos.id, batch));
  const documents = await database
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.id, batch), eq(imports.state, 'under_way')));
  const parts = await database
    .select({ key: videoParts.storageKey })
    .from(videoParts)
    .where(inArray(videoParts.videoId, batch));
  const named = new Set([...rows, ...parts].flatMap((row) => Object.values(row)));
  const known = new Set([...existing, ...documents].map(({ id }) => id));
  for (const folder of batch) if (!known.has(folder)) await storage.deleteFolder(folder);
  for (const { id } of rows) await removeUnnamed(storage, id, named, before);
}

/** The columns that name a video's files. */
const NAMED = {
  id: videos.id,
  storageKey: videos.storageKey,
  renditionKey: videos.renditionKey,
  posterKey: videos.posterKey,
  clipsKey: videos.clipsKey,
  reelKey: reels.storageKey,
};

async function removeUnnamed(
  storage: Storage,
  folder: string,
  named: ReadonlySet<string | null>,
  before: Date,
): Promise<void> {
  for (const { key, storedAt } of await storage.listFiles(folder)) {
    // A file stored later may be about to be named, since its row was read earlier.
    if (storedAt < before && !named.has(formatKey(key))) await storage.delete(key);
  }
}
