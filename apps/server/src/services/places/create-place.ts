import type { PlaceCalibration } from '@hooplog/contract';
import { type Equipment, LIMITS } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { eq } from 'drizzle-orm';
import { type Transaction, transaction } from '../../database/connect.ts';
import { places } from '../../database/schema/places.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { makeOnce, type UnderKey } from '../make-once.ts';
import { ownPlace, type PlaceRow, refuseTakenName } from './rows.ts';
import { lockUser } from '../users/lock-user.ts';

interface NewPlace extends UnderKey {
  readonly name: string;
  /** Pixels of the displayed video. */
  readonly width: number;
  readonly height: number;
  readonly calibration: PlaceCalibration;
  readonly equipment?: Equipment | null | undefined;
}

async function refuseTooMany(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(places, eq(places.userId, userId))) < LIMITS.PLACES_MAX) return;
  throw new AppError(
    'conflict',
    phrase('You can keep {max} places. Delete one first.', { max: LIMITS.PLACES_MAX }),
  );
}

/** Saves a place under an unused name. A repeat with the same key returns the place of the first call. */
export function createPlace(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  userId: string,
  { idempotencyKey, ...place }: NewPlace,
): Promise<PlaceRow> {
  return transaction(database, async (tx) => {
    await lockUser(tx, userId);
    const call = { userId, kind: 'place', idempotencyKey, now: now() } as const;
    const id = await makeOnce(tx, call, async () => {
      await refuseTakenName(tx, userId, place.name);
      await refuseTooMany(tx, userId);
      const [row] = await tx
        .insert(places)
        .values({ ...place, userId, usedAt: now() })
        .returning({ id: places.id });
      if (row === undefined) throw new Error('No row came back');
      return row.id;
    });
    return ownPlace(tx, userId, id);
  });
}
