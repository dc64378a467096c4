import { isDeepStrictEqual } from 'node:util';
import type { CalibrationInput } from '@hooplog/contract';
import type { CourtKind } from '@hooplog/domain';
import type { Scene } from '@hooplog/vision';
import { eq } from 'drizzle-orm';
import {
  type Database,
  type Queryable,
  transaction,
  type Transaction,
} from '../../database/connect.ts';
import { videos, videoScenes } from '../../database/schema/index.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { foundMoments, type Places, relocateShots } from '../workouts/relocate-shots.ts';
import { ownWorkout, withShots, type WorkoutWithShots } from '../workouts/rows.ts';
import { courtless, givenOf } from './given-calibration.ts';
import { makeFairTurns } from '../fair-turns.ts';
import { locateApart, locateWithoutCourt } from './locate-apart.ts';
import { lockOwnVideo, ownVideo, told, type VideoRow, workoutOf } from './rows.ts';

/** Where the court lies in a video, and whose lines it was marked on. */
export interface Court {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
}
const NO_COURT = { court: null, lines: null } as const;

async function sceneOf(database: Queryable, { id }: VideoRow): Promise<Scene | null> {
  const [row] = await database.select().from(videoScenes).where(eq(videoScenes.videoId, id));
  return row?.scene ?? null;
}

/** Keeps the player's word with what was found, and for whenever the video is counted again. */
async function keepCourt(tx: Transaction, video: VideoRow, court: Court | null): Promise<void> {
  const rim = givenOf(video)?.rim ?? null;
  const { calibration } = video;
  await tx
    .update(videos)
    .set({
      givenCalibration: court === null ? courtless(rim) : { rim, ...court },
      calibration: calibration && { ...calibration, ...(court ?? NO_COURT), courtSource: 'user' },
      // The workout's clock says when the player touched it; this one stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ told });
}

/** Whether the shots are placed by this court already: the player says of a found one that it is right. */
function isInUse({ calibration }: VideoRow, court: Court | null): boolean {
  const { court: marks, lines = null } = calibration ?? NO_COURT;
  return isDeepStrictEqual({ court: marks, lines }, court ?? NO_COURT);
}

/** Changes of one user that wait; a page sends one at a time. */
const MAX_WAITING = 3;
/** Placing takes seconds and a processor: one at a time, users in turns. */
const inTurn = makeFairTurns(MAX_WAITING);

/** Where the shots that the program found were taken, by that court. */
async function placesBy(database: Database, video: VideoRow, court: Court | null): Promise<Places> {
  const moments = await foundMoments(database, workoutOf(video));
  const scene = await sceneOf(database, video);
  const places = await inTurn(video.userId, () => placesOf(scene, court, moments));
  return new Map(
    moments.flatMap((moment, at) => {
      const place = places[at];
      return place === undefined ? [] : [[moment, place]];
    }),
  );
}

async function placesOf(scene: Scene | null, court: Court | null, moments: readonly number[]) {
  if (court === null) return locateWithoutCourt(scene, moments);
  return scene === null ? [] : locateApart({ ...scene, court: court.court }, moments);
}

/**
 * Takes the player's word for where the court lies in an analysed video, or that there is none (null). The shots are
 * placed anew by what the analysis saw; those that the player placed stay where they are, and all of them where nothing
 * changes. What takes long comes before anything is locked.
 */
export async function changeCourt(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  court: Court | null,
): Promise<WorkoutWithShots> {
  const seen = await ownVideo(database, userId, videoId);
  const places = isInUse(seen, court) ? null : await placesBy(database, seen, court);
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, videoId);
    const workoutId = workoutOf(video);
    if (video.analysisVersion !== seen.analysisVersion) {
      throw new AppError('conflict', 'This video was counted again meanwhile. Please try again.');
    }
    await keepCourt(tx, video, court);
    if (places === null) return withShots(tx, await ownWorkout(tx, userId, workoutId));
    return relocateShots(tx, userId, workoutId, now(), places);
  });
}
