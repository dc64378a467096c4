import { createReadStream } from 'node:fs';
import type { Database } from '../../database/connect.ts';
import { formatKey, type Storage } from '../../storage/storage.ts';
import { posterKey, renditionKey } from './keys.ts';
import { noteProgress, type Run } from './runs.ts';

interface Made {
  readonly renditionPath: string;
  readonly posterPath: string;
}

/** Keeps what browsers play and show. A run that no longer counts leaves nothing. */
export async function storeRendition(
  { database, storage }: { readonly database: Database; readonly storage: Storage },
  run: Run,
  { renditionPath, posterPath }: Made,
): Promise<void> {
  const rendition = renditionKey(run.id);
  const poster = posterKey(run.id);
  await storage.put(rendition, createReadStream(renditionPath));
  await storage.put(poster, createReadStream(posterPath));
  const kept = await noteProgress(database, run, {
    renditionKey: formatKey(rendition),
    posterKey: formatKey(poster),
  });
  if (kept) return;
  await storage.delete(rendition);
  await storage.delete(poster);
}
