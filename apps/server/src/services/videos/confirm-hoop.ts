import { eq, getTableColumns } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
import { lockOwnVideo, notCounted, told, type VideoRow } from './rows.ts';

type Change = Partial<Pick<VideoRow, 'calibration' | 'warnings' | 'media' | 'shotsSoFar'>>;

/** What the player has said of a video once its hoop is their word, also for whenever the video is counted again. */
export const givenWithHoop = (
  video: VideoRow,
  rim: NonNullable<GivenCalibration['rim']>,
): GivenCalibration => ({ ...(givenOf(video) ?? { court: null, lines: null }), rim });

/** Writes that the hoop is the player's word from now on. The workout's clock says when they touched it. */
export async function keepHoop(
  tx: Transaction,
  video: VideoRow,
  given: GivenCalibration,
  change: Change,
): Promise<VideoRow> {
  const [kept] = await tx
    .update(videos)
    .set({ ...change, givenCalibration: given, updatedAt: video.updatedAt })
    .where(eq(videos.id, video.id))
    .returning({ ...getTableColumns(videos), told });
  if (kept === undefined) throw new Error('The row was locked, and is gone');
  return kept;
}

/** Takes the hoop that shots were counted by for the right one. */
export function confirmInUse(tx: Transaction, video: VideoRow): Promise<VideoRow> {
  const used = video.calibration;
  if (video.state !== 'analysed' || used === null) throw notCounted();
  const calibration = { ...used, source: 'user' as const };
  return keepHoop(tx, video, givenWithHoop(video, used.rim), { calibration });
}

/**
 * Takes the player's word that the hoop that was found is the right one: it is theirs from then on, also for whenever the
 * video is counted again. The shots stay as they are.
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
