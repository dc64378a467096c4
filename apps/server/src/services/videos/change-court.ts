import { isDeepStrictEqual } from 'node:util';
import type { CalibrationInput } from '@hooplog/contract';
import type { CourtKind } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { courtless, givenOf, saidEquipment } from './given-calibration.ts';
import { equipmentInUse, placeAnew, placesBy, sceneOf } from './place-anew.ts';
import { notified, ownVideo, type VideoRow } from './rows.ts';

/** The position of the court in a video, and whose lines it was marked on. */
export interface Court {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
}
const NO_COURT = { court: null, lines: null } as const;

/** Saves the player's marks beside what was found, and for later analyses of the video. */
async function keepCourt(tx: Transaction, video: VideoRow, court: Court | null): Promise<void> {
  const given = givenOf(video);
  const { calibration } = video;
  await tx
    .update(videos)
    .set({
      givenCalibration:
        court === null
          ? courtless(given)
          : { rim: given?.rim ?? null, ...saidEquipment(given), ...court },
      calibration: calibration && { ...calibration, ...(court ?? NO_COURT), courtSource: 'user' },
      // The workout's own time says when the player changed it; the video's stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ notified });
}

/** Whether the shots are already placed by this court: the player confirms a found one. */
function isInUse({ calibration }: VideoRow, court: Court | null): boolean {
  const { court: marks, lines = null } = calibration ?? NO_COURT;
  return isDeepStrictEqual({ court: marks, lines }, court ?? NO_COURT);
}

/**
 * Applies the player's marks of the court in an analysed video, or that there is none (null), and places the shots again from the
 * stored scene.
 */
export async function changeCourt(
  context: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  court: Court | null,
): Promise<WorkoutWithShots> {
  const { database } = context;
  const seen = await ownVideo(database, userId, videoId);
  const by = { court: court?.court ?? null, equipment: equipmentInUse(seen) };
  const places = isInUse(seen, court)
    ? null
    : await placesBy(database, seen, await sceneOf(database, seen), by);
  return placeAnew(context, seen, places, (tx, video) => keepCourt(tx, video, court));
}
