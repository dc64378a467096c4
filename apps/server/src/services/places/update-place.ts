import type { PlaceCalibration } from '@hooplog/contract';
import type { Equipment } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { transaction } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';
import type { AppContext } from '../context.ts';
import { ownPlace, type PlaceRow, refuseTakenName } from './rows.ts';
import { lockUser } from '../users/lock-user.ts';

/** Fields left out (undefined) stay as they are. */
interface PlaceChange {
  readonly name?: string | undefined;
  /** The newest calibration, after the place was used again. */
  readonly calibration?: PlaceCalibration | undefined;
  /** Null: the player's usual equipment is used there. */
  readonly equipment?: Equipment | null | undefined;
}

export function updatePlace(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  placeId: string,
  { name, calibration, equipment }: PlaceChange,
): Promise<PlaceRow> {
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const place = await ownPlace(tx, userId, placeId);
    if (name !== undefined) await refuseTakenName(tx, userId, name, place.id);
    const [row] = await tx
      .update(places)
      .set({
        ...(name !== undefined && { name }),
        ...(equipment !== undefined && { equipment }),
        ...(calibration !== undefined && { calibration, usedAt: now() }),
        updatedAt: now(),
      })
      .where(eq(places.id, place.id))
      .returning();
    if (row === undefined) throw new Error('No row came back');
    return row;
  });
}
