import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { imports, reels, trash, users, videos } from '../../database/schema/index.ts';
import { formatKey, parseKey, type Storage, type StorageKey } from '../../storage/storage.ts';
import { photoIdOf, photoKey } from '../photos/keys.ts';

/** Rows per query. */
const PAGE = 1000;

/** How many files the database names, and which of them the storage lacks. */
export async function missingFiles({
  database,
  storage,
}: {
  readonly database: Database;
  readonly storage: Storage;
}): Promise<{ readonly named: number; readonly missing: readonly string[] }> {
  let named = 0;
  const missing: string[] = [];
  for await (const key of namedKeys(database)) {
    named += 1;
    if ((await storage.stat(key)) === null) missing.push(formatKey(key));
  }
  return { named, missing };
}

async function* namedKeys(database: Database): AsyncGenerator<StorageKey> {
  for (let last: string | null = null; ;) {
    const page = await videoFiles(database, last);
    for (const { id: _, ...keys } of page)
      for (const key of Object.values(keys)) if (key !== null) yield parseKey(key);
    last = page.at(-1)?.id ?? null;
    if (last === null) break;
  }
  for (let last: string | null = null; ;) {
    const page = await trashedFiles(database, last);
    for (const { files } of page) yield* files.map(parseKey);
    last = page.at(-1)?.id ?? null;
    if (last === null) break;
  }
  const documents = await database
    .select({ key: imports.storageKey })
    .from(imports)
    .where(eq(imports.state, 'under_way'));
  for (const { key } of documents) yield parseKey(key);
  for (let last: string | null = null; ;) {
    const page = await photos(database, last);
    for (const { url } of page) {
      const id = photoIdOf(url);
      if (id !== null) yield photoKey(id);
    }
    last = page.at(-1)?.id ?? null;
    if (last === null) break;
  }
}

const videoFiles = (database: Database, after: string | null) =>
  database
    .select({
      id: videos.id,
      original: videos.storageKey,
      rendition: videos.renditionKey,
      poster: videos.posterKey,
      clips: videos.clipsKey,
      reel: reels.storageKey,
    })
    .from(videos)
    .leftJoin(reels, eq(reels.videoId, videos.id))
    .where(after === null ? undefined : gt(videos.id, after))
    .orderBy(asc(videos.id))
    .limit(PAGE);

const trashedFiles = (database: Database, after: string | null) =>
  database
    .select({ id: trash.id, files: trash.files })
    .from(trash)
    .where(after === null ? undefined : gt(trash.id, after))
    .orderBy(asc(trash.id))
    .limit(PAGE);

const photos = (database: Database, after: string | null) =>
  database
    .select({ id: users.id, url: users.profileImageUrl })
    .from(users)
    .where(and(isNotNull(users.profileImageUrl), after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(PAGE);
