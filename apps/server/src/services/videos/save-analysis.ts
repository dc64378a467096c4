import { calibrationInputSchema } from '@hooplog/contract';
import type { CourtKind } from '@hooplog/domain';
import type { Analysis, Scene } from '@hooplog/vision';
import { eq, sql } from 'drizzle-orm';
import { type Database, transaction, type Transaction } from '../../database/connect.ts';
import { videos, videoScenes, workouts } from '../../database/schema/index.ts';
import { saveAnalysedWorkout } from '../workouts/save-analysed-workout.ts';
import { moveVideo, type VideoRow } from './rows.ts';

export interface AnalysisResult {
  readonly analysis: Analysis;
  /** What the shots were located by. */
  readonly scene: Scene | null;
  /** Date of a new workout. */
  readonly workoutDate: Date;
}

/** Whose lines the court marks lie on: the player's word, of which vision knows nothing. */
function linesGiven({ givenCalibration }: VideoRow): CourtKind | null {
  return calibrationInputSchema.nullable().parse(givenCalibration)?.lines ?? null;
}

async function keepScene(tx: Transaction, videoId: string, scene: Scene | null): Promise<void> {
  await tx.delete(videoScenes).where(eq(videoScenes.videoId, videoId));
  if (scene !== null) await tx.insert(videoScenes).values({ videoId, scene });
}

/**
 * Turns the result of a run into the workout of the video, in one transaction. False when a newer request, another run
 * of the same one or the video's removal came first: then nothing is changed.
 */
export async function saveAnalysis(
  database: Database,
  video: VideoRow,
  { analysis, scene, workoutDate }: AnalysisResult,
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
        calibration: { ...analysis.calibration, lines: linesGiven(video) },
        warnings: analysis.warnings,
        errorCode: null,
      },
    );
    if (analysed === null) return false;
    const { id: videoId, userId } = analysed;
    const { shots } = analysis;
    await keepScene(tx, videoId, scene);
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
