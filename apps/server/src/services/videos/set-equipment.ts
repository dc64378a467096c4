import { areSameEquipment, type Equipment } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { givenOf } from './given-calibration.ts';
import { equipmentInUse, placeAnew, placesBy, sceneOf } from './place-anew.ts';
import { notified, ownVideo, type VideoRow } from './rows.ts';

const NOTHING_GIVEN = { rim: null, court: null, lines: null } as const;

/** Saves the player's input, also for later analyses of the video. */
async function keepEquipment(tx: Transaction, video: VideoRow, equipment: Equipment) {
  const { calibration } = video;
  await tx
    .update(videos)
    .set({
      givenCalibration: { ...(givenOf(video) ?? NOTHING_GIVEN), equipment },
      calibration: calibration && { ...calibration, equipment },
      // The workout's own time says when the player changed it; the video's stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ notified });
}

/**
 * Sets the rim height and the ball of an analysed video. Its shots are placed and measured again from the stored scene; without
 * one they stay.
 */
export async function setEquipment(
  context: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  videoId: string,
  equipment: Equipment,
): Promise<WorkoutWithShots> {
  const { database } = context;
  const seen = await ownVideo(database, userId, videoId);
  const isInUse = areSameEquipment(equipmentInUse(seen), equipment);
  const scene = isInUse ? null : await sceneOf(database, seen);
  const by = { court: seen.calibration?.court ?? null, equipment };
  const places = scene && (await placesBy(database, seen, scene, by));
  return placeAnew(context, seen, places, (tx, video) => keepEquipment(tx, video, equipment));
}
