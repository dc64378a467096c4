import { sumKinds } from '@hooplog/domain';
import { phrase } from '@hooplog/language';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { mayOfferShots, mayUse } from '../../auth/may.ts';
import { type Transaction, transaction } from '../../database/connect.ts';
import { insertMany } from '../../database/insert-many.ts';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { shots, workouts } from '../../database/schema/workouts.ts';
import { notFound } from '../../errors/app-error.ts';
import type { AppContext } from '../context.ts';
import { drillOfFilm } from '../drills/drill-of-film.ts';
import { mute } from '../mutes/mutes.ts';
import { applyWorkoutChange } from '../statistics/apply-workout-change.ts';
import { lockStatistics } from '../statistics/lock-statistics.ts';
import { ageGroupOf } from '../users/follow-age.ts';
import type { User } from '../users/find-user.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { contributionOf, replaceZones, type WorkoutRow } from '../workouts/rows.ts';
import { totalsOf, zoneTotalsOf } from '../workouts/totals.ts';
import { workoutMoment } from '../workouts/workout-day.ts';
import { readFilmer } from './filmed-by.ts';
import type { OfferRow } from './mates.ts';
import { hashOfShots, type OfferedShot, readOfferedShots } from './offered-shots.ts';

/** The result of an offer, for the player who received it. */
interface AnsweredOffer {
  readonly state: 'accepted' | 'declined';
  readonly workoutId: string | null;
}

interface Answer {
  readonly answer: 'accepted' | 'declined';
  /** Whether to mute the player who made it. */
  readonly mute: boolean;
}

const gone = () => notFound(phrase('These shots are no longer offered to you.'));

/** The shots that can be accepted now. Throws if the offer is obsolete; `still-relevant.ts` has the same rule for the inbox. */
async function readOpen(tx: Transaction, offer: OfferRow, user: User, now: Date) {
  if (offer.expiresAt <= now || !mayOfferShots(ageGroupOf(user, now))) throw gone();
  const filmer = await readFilmer(tx, { filmerId: offer.filmerId, userId: user.id });
  if (filmer === null) throw gone();
  const offered = await readOfferedShots(tx, offer);
  if (offered.length === 0) throw gone();
  return offered;
}

async function readFilmed(tx: Transaction, workoutId: string): Promise<WorkoutRow> {
  const [filmed] = await tx.select().from(workouts).where(eq(workouts.id, workoutId));
  if (filmed === undefined) throw gone();
  return filmed;
}

/** Writes the player's own workout from an offer: replaces its shots, or creates it. */
async function writeCopy(
  tx: Transaction,
  { offer, user, now }: { readonly offer: OfferRow; readonly user: User; readonly now: Date },
  offered: readonly OfferedShot[],
): Promise<WorkoutRow> {
  const { workoutDate, courtKind } = await readFilmed(tx, offer.workoutId);
  const ofShots = { ...totalsOf(offered), kindData: sumKinds(offered), courtKind };
  const isCopy = eq(workouts.id, offer.copyId ?? uuidv7());
  const [before] = await tx.select().from(workouts).where(isCopy);
  const contribution = before === undefined ? null : await contributionOf(tx, before);
  const moment = workoutMoment(workoutDate, { now, timeZone: user.timeZone, field: 'workoutDate' });
  const [copy] =
    before === undefined
      ? await tx
          .insert(workouts)
          .values({
            ...{ userId: user.id, ...moment, ...ofShots, source: 'video' },
            ...{ filmedByAnother: true, filmerId: offer.filmerId },
          })
          .returning()
      : await tx
          .update(workouts)
          .set({ ...ofShots, updatedAt: now })
          .where(isCopy)
          .returning();
  if (copy === undefined) throw new Error('No row came back');
  await tx.delete(shots).where(eq(shots.workoutId, copy.id));
  const own = { workoutId: copy.id, createdAt: now };
  await insertMany(
    tx,
    shots,
    offered.map((shot) => ({
      id: uuidv7(),
      ...own,
      ...shot,
      needsReview: false,
      placed: false,
      byAnother: false,
    })),
  );
  await replaceZones(tx, copy.id, zoneTotalsOf(offered));
  const [whole = copy] = await tx
    .update(workouts)
    .set(await drillOfFilm(tx, copy))
    .where(eq(workouts.id, copy.id))
    .returning();
  await applyWorkoutChange(tx, user.id, contribution, await contributionOf(tx, whole));
  if (before === undefined) await tellWebhooks(tx, user.id, copy.id);
  return whole;
}

async function accept(tx: Transaction, offer: OfferRow, user: User, now: Date) {
  const offered = await readOpen(tx, offer, user, now);
  const copy = await writeCopy(tx, { offer, user, now }, offered);
  await tx
    .update(shotOffers)
    .set({ state: 'accepted', copyId: copy.id, answeredHash: hashOfShots(offered) })
    .where(eq(shotOffers.id, offer.id));
  return { state: 'accepted', workoutId: copy.id } as const;
}

/** Removes the player's name from the shots. After corrections, declining leaves the accepted workout as it was. */
async function decline(tx: Transaction, offer: OfferRow): Promise<AnsweredOffer> {
  const isAccepted = offer.answeredHash !== null;
  const state = isAccepted ? 'accepted' : 'declined';
  const answeredHash = hashOfShots(await readOfferedShots(tx, offer));
  await tx
    .update(shotOffers)
    .set({ state, answeredHash: isAccepted ? answeredHash : null })
    .where(eq(shotOffers.id, offer.id));
  if (!isAccepted) {
    const isNamed = and(eq(shots.workoutId, offer.workoutId), eq(shots.takerId, offer.userId));
    await tx.update(shots).set({ takerId: null }).where(isNamed);
  }
  return { state, workoutId: offer.copyId };
}

/** Accepts or declines shots of another player's film. An answer is final; a repeat makes no second workout. */
export function answerOffer(
  context: Pick<AppContext, 'database' | 'now'>,
  user: User,
  offerId: string,
  { answer, mute: isMuting }: Answer,
): Promise<AnsweredOffer> {
  const now = context.now();
  return transaction(context.database, async (tx) => {
    // Locked before the offer, in the same order as when the owner deletes the film.
    await lockStatistics(tx, user.id);
    const [offer] = await tx
      .select()
      .from(shotOffers)
      .where(eq(shotOffers.id, offerId))
      .for('update');
    if (offer === undefined || !mayUse(user.id, offer)) throw gone();
    if (isMuting) await mute(tx, { userId: user.id, mutedId: offer.filmerId, now });
    if (offer.state !== 'pending') return { state: offer.state, workoutId: offer.copyId };
    return answer === 'accepted' ? accept(tx, offer, user, now) : decline(tx, offer);
  });
}
