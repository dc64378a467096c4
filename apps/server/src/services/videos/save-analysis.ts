import type { Analysis } from '@hooplog/vision';
import { eq, sql } from 'drizzle-orm';
import { type Database, transaction } from '../../database/connect.ts';
import { videos, workouts } from '../../database/schema/index.ts';
import { saveAnalysedWorkout } from '../workouts/save-analysed-workout.ts';
import { moveVideo, type VideoRow } from './rows.ts';

/**
 * Turns the result of a run into the workout of the video, in one transaction. False when a newer request, another run
 * of the same one or the video's removal came first: then nothing is changed.
 */
export async function saveAnalysis(
  database: Database,
  video: VideoRow,
  analysis: Analysis,
  workoutDate: Date,
): Promise<boolean> {
  return transaction(database, async (tx) => {
    const analysed = await moveVideo(
      tx,
      { id: video.id, to: 'analysed', version: video.analysisVersion },
      {
        progress: 1,
        progressMessage: null,
        shotsSoFar: analysis.shots.length,
        media: analysis.video,
        calibration: analysis.calibration,
        warnings: analysis.warnings,
        errorCode: null,
      },
    );
    if (analysed === null) return false;
    const { id: videoId, userId } = analysed;
    const { shots } = analysis;
    const id = await saveAnalysedWorkout(tx, { userId, videoId, workoutDate, shots });
    await tx
      .update(videos)
      .set({
        // By the database's clock and not before the workout's own: what is later was touched by the player.
        updatedAt: sql`greatest(clock_timestamp(), (select ${workouts.updatedAt} from ${workouts} where ${workouts.id} = ${id}))`,
      })
      .where(eq(videos.id, videoId));
    return true;
  });
}
