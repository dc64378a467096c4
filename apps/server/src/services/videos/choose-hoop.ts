import { and, eq, getTableColumns, isNotNull } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { shots, videoChoices, videos } from '../../database/schema/index.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
import { lockOwnVideo, told, type VideoRow } from './rows.ts';
import { analysedColumns, keepCount, shotsToKeep } from './save-analysis.ts';

async function readingAt(tx: Transaction, videoId: string, candidate: number) {
  const [row] = await tx
    .select({ reading: videoChoices.reading })
    .from(videoChoices)
    .where(and(eq(videoChoices.videoId, videoId), eq(videoChoices.candidate, candidate)));
  if (row === undefined) throw notFound('Hoop');
  return row.reading;
}

async function isCorrected(tx: Transaction, workoutId: string): Promise<boolean> {
  const corrected = await tx
    .select({ id: shots.id })
    .from(shots)
    .where(and(eq(shots.workoutId, workoutId), isNotNull(shots.correctedAt)))
    .limit(1);
  return corrected.length > 0;
}

/** What the player has said by their choice, also for whenever the video is counted again. */
const givenBy = (video: VideoRow, rim: GivenCalibration['rim']): GivenCalibration => ({
  ...(givenOf(video) ?? { court: null, lines: null }),
  rim,
});

/**
 * Takes the player's word for which of the candidates is the hoop of an analysed video. What was counted there becomes
 * its workout: all candidates were watched, so nothing is analysed again. Shots that the player has corrected at the
 * same hoop stay as they are.
 */
export function chooseHoop(
  { database }: Pick<AppContext, 'database'>,
  userId: string,
  videoId: string,
  candidate: number,
): Promise<VideoRow> {
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    const { state, workoutId, calibration: used } = video;
    if (state !== 'analysed' || workoutId === null || used === null) {
      throw new AppError('conflict', 'The shots of this video are not counted yet.');
    }
    const { analysis, scene } = await readingAt(tx, videoId, candidate);
    const { rim } = analysis.calibration;
    const given = givenBy(video, rim);
    const isSameHoop = used.rim.cx === rim.cx && used.rim.cy === rim.cy;
    const stays = isSameHoop && (await isCorrected(tx, workoutId));
    const found = await shotsToKeep({ analysis, scene }, given);
    const counted = stays
      ? { calibration: { ...used, source: 'user' as const } }
      : analysedColumns(analysis, found, given);
    const [chosen] = await tx
      .update(videos)
      .set({ ...counted, givenCalibration: given, updatedAt: video.updatedAt })
      .where(eq(videos.id, video.id))
      .returning({ ...getTableColumns(videos), told });
    if (chosen === undefined) throw new Error('The row was locked, and is gone');
    if (stays) return chosen;
    const { workoutDate, countedOn } = await ownWorkout(tx, userId, workoutId);
    await keepCount(tx, chosen, { analysis, scene, workoutDate, countedOn: countedOn ?? 'server' }, found); // prettier-ignore
    return chosen;
  });
}
