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
import { ownVideo, told, type VideoRow } from './rows.ts';

/** Where the court lies in a video, and whose lines it was marked on. */
export interface Court {
  readonly court: NonNullable<CalibrationInput['court']>;
  readonly lines: CourtKind;
}
const NO_COURT = { court: null, lines: null } as const;

/** Keeps the player's word with what was found, and for whenever the video is counted again. */
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

/**
 * Takes the player's word for where the court lies in an analysed video, or that there is none (null). The shots are
 * placed anew by what the analysis saw.
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
