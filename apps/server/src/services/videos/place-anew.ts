import { type Equipment, REGULATION } from '@hooplog/domain';
import type { Scene } from '@hooplog/vision';
import { phrase } from '@hooplog/language';
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
import { makeFairTurns } from '../fair-turns.ts';
import { foundMoments, type Places, relocateShots } from '../workouts/relocate-shots.ts';
import { ownWorkout, withShots, type WorkoutWithShots } from '../workouts/rows.ts';
import { locateApart, locateWithoutCourt } from './locate-apart.ts';
import { lockOwnVideo, type VideoRow, workoutOf } from './rows.ts';

/** Court and equipment by which the shots of a video are placed. */
interface PlacedBy {
  readonly court: Scene['court'];
  readonly equipment: Equipment;
}

/** Equipment used for a counted video. */
export const equipmentInUse = ({ calibration }: VideoRow): Equipment =>
  calibration?.equipment ?? REGULATION;

/** The scene of the analysis; null if it was not stored. */
export async function sceneOf(database: Queryable, { id }: VideoRow): Promise<Scene | null> {
  const [row] = await database.select().from(videoScenes).where(eq(videoScenes.videoId, id));
  return row?.scene ?? null;
}

/** Waiting changes of one user; a page sends one at a time. */
const MAX_WAITING = 3;
/** Placing takes seconds of processor time: one at a time, with users taking turns. */
const inTurn = makeFairTurns(MAX_WAITING);

/** Spots of the shots that the program found, computed from the stored scene. */
export async function placesBy(
  database: Database,
  video: VideoRow,
  scene: Scene | null,
  by: PlacedBy,
): Promise<Places> {
  const moments = await foundMoments(database, workoutOf(video));
  const places = await inTurn(video.userId, () => placesOf(scene, by, moments));
  return new Map(
    moments.flatMap((moment, at) => {
      const place = places[at];
      return place === undefined ? [] : [[moment, place]];
    }),
  );
}

async function placesOf(
  scene: Scene | null,
  { court, equipment }: PlacedBy,
  moments: readonly number[],
) {
  if (court === null) return locateWithoutCourt(scene && { ...scene, equipment }, moments);
  return scene === null ? [] : locateApart({ ...scene, court, equipment }, moments);
}

/**
 * Saves the player's input for a video as it was `seen`, and moves its shots to the new places; shots placed by the player stay
 * where they are, and without new places (null) all do. The slow computation was done before anything is locked.
 */
export function placeAnew(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  seen: VideoRow,
  places: Places | null,
  keep: (tx: Transaction, video: VideoRow) => Promise<void>,
): Promise<WorkoutWithShots> {
  const { userId } = seen;
  return transaction(database, async (tx) => {
    const video = await lockOwnVideo(tx, userId, seen.id);
    const workoutId = workoutOf(video);
    if (video.analysisVersion !== seen.analysisVersion) {
      throw new AppError(
        'conflict',
        phrase('This video was counted again meanwhile. Please try again.'),
      );
    }
    await keep(tx, video);
    if (places === null) return withShots(tx, await ownWorkout(tx, userId, workoutId));
    const [updated] = await tx
      .select({ calibration: videos.calibration })
      .from(videos)
      .where(eq(videos.id, video.id));
    const courtKind = updated?.calibration?.lines ?? null;
    return relocateShots(tx, userId, workoutId, now(), { places, courtKind });
  });
}
