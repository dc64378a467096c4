import type { Equipment } from '@hooplog/domain';
import type { Analysis } from '@hooplog/vision';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
import type { PlaceHere } from './places-here.ts';
import type { VideoRow } from './rows.ts';

/**
 * Equipment for placing the shots of a video whose place is unknown: the video's own, else the player's usual; null if neither is
 * set. Equipment that would suit the player's age is only ever suggested, never assumed.
 */
export async function equipmentFor(
  database: Queryable,
  video: VideoRow,
): Promise<Equipment | null> {
  return givenOf(video)?.equipment ?? playerEquipment(database, video.userId);
}

async function playerEquipment(database: Queryable, userId: string): Promise<Equipment | null> {
  const [row] = await database
    .select({ equipment: users.equipment })
    .from(users)
    .where(eq(users.id, userId));
  return row?.equipment ?? null;
}

/**
 * Adds equipment to the player's input for a counted video that has none of its own: that of its place, else the player's usual.
 * A device that counted the video may not have known either.
 */
export async function withPlace(
  database: Queryable,
  userId: string,
  places: readonly PlaceHere[],
  analysis: Pick<Analysis, 'equipment'>,
  given: GivenCalibration | null,
): Promise<GivenCalibration | null> {
  if (given?.equipment) return given;
  const equipment =
    places.find((place) => place.equipment)?.equipment ??
    (analysis.equipment ? null : await playerEquipment(database, userId));
  return equipment ? { rim: null, court: null, ...given, equipment } : given;
}
