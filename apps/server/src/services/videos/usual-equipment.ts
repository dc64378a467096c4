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
  const said = givenOf(video)?.equipment;
  if (said) return said;
  const [row] = await database
    .select({ equipment: users.equipment })
    .from(users)
    .where(eq(users.id, video.userId));
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

/** What the player said of a video that was counted, and of its place: what they said of the video goes first. */
export async function withPlace(
  database: Queryable,
  userId: string,
  analysis: Pick<Analysis, 'video' | 'calibration'>,
  given: GivenCalibration | null,
): Promise<GivenCalibration | null> {
  if (given?.equipment) return given;
  const equipment = await placeEquipment(database, userId, analysis);
  return equipment ? { rim: null, court: null, ...given, equipment } : given;
}
