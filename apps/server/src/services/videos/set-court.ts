import type { CalibrationInput } from '@hooplog/contract';
import type { CourtKind } from '@hooplog/domain';
import { fitHomography, type Scene } from '@hooplog/vision';
import { eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos, videoScenes } from '../../database/schema/index.ts';
import { AppError, invalidField } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { relocateShots } from '../workouts/relocate-shots.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { locateApart } from './locate-apart.ts';
import { lockOwnVideo, told, type VideoRow } from './rows.ts';

/** Where the court lies in a video, and whose lines it was marked on. */
interface Court {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
}

async function sceneOf(tx: Transaction, { id }: VideoRow): Promise<Scene | null> {
  const [row] = await tx.select().from(videoScenes).where(eq(videoScenes.videoId, id));
  // Written by the program itself, in this form.
  return (row?.scene ?? null) as Scene | null;
}

/** Keeps the marks with what was found, and for whenever the video is counted again. */
async function keepCourt(tx: Transaction, video: VideoRow, court: Court): Promise<void> {
  const given = { rim: null, ...(video.givenCalibration as Partial<CalibrationInput> | null) };
  const used = video.calibration as object;
  await tx
    .update(videos)
    .set({
      givenCalibration: { ...given, ...court },
      calibration: { ...used, ...court },
      // The workout's clock says when the player touched it; this one stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ told });
}

/**
 * Says where the court lies in an analysed video. Its shots are placed anew by what the analysis saw; those that the
 * player placed stay where they are.
 */
export function setCourt(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  court: Court,
): Promise<WorkoutWithShots> {
  if (fitHomography(court.court) === null) {
    throw invalidField(
      'court',
      'These points do not make a floor: too many lie on one line, or two are mixed up',
    );
  }
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    if (video.state !== 'analysed' || video.workoutId === null) {
      throw new AppError('conflict', 'The shots of this video are not counted yet.');
    }
    const scene = await sceneOf(tx, video);
    await keepCourt(tx, video, court);
    return relocateShots(tx, userId, video.workoutId, now(), async (rimSeconds) =>
      scene === null ? [] : locateApart({ ...scene, court: court.court }, rimSeconds),
    );
  });
}
