import { eq, getTableColumns } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { givenOf } from './given-calibration.ts';
import { lockOwnVideo, told, type VideoRow } from './rows.ts';

/**
 * Takes the player's word that the hoop that was found is the right one: it is theirs from then on, also for whenever the
 * video is counted again. The shots stay as they are.
 */
export function confirmHoop(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  videoId: string,
): Promise<VideoRow> {
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    if (video.state !== 'analysed' || video.calibration === null) {
      throw new AppError('conflict', 'The shots of this video are not counted yet.');
    }
    const used = video.calibration;
    const given = givenOf(video) ?? { court: null, lines: null };
    const [confirmed] = await tx
      .update(videos)
      .set({
        givenCalibration: { ...given, rim: used.rim },
        calibration: { ...used, source: 'user' },
        updatedAt: video.updatedAt,
      })
      .where(eq(videos.id, video.id))
      .returning({ ...getTableColumns(videos), told });
    if (confirmed === undefined) throw new Error('The row was locked, and is gone');
    return confirmed;
  });
}
