import { placeCalibrationSchema } from '@hooplog/contract';
import { type Equipment, isSameHoop } from '@hooplog/domain';
import type { Analysis } from '@hooplog/vision';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';
import { users } from '../../database/schema/users.ts';
import { type GivenCalibration, givenOf } from './given-calibration.ts';
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

/** Of the last used of the player's places whose hoop lies where that of a count does. */
async function placeEquipment(
  database: Queryable,
  userId: string,
  { video: { width, height }, calibration: { rim } }: Pick<Analysis, 'video' | 'calibration'>,
): Promise<Equipment | null> {
  const rows = await database
    .select({ calibration: places.calibration, equipment: places.equipment })
    .from(places)
    .where(
      and(
        eq(places.userId, userId),
        eq(places.width, width),
        eq(places.height, height),
        isNotNull(places.equipment),
      ),
    )
    .orderBy(desc(places.usedAt), desc(places.id));
  const here = rows.find(({ calibration }) =>
    isSameHoop(placeCalibrationSchema.parse(calibration).rim, rim),
  );
  return here?.equipment ?? null;
}

/**
 * The player's word about a video that was counted, with that about its place, or about what they usually have, where
 * none about the video itself goes before. A device that counted it may not have known of either.
 */
export async function withPlace(
  database: Queryable,
  userId: string,
  analysis: Pick<Analysis, 'video' | 'calibration' | 'equipment'>,
  given: GivenCalibration | null,
): Promise<GivenCalibration | null> {
  if (given?.equipment) return given;
  const equipment =
    (await placeEquipment(database, userId, analysis)) ??
    (analysis.equipment ? null : await playerEquipment(database, userId));
  return equipment ? { rim: null, court: null, ...given, equipment } : given;
}
