import type { Queryable } from '../../database/connect.ts';
import type { AppContext } from '../context.ts';
import type { User } from '../users/find-user.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { type MateRow, type OfferRow, readMates } from './mates.ts';
import { hashOfShots, readOfferedShots } from './offered-shots.ts';

/** A mate with the state of the offer to them. */
export interface TakerRow extends MateRow {
  /** Whether the accepted shots have changed since. */
  readonly isChanged: boolean;
  readonly isExpired: boolean;
}

type Reading = Pick<AppContext, 'database' | 'now'>;

/** Whether the film now has other shots for the player than those they accepted. */
export async function isChanged(database: Queryable, offer: OfferRow | null): Promise<boolean> {
  if (offer?.state !== 'accepted') return false;
  return hashOfShots(await readOfferedShots(database, offer)) !== offer.answeredHash;
}

/** Mates who may have taken shots of a film, by name. */
export async function listTakers(
  { database, now }: Reading,
  user: User,
  workoutId: string,
): Promise<TakerRow[]> {
  await ownWorkout(database, user.id, workoutId);
  const mates = await readMates(database, user, { workoutId, now: now() });
  const takers: TakerRow[] = [];
  for (const mate of mates) {
    const { offer } = mate;
    takers.push({
      ...mate,
      isChanged: await isChanged(database, offer),
      isExpired: offer?.state === 'pending' && offer.expiresAt <= now(),
    });
  }
  return takers;
}
