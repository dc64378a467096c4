import { areSameEquipment, type Equipment } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/index.ts';
import type { AppContext } from '../context.ts';
import type { WorkoutWithShots } from '../workouts/rows.ts';
import { givenOf } from './given-calibration.ts';
import { equipmentInUse, placeAnew, placesBy, sceneOf } from './place-anew.ts';
import { ownVideo, told, type VideoRow } from './rows.ts';

const NOTHING_GIVEN = { rim: null, court: null, lines: null } as const;

/** Keeps the player's word, also for whenever the video is counted again. */
async function keepEquipment(tx: Transaction, video: VideoRow, equipment: Equipment) {
  const { calibration } = video;
  await tx
    .update(videos)
    .set({
      givenCalibration: { ...(givenOf(video) ?? NOTHING_GIVEN), equipment },
      calibration: calibration && { ...calibration, equipment },
      // The workout's clock says when the player touched it; this one stays behind.
      updatedAt: video.updatedAt,
    })
    .where(eq(videos.id, video.id))
    .returning({ told });
}

/**
 * Takes the player's word for how high the hoop of an analysed video hangs and which ball was shot. The shots are placed
 * and measured anew by what the analysis saw; where that was not kept they stay.
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
