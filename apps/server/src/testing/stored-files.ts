import { formatKey } from '../storage/storage.ts';
import type { AppContext } from '../services/context.ts';

/** The keys of all stored files. */
export async function storedFiles({ storage }: Pick<AppContext, 'storage'>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { folder } of storage.listFolders()) {
    for (const { key } of await storage.listFiles(folder)) keys.push(formatKey(key));
  }
  return keys;
}
