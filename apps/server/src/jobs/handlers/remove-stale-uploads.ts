import * as fs from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { removeVideoRow } from '../../services/videos/remove-video.ts';
import type { Handler, JobContext } from '../handler.ts';

const DAY_MS = 24 * 3_600_000;
/** Folders looked up in the database at once. */
const BATCH = 500;

/** Forgets what was begun and left: videos without a file, parts of files, folders without a video, work of dead runs. */
export const removeStaleUploads: Handler<'remove-stale-uploads'> = {
  name: 'remove-stale-uploads',
  run: async (context) => {
    const before = new Date(context.now().getTime() - DAY_MS);
    await removeUnfinished(context, before);
    await context.storage.removeStaleParts(before);
    await removeOrphans(context, before);
    await removeOldWork(context, before);
    return 'done';
  },
};

async function removeUnfinished({ database }: JobContext, before: Date): Promise<void> {
  await transaction(database, async (tx) => {
    const stale = await tx
      .select({ id: videos.id })
      .from(videos)
      .where(and(eq(videos.state, 'awaiting_upload'), lt(videos.updatedAt, before)))
      // One that is just being finished is not waited for, and not removed.
      .for('update', { skipLocked: true });
    for (const { id } of stale) await removeVideoRow(tx, id);
  });
}

/** Files of videos that are gone, should a `delete-files` job ever have been lost (a restored backup, a bug). */
async function removeOrphans({ database, storage }: JobContext, before: Date): Promise<void> {
  const old: string[] = [];
  for await (const { folder, changedAt } of storage.listFolders()) {
    // Anything else there is not ours.
    if (changedAt < before && isUuid(folder)) old.push(folder);
  }
  for (let start = 0; start < old.length; start += BATCH) {
    const batch = old.slice(start, start + BATCH);
    const rows = await database
      .select({ id: videos.id })
      .from(videos)
      .where(inArray(videos.id, batch));
    const known = new Set(rows.map(({ id }) => id));
    for (const folder of batch) if (!known.has(folder)) await storage.deleteFolder(folder);
  }
}

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
