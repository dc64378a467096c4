import { eq, getTableColumns } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
import { lockOwnVideo, notCounted, notified, type VideoRow } from './rows.ts';

type Change = Partial<Pick<VideoRow, 'calibration' | 'warnings' | 'media' | 'shotsSoFar'>>;

/** The player's marks once they have confirmed the hoop, stored also for later analyses of the video. */
export const givenWithHoop = (
  video: VideoRow,
  rim: NonNullable<GivenCalibration['rim']>,
): GivenCalibration => ({ ...(givenOf(video) ?? { court: null, lines: null }), rim });

/** Stores that the player has confirmed the hoop. The workout's own time says when they did. */
export async function keepHoop(
  tx: Transaction,
  video: VideoRow,
  given: GivenCalibration,
  change: Change,
): Promise<VideoRow> {
  const [updated] = await tx
    .update(videos)
    .set({ ...change, givenCalibration: given, updatedAt: video.updatedAt })
    .where(eq(videos.id, video.id))
    .returning({ ...getTableColumns(videos), notified });
  if (updated === undefined) throw new Error('The row was locked, and is gone');
  return updated;
}

/** Confirms the hoop by which the shots were counted. */
export function confirmInUse(tx: Transaction, video: VideoRow): Promise<VideoRow> {
  const used = video.calibration;
  if (video.state !== 'analysed' || used === null) throw notCounted();
  const calibration = { ...used, source: 'user' as const };
  return keepHoop(tx, video, givenWithHoop(video, used.rim), { calibration });
}

/**
 * Stores the player's confirmation that the found hoop is right, also for later analyses of the video. The shots stay as they
 * are.
 */
export function confirmHoop(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  return transaction(database, async (tx) =>
    confirmInUse(tx, await lockOwnVideo(tx, userId, videoId)),
  );
}
