import { forgetRateLimits } from '../../services/limits/forget-rate-limits.ts';
import { forgetImports } from '../../services/own-data/import-rows.ts';
import { removeOrphanedPhotos } from '../../services/photos/forget-orphans.ts';
import { resumeLostClips } from '../../services/videos/clips.ts';
import {
  removeOrphanedFiles,
  removeUnfinishedUploads,
} from '../../services/videos/forget-stale.ts';
import { unfinishedSince } from '../../services/videos/upload-parts.ts';
import { removeOldTrash } from '../../services/trash/delete-trashed.ts';
import type { Handler } from '../handler.ts';

/** A player may look how an import ended later that day. */
const IMPORT_MS = 24 * 3_600_000;
/**
 * Between storing a file and naming it lie seconds, and an upload that is silent for a minute is ended: what is older than
 * this, nobody writes or is about to name.
 */
const UNNAMED_MS = 15 * 60_000;

/** Forgets what was deleted long ago, and what was begun and left: videos without a file, parts of files, files without a row, counts of windows that are over. */
export const removeStaleUploads: Handler<'remove-stale-uploads'> = {
  name: 'remove-stale-uploads',
  run: async (context) => {
    const now = context.now();
    const unnamed = new Date(now.getTime() - UNNAMED_MS);
    await removeUnfinishedUploads(context.database, unfinishedSince(now));
    await removeOldTrash(context);
    await forgetImports(context.database, new Date(now.getTime() - IMPORT_MS));
    await context.storage.removeStaleParts(unnamed);
    await resumeLostClips(context.database);
    await removeOrphanedFiles(context, unnamed);
    await removeOrphanedPhotos(context, unnamed);
    await forgetRateLimits(context);
    return 'done';
  },
};
