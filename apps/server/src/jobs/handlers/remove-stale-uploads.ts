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

/** The player can see the result of an import for this long. */
const IMPORT_MS = 24 * 3_600_000;
/**
 * Storing a file and saving its key are seconds apart, and a silent upload is ended after a minute: no upload
 * is still writing a file older than this, or about to save its key.
 */
const UNNAMED_MS = 15 * 60_000;

/**
 * Deletes old trash and everything that was started and abandoned: videos without a file, partial uploads,
 * files without a row, expired rate limits.
 */
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
