import * as contract from '@hooplog/contract';
import { DELETION_WORD, FILM_TOGETHER } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { imported } from '../../testing/send-import.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { useFilmingMates } from '../../testing/test-offers.ts';

const {
  squad,
  daysLater,
  listed,
  idsOf,
  update,
  filmOfTwo,
  offer,
  takers,
  offeredTo,
  onlyOffer,
  answer,
  accept,
  statsOf,
  workoutsOf,
  workout,
  server,
  people,
} = useFilmingMates();

let alex: SignedIn;
let sam: SignedIn;
beforeEach(() => {
  ({ alex, sam } = people());
});

describe('afterwards', () => {
  test('the film can be deleted: the workout stays', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    await alex.client.call(contract.deleteWorkout, { params: { id } });
    expect(await workout(sam, workoutId)).toMatchObject({
      totalShots: 3,
      filmedBy: { name: 'Alex' },
    });
  });

  test.each([
    [
      'the filmer has left the squad',
      async () => {
        await alex.client.call(contract.transferGroup, {
          params: { id: squad.id },
          body: { userId: sam.user.id },
        });
        await alex.client.call(contract.removeGroupMember, {
          params: { id: squad.id, userId: alex.user.id },
        });
      },
    ],
    [
      'the filmer’s account was deleted',
      async () => {
        await alex.client.call(contract.transferGroup, {
          params: { id: squad.id },
          body: { userId: sam.user.id },
        });
        await alex.client.call(contract.deleteAccount, { body: { confirmation: DELETION_WORD } });
      },
    ],
  ])('names nobody if %s', async (_, leave) => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    await leave();
    expect(await workout(sam, workoutId)).toMatchObject({ totalShots: 3, filmedBy: null });
  });

  test('the player’s account can be deleted: the film stays, without their name', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    await accept(sam);
    await sam.client.call(contract.deleteAccount, { body: { confirmation: DELETION_WORD } });
    const { othersShots = [] } = await workout(alex, id);
    expect(othersShots.map(({ takerId }) => takerId)).toEqual([undefined, undefined, undefined]);
    const { database } = server.context;
    expect(await database.$count(shotOffers, eq(shotOffers.workoutId, id))).toBe(0);
  });

  test('corrections on one side do not change the other, and are offered once more', async () => {
    const { id, after } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    const own = await workout(sam, workoutId);
    const missed = listed(own.shots).map((shot) => ({ ...shot, outcome: 'missed' as const }));
    expect(await update(sam, own.id, { shots: missed })).toMatchObject({ made: 0 });
    expect(await workout(alex, id)).toMatchObject({ totalShots: 3, made: 2 });
    expect(await takers(alex, id)).toMatchObject([
      { offer: { state: 'accepted', isChanged: false } },
    ]);
    await offer(alex, id);
    expect(await offeredTo(sam)).toEqual([]);

    const [mine, ...rest] = after.shots;
    const theirs = [...(after.othersShots ?? []), ...(mine === undefined ? [] : [mine])];
    await update(alex, id, {
      ...{ shots: listed(rest), othersShots: idsOf(theirs) },
      takers: [{ playerId: sam.user.id, shots: idsOf(theirs) }],
    });
    expect(await workout(sam, workoutId)).toMatchObject({ totalShots: 3, made: 0 });
    expect(await takers(alex, id)).toMatchObject([
      { offer: { state: 'accepted', isChanged: true } },
    ]);
    await offer(alex, id);
    expect(await onlyOffer(sam)).toMatchObject({ isUpdate: true, totalShots: 4, sameDayShots: 0 });
    expect(await accept(sam)).toEqual({ state: 'accepted', workoutId });
    expect(await workout(sam, workoutId)).toMatchObject({ totalShots: 4, made: 2 });
    expect(await statsOf(sam)).toMatchObject({ totalShots: 4 });
    expect(await workoutsOf(sam)).toHaveLength(1);
  });

  test('a corrected result is shown on the player’s workout, and accepted by one answer', async () => {
    const { id, after } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    expect(await workout(sam, workoutId)).not.toHaveProperty('correction');
    const theirs = after.othersShots ?? [];
    const left = {
      ...{ shots: listed(after.shots), othersShots: idsOf(theirs) },
      takers: [{ playerId: sam.user.id, shots: idsOf(theirs) }],
    };
    const made = listed(theirs).map((shot) => ({ ...shot, outcome: 'made' as const }));
    await update(alex, id, { ...left, othersReviewed: made });
    expect(await takers(alex, id)).toMatchObject([{ offer: { isChanged: true } }]);
    // It is not visible before it is sent.
    expect(await workout(sam, workoutId)).not.toHaveProperty('correction');
    await offer(alex, id);
    const { correction } = await workout(sam, workoutId);
    const { offerId } = await onlyOffer(sam);
    expect(correction).toEqual({
      ...{ offerId, made: 3, totalShots: 3 },
      ...{ calls: 2, added: 0, removed: 0 },
    });
    await answer(sam, offerId);
    const corrected = await workout(sam, workoutId);
    expect(corrected).toMatchObject({ made: 3, totalShots: 3 });
    expect(corrected).not.toHaveProperty('correction');
    await update(alex, id, { ...left, othersReviewed: listed(theirs) });
    await offer(alex, id);
    daysLater(FILM_TOGETHER.OFFER_DAYS + 1);
    expect(await workout(sam, workoutId)).not.toHaveProperty('correction');
  });

  test('corrections that the player rejects leave the workout as it is', async () => {
    const { id, after } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    const theirs = idsOf(after.othersShots ?? []).slice(1);
    const fewer = { othersShots: theirs, takers: [{ playerId: sam.user.id, shots: theirs }] };
    await update(alex, id, { shots: listed(after.shots), ...fewer });
    await offer(alex, id);
    const answered = await answer(sam, (await onlyOffer(sam)).offerId, { answer: 'declined' });
    expect(answered).toEqual({ state: 'accepted', workoutId });
    expect(await workout(sam, workoutId)).toMatchObject({ totalShots: 3 });
    await offer(alex, id);
    expect(await offeredTo(sam)).toEqual([]);
  });

  test('a deleted workout does not come back by a repeat', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const { workoutId } = await answer(sam, offerId);
    await sam.client.call(contract.deleteWorkout, { params: { id: workoutId ?? '' } });
    expect(await answer(sam, offerId)).toEqual({ state: 'accepted', workoutId: null });
    expect(await statsOf(sam)).toMatchObject({ totalShots: 0 });
  });

  test('it is exported and imported as filmed by another, without a name', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    await accept(sam);
    const { body } = await sam.client.send(contract.exportJson);
    expect(body).not.toContain('Alex');
    const [own] = contract.ownDataSchema.parse(JSON.parse(body)).workouts;
    expect(own).toMatchObject({ filmedByAnother: true, totalShots: 3 });
    const other = await server.signIn();
    await imported(server, other, body);
    const [copy] = await workoutsOf(other);
    expect(await workout(other, copy?.id ?? null)).toMatchObject({
      totalShots: 3,
      filmedBy: null,
    });
  });
});
