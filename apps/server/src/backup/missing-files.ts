import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { imports, reels, trash, users, videos } from '../database/schema/index.ts';
import { photoIdOf, photoKey } from '../services/photos/keys.ts';
import { formatKey, parseKey, type Storage, type StorageKey } from '../storage/storage.ts';

/** What the rows of a database name of its files, and what of that the storage does not have. */
export async function missingFiles({
  database,
  storage,
}: {
  readonly database: Database;
  readonly storage: Storage;
}): Promise<{ readonly named: number; readonly missing: readonly string[] }> {
  const keys = await namedKeys(database);
  const missing: string[] = [];
  for (const key of keys) if ((await storage.stat(key)) === null) missing.push(formatKey(key));
  return { named: keys.length, missing };
}

async function namedKeys(database: Database): Promise<StorageKey[]> {
  const ofVideos = await database
    .select({
      keys: sql<
        (string | null)[]
      >`array[${videos.storageKey}, ${videos.renditionKey}, ${videos.posterKey}, ${videos.clipsKey}, ${reels.storageKey}]`,
    })
    .from(videos)
    .leftJoin(reels, sql`${reels.videoId} = ${videos.id}`);
  const trashed = await database.select({ files: trash.files }).from(trash);
  const documents = await database
    .select({ id: imports.id })
    .from(imports)
    .where(sql`${imports.state} = 'under_way'`);
  const photos = await database
    .select({ url: users.profileImageUrl })
    .from(users)
    .where(isNotNull(users.profileImageUrl));
  return [
    ...ofVideos.flatMap(({ keys }) => keys.flatMap((key) => (key === null ? [] : [parseKey(key)]))),
    ...trashed.flatMap(({ files }) => files.map(parseKey)),
    ...documents.map(({ id }) => ({ folder: id, name: 'document' })),
    ...photos.flatMap(({ url }) => {
      const id = photoIdOf(url);
      return id === null ? [] : [photoKey(id)];
    }),
  ];
}
