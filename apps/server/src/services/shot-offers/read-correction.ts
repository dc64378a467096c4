import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { mayOfferShots } from '../../auth/may.ts';
import type { Queryable } from '../../database/connect.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import type { User } from '../users/find-user.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { ShotRow, WorkoutWithShots } from '../workouts/rows.ts';
import { hashOfShots, type OfferedShot, readOfferedShots } from './offered-shots.ts';

/** The corrected shots, and how they differ from those that the player has. */
export interface Correction {
  readonly offerId: string;
  readonly made: number;
  readonly totalShots: number;
  readonly calls: number;
  readonly added: number;
  readonly removed: number;
}

type Known = Pick<ShotRow, 'rimSeconds' | 'outcome'>;

/** Shots are matched by their moment in the film. */
function compare(before: readonly Known[], after: readonly OfferedShot[]) {
  const known = new Map(before.map((shot) => [shot.rimSeconds, shot.outcome]));
  const common = after.filter(({ rimSeconds }) => known.has(rimSeconds));
  return {
    calls: common.filter(({ rimSeconds, outcome }) => known.get(rimSeconds) !== outcome).length,
    added: after.length - common.length,
    removed: before.length - common.length,
  };
}

/** The filmer's correction of a player's accepted shots, if it was sent and waits for an answer; else null. */
export async function readCorrection(
  database: Queryable,
  user: User,
  { workout, shots, filmedBy }: WorkoutWithShots,
  now: Date,
): Promise<Correction | null> {
  // Only mates are informed of each other's films.
  if (filmedBy == null || !mayOfferShots(ageGroupOf(user, now))) return null;
  const [offer] = await database
    .select()
    .from(shotOffers)
    .where(
      and(
        eq(shotOffers.copyId, workout.id),
        eq(shotOffers.userId, user.id),
        eq(shotOffers.state, 'pending'),
        isNotNull(shotOffers.answeredHash),
        gt(shotOffers.expiresAt, now),
      ),
    );
  if (offer === undefined) return null;
  const offered = await readOfferedShots(database, offer);
  if (offered.length === 0 || hashOfShots(offered) === offer.answeredHash) return null;
  return {
    offerId: offer.id,
    made: offered.filter(({ outcome }) => outcome === 'made').length,
    totalShots: offered.length,
    ...compare(shots, offered),
  };
}
