import { type PlaceCalibration, placeCalibrationSchema } from '@hooplog/contract';
import { type Equipment, isSameHoop } from '@hooplog/domain';
import type { Analysis } from '@hooplog/vision';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';

/** A place of the player whose hoop the picture shows again. */
export interface PlaceHere {
  readonly calibration: PlaceCalibration;
  readonly equipment: Equipment | null;
}

/** The player's places whose hoop is where the count's hoop is, in pictures of the same size; the last used first. */
export async function placesHere(
  database: Queryable,
  userId: string,
  { video: { width, height }, calibration: { rim } }: Pick<Analysis, 'video' | 'calibration'>,
): Promise<readonly PlaceHere[]> {
  const rows = await database
    .select({ calibration: places.calibration, equipment: places.equipment })
    .from(places)
    .where(and(eq(places.userId, userId), eq(places.width, width), eq(places.height, height)))
    .orderBy(desc(places.usedAt), desc(places.id));
  return rows
    .map(({ calibration, equipment }) => ({
      calibration: placeCalibrationSchema.parse(calibration),
      equipment,
    }))
    .filter((place) => isSameHoop(place.calibration.rim, rim));
}
