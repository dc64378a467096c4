import * as fs from 'node:fs/promises';
import path from 'node:path';
import { removeOrphanedPhotos } from '../../services/photos/forget-orphans.ts';
import {
  removeOrphanedFiles,
  removeUnfinishedUploads,
} from '../../services/videos/forget-stale.ts';
import type { Handler, JobContext } from '../handler.ts';

const DAY_MS = 24 * 3_600_000;

/** Forgets what was begun and left: videos without a file, parts of files, folders without a video, work of dead runs. */
export const removeStaleUploads: Handler<'remove-stale-uploads'> = {
  name: 'remove-stale-uploads',
  run: async (context) => {
    const before = new Date(context.now().getTime() - DAY_MS);
    await removeUnfinishedUploads(context.database, before);
    await context.storage.removeStaleParts(before);
    await removeOrphanedFiles(context, before);
    await removeOrphanedPhotos(context, before);
    await removeOldWork(context, before);
    return 'done';
  },
};

/** What runs have left whose worker and child were killed together. */
async function removeOldWork({ workDirectory }: JobContext, before: Date): Promise<void> {
  const names = await fs.readdir(workDirectory).catch(() => []);
  for (const name of names) {
    const directory = path.join(workDirectory, name);
    const found = await fs.stat(directory).catch(() => null);
    if (found !== null && found.mtime < before) {
      await fs.rm(directory, { recursive: true, force: true });
    }
  }
}
