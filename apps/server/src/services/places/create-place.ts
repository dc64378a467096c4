import type { PlaceCalibration } from '@hooplog/contract';
import { type Equipment, LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { count, eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { type PlaceRow, refuseTakenName } from './rows.ts';
import { lockUser } from '../users/lock-user.ts';

interface NewPlace {
  readonly name: string;
  /** Pixels of the displayed video. */
  readonly width: number;
  readonly height: number;
  readonly calibration: PlaceCalibration;
  readonly equipment?: Equipment | null | undefined;
}

/** Saves a place under a name that the user has not given yet. */
export function createPlace(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  place: NewPlace,
): Promise<PlaceRow> {
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    await refuseTakenName(tx, userId, place.name);
    const [held] = await tx
      .select({ total: count() })
      .from(places)
      .where(eq(places.userId, userId));
    if ((held?.total ?? 0) >= LIMITS.PLACES_MAX) {
      throw new AppError(
        'conflict',
        phrase('You can keep {max} places. Delete one first.', { max: LIMITS.PLACES_MAX }),
      );
    }
    const [row] = await tx
      .insert(places)
      .values({ ...place, userId, usedAt: now() })
      .returning();
    if (row === undefined) throw new Error('No row came back');
    return row;
  });
}
