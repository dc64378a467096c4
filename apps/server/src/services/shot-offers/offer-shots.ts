import { FILM_TOGETHER } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq, gt, ne, or } from 'drizzle-orm';
import { mayOfferShots } from '../../auth/may.ts';
import { type Transaction, transaction } from '../../database/connect.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { users } from '../../database/schema/users.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { daysAfter } from '../invitations/invitation.ts';
import { tell } from '../notifications/tell.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { lockUser } from '../users/lock-user.ts';
import { ownWorkout } from '../workouts/rows.ts';
import { isChanged, type TakerRow } from './list-takers.ts';
import { type OfferRow, readMates } from './mates.ts';
import { readOfferedShots } from './offered-shots.ts';

/** Identifies an offer: the film and the player. */
export interface OfferId {
  readonly workoutId: string;
  readonly playerId: string;
}

/** Whether there is nothing to send: the offer is pending, or its answer is still up to date. */
async function isSent(tx: Transaction, offer: OfferRow | null, now: Date): Promise<boolean> {
  if (offer === null) return false;
  if (offer.state === 'pending') return offer.expiresAt > now;
  return !(await isChanged(tx, offer));
}

async function refuseTooMany(tx: Transaction, { workoutId, playerId }: OfferId, now: Date) {
  const isOpen = or(eq(shotOffers.state, 'accepted'), gt(shotOffers.expiresAt, now));
  const others = and(
    eq(shotOffers.workoutId, workoutId),
    ne(shotOffers.userId, playerId),
    ne(shotOffers.state, 'declined'),
    isOpen,
  );
  if ((await tx.$count(shotOffers, others)) < FILM_TOGETHER.PLAYERS - 1) return;
  throw new AppError(
    'conflict',
    phrase('A film can have {players} players at most', { players: FILM_TOGETHER.PLAYERS }),
  );
}

/** Sends an offer; also resends one that expired, or whose shots have been corrected since. */
async function send(
  tx: Transaction,
  filmerId: string,
  { workoutId, playerId }: OfferId,
  now: Date,
) {
  const sent = {
    state: 'pending',
    sentAt: now,
    expiresAt: daysAfter(now, FILM_TOGETHER.OFFER_DAYS),
  } as const;
  const [offer] = await tx
    .insert(shotOffers)
    .values({ workoutId, filmerId, userId: playerId, ...sent })
    .onConflictDoUpdate({ target: [shotOffers.workoutId, shotOffers.userId], set: sent })
    .returning();
  if (offer === undefined) throw new Error('No row came back');
  await tx.delete(notifications).where(eq(notifications.shotOfferId, offer.id));
  const [player] = await tx.select().from(users).where(eq(users.id, playerId));
  // Not reported to the owner of the film, as it would reveal the player's age.
  if (player !== undefined && mayOfferShots(ageGroupOf(player, now))) {
    const about = `shots_offered:${offer.id}:${now.getTime()}`;
    const news = { kind: 'shots_offered', shotOfferId: offer.id, actorId: filmerId } as const;
    await tell(tx, [{ ...news, userId: playerId, about }]);
  }
  return offer;
}

/** Offers a mate the shots that are marked as theirs, to save as a workout of their own. */
export function offerShots(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  id: OfferId,
): Promise<TakerRow> {
  const now = context.now();
  return transaction(context.database, async (tx) => {
    await lockUser(tx, user.id);
    await ownWorkout(tx, user.id, id.workoutId);
    const [mate] = await readMates(tx, user, { ...id, now });
    if (mate === undefined || id.playerId === user.id) throw notFound(phrase('Player not found'));
    const taker = { ...mate, isChanged: false, isExpired: false };
    if (await isSent(tx, mate.offer, now)) return taker;
    const offered = await readOfferedShots(tx, { ...id, userId: id.playerId });
    if (offered.length === 0) {
      throw new AppError('conflict', phrase('First mark which shots are theirs.'));
    }
    await refuseTooMany(tx, id, now);
    return { ...taker, offer: await send(tx, user.id, id, now) };
  });
}

/** Withdraws a pending offer. Accepted shots belong to the player; withdrawing a correction leaves them as they were. */
export function withdrawOffer(
  { database }: Pick<AppContext, 'database'>,
  user: User,
  { workoutId, playerId }: OfferId,
): Promise<void> {
  return transaction(database, async (tx) => {
    await ownWorkout(tx, user.id, workoutId);
    const isOpen = and(
      eq(shotOffers.workoutId, workoutId),
      eq(shotOffers.userId, playerId),
      eq(shotOffers.state, 'pending'),
    );
    const [offer] = await tx.select().from(shotOffers).where(isOpen).for('update');
    if (offer === undefined) return;
    if (offer.answeredHash === null) await tx.delete(shotOffers).where(eq(shotOffers.id, offer.id));
    else await tx.update(shotOffers).set({ state: 'accepted' }).where(eq(shotOffers.id, offer.id));
  });
}
