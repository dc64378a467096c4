import { isDeepStrictEqual } from 'node:util';
import type { CalibrationInput } from '@hooplog/contract';
import type { CourtKind } from '@hooplog/domain';
import type { Scene } from '@hooplog/vision';
import { eq } from 'drizzle-orm';
import { transaction, type Transaction } from '../../database/connect.ts';
import { videos, videoScenes } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { relocateShots } from '../workouts/relocate-shots.ts';
import { ownWorkout, withShots, type WorkoutWithShots } from '../workouts/rows.ts';
import { courtless, givenOf } from './given-calibration.ts';
import { locateApart, locateWithoutCourt } from './locate-apart.ts';
import { lockOwnVideo, told, type VideoRow } from './rows.ts';

/** Where the court lies in a video, and whose lines it was marked on. */
export interface Court {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
}
const NO_COURT = { court: null, lines: null } as const;

async function sceneOf(tx: Transaction, { id }: VideoRow): Promise<Scene | null> {
  const [row] = await tx.select().from(videoScenes).where(eq(videoScenes.videoId, id));
  // Written by the program itself, in this form.
  return (row?.scene ?? null) as Scene | null;
}

/** Keeps the player's word with what was found, and for whenever the video is counted again. */
async function keepCourt(tx: Transaction, video: VideoRow, court: Court | null): Promise<void> {
  const rim = givenOf(video)?.rim ?? null;
  const used = video.calibration as object;
  await tx
    .update(videos)
    .set({
      givenCalibration: court === null ? courtless(rim) : { rim, ...court },
      calibration: { ...used, ...(court ?? NO_COURT), courtSource: 'user' },
      // The workout's clock says when the player touched it; this one stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ told });
}

/** Whether the shots are placed by this court already: the player says of a found one that it is right. */
function isInUse({ calibration }: VideoRow, court: Court | null): boolean {
  const { court: marks = null, lines = null } = (calibration ?? {}) as Partial<Court>;
  return isDeepStrictEqual({ court: marks, lines }, court ?? NO_COURT);
}

/**
 * Takes the player's word for where the court lies in an analysed video, or that there is none (null). The shots are
 * placed anew by what the analysis saw; those that the player placed stay where they are, and all of them where nothing
 * changes.
 */
export function changeCourt(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  court: Court | null,
): Promise<WorkoutWithShots> {
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    const { workoutId } = video;
    if (video.state !== 'analysed' || workoutId === null) {
      throw new AppError('conflict', 'The shots of this video are not counted yet.');
    }
    await keepCourt(tx, video, court);
    if (isInUse(video, court)) return withShots(tx, await ownWorkout(tx, userId, workoutId));
    const scene = await sceneOf(tx, video);
    return relocateShots(tx, userId, workoutId, now(), async (rimSeconds) => {
      if (court === null) return locateWithoutCourt(scene, rimSeconds);
      return scene === null ? [] : locateApart({ ...scene, court: court.court }, rimSeconds);
    });
  });
}
