import type { Equipment } from '@hooplog/domain';
import type { Analysis } from '@hooplog/vision';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { users } from '../../database/schema/users.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
import type { PlaceHere } from './places-here.ts';
import type { VideoRow } from './rows.ts';

/**
 * By what the shots of a video are to be placed while its place is not known: what was said of it, else what its player
 * says they use; null where neither is said. What fits an age is only ever asked about.
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
 * The player's word about a video that was counted, with that about its place, or about what they usually have, where
 * none about the video itself goes before. A device that counted it may not have known of either.
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
