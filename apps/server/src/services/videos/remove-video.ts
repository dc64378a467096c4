import { phrase } from '@hooplog/language';
import { transaction, type Transaction } from '../../database/connect.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { moveToTrash } from '../trash/move-to-trash.ts';
import { deleteVideoRow, lockOwnVideo } from './rows.ts';

/**
 * Moves a video without a workout to the trash; a run in progress notices and stops. An unfinished upload is deleted at once, as
 * there is nothing to restore.
 */
export async function removeVideo(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
): Promise<void> {
  await transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    if (video.workoutId !== null) {
      throw new AppError(
        'conflict',
        phrase('This video belongs to a workout. Delete the workout instead.'),
      );
    }
    if (video.state === 'awaiting_upload') return removeVideoRow(tx, videoId);
    await moveToTrash(tx, {
      ...{ kind: 'video', id: videoId, userId, videoId, now: now() },
      summary: { name: null, localDay: null, made: 0, totalShots: 0, minutes: 0 },
    });
  });
}

/** Deletes the row in the caller's transaction, and the files soon after it by a job that retries until it succeeds. */
export async function removeVideoRow(tx: Transaction, videoId: string): Promise<void> {
  await deleteVideoRow(tx, videoId);
  await enqueue(tx, 'delete-files', { folder: videoId });
}
