import { phrase } from '@hooplog/language';
import { transaction, type Transaction } from '../../database/connect.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { AppContext } from '../context.ts';
import { deleteVideoRow, lockOwnVideo } from './rows.ts';

/** Removes a video that no workout came from; a run in progress notices and stops. */
export async function removeVideo(
  { database }: Pick<AppContext, 'database'>,
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
    await removeVideoRow(tx, videoId);
  });
}

/** The row goes in the caller's transaction, the files soon after it by a job that tries until it works. */
export async function removeVideoRow(tx: Transaction, videoId: string): Promise<void> {
  await deleteVideoRow(tx, videoId);
  await enqueue(tx, 'delete-files', { folder: videoId });
}
