import { isDeepStrictEqual } from 'node:util';
import type { CalibrationInput, FilmedInput } from '@hooplog/contract';
import { phrase } from '@hooplog/language';
import { sql } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { givenNext, givenOf } from './given-calibration.ts';
import { orderQueue } from './queue-order.ts';
import { lockOwnVideo, moveVideo, type VideoRow } from './rows.ts';
import { enqueueRun } from './runs.ts';
import { isInProgress } from './states.ts';

/**
 * Requests the analysis of a video. A repeat returns the same job, unless another hoop is given or the last run failed: then the
 * video is counted again, into the same workout.
 *
 * @param calibration undefined keeps the earlier one; one without a court keeps an earlier statement that there is none
 * @param filmed when it was filmed; undefined keeps the earlier value
 */
export async function requestAnalysis(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  calibration?: CalibrationInput,
  filmed?: FilmedInput,
): Promise<VideoRow> {
  const asked = await transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    if (video.state === 'awaiting_upload') {
      throw new AppError('not_uploaded', phrase('This video has not been uploaded yet.'));
    }
    if (video.storageKey === null) {
      throw new AppError(
        'conflict',
        phrase(
          'This video was counted on your device, and its file is not on the server. Count it again there.',
        ),
      );
    }
    const given =
      calibration === undefined ? video.givenCalibration : givenNext(givenOf(video), calibration);
    if (!needsRun(video, given)) return video;
    return queueRun(tx, video, now(), {
      givenCalibration: given,
      ...(filmed && { filmed }),
      ...(video.state !== 'queued' && NEW_IN_QUEUE),
    });
  });
  await orderQueue(database);
  return asked;
}

async function queueRun(
  tx: Transaction,
  { id, userId, state }: VideoRow,
  now: Date,
  changes: Parameters<typeof moveVideo>[2],
): Promise<VideoRow> {
  const nothing = { progress: 0, stage: null, shotsSoFar: 0, errorCode: null, warnings: [] };
  const queued = await moveVideo(
    tx,
    { id, to: 'queued' },
    { ...nothing, ...changes, raiseVersion: true },
  );
  if (queued === null) throw new Error(`A ${state} video cannot be queued`);
  const { analysisVersion: version } = queued;
  await enqueueRun(tx, { videoId: id, version, requestedAt: now.toISOString() }, userId);
  return queued;
}

/** Queues a video again whose analysis was interrupted by its deletion. */
export const queueAgain = (tx: Transaction, video: VideoRow, now: Date): Promise<VideoRow> =>
  queueRun(tx, video, now, NEW_IN_QUEUE);

/** Uses the database's clock, as the queue is ordered by it. A video that is waiting already keeps its position. */
const NEW_IN_QUEUE = { queuedAt: sql`now()`, turnSince: sql`now()`, place: null };

function needsRun(video: VideoRow, given: unknown): boolean {
  if (isInProgress(video.state) || video.state === 'analysed') {
    return !isDeepStrictEqual(video.givenCalibration, given);
  }
  return true;
}
