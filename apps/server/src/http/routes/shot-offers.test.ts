import * as contract from '@hooplog/contract';
import { FILM_TOGETHER } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { workouts } from '../../database/schema/workouts.ts';
import { NOWHERE, type SignedIn } from '../../testing/test-app.ts';
import { ZONE, useFilmingMates } from '../../testing/test-offers.ts';

const {
  squad,
  daysLater,
  film,
  listed,
  idsOf,
  update,
  filmOfTwo,
  offer,
  withdraw,
  takers,
  stateFor,
  offeredTo,
  onlyOffer,
  answer,
  accept,
  statsOf,
  workoutsOf,
  workout,
  shoot,
  server,
  comeIn,
  people,
} = useFilmingMates();

let alex: SignedIn;
let sam: SignedIn;
beforeEach(() => {
  ({ alex, sam } = people());
});

describe('an offer', () => {
  test('shows the player who filmed them, when, and how many shots it is', async () => {
    const { id } = await filmOfTwo();
    expect(await offer(alex, id)).toMatchObject({
      player: { name: 'Sam' },
      offer: { state: 'pending' },
    });
    expect(await offeredTo(sam)).toMatchObject([
      {
        ...{ from: { name: 'Alex' }, filmedOn: '2026-03-12' },
        ...{ made: 1, totalShots: 3, isUpdate: false, sameDayShots: 0 },
      },
    ]);
    await offer(alex, id);
    expect(await offeredTo(sam)).toHaveLength(1);
    expect(await offeredTo(alex)).toEqual([]);
  });

  test('says how many shots of that day the player has already', async () => {
    await shoot(sam, '2026-03-12T18:00:00Z');
    await shoot(sam, '2026-03-13T18:00:00Z');
    const { id } = await filmOfTwo();
    await offer(alex, id);
    expect(await onlyOffer(sam)).toMatchObject({ sameDayShots: 9 });
  });

  test('accepted, it is a workout of the player’s own, without access to the film', async () => {
    const { id, theirs } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    const own = await workout(sam, workoutId);
    expect(own).toMatchObject({
      ...{ totalShots: 3, made: 1, missed: 2, localDay: '2026-03-12', source: 'video' },
      ...{ workoutDate: '2026-03-12T17:00:00.000Z', filmedBy: { name: 'Alex' } },
      ...{ videoUrl: null, videoId: null, posterUrl: null, countedOn: null },
      shotData: [{ zone: ZONE, made: 1, total: 3 }],
    });
    expect(own.shots.map(({ rimSeconds, evidence }) => [rimSeconds, evidence])).toEqual([
      [4, null],
      [5, null],
      [6, null],
    ]);
    expect(idsOf(own.shots)).not.toContain(theirs[0]?.id);
    expect(await statsOf(sam)).toMatchObject({ totalShots: 3 });
    expect(await statsOf(alex)).toMatchObject({ totalShots: 3 });
    expect(await offeredTo(sam)).toEqual([]);
    expect(await stateFor(alex, id)).toBe('accepted');
  });

  test('accepted twice at once, it makes one workout', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const answers = await Promise.all([1, 2, 3].map(() => answer(sam, offerId)));
    expect(new Set(answers.map(({ workoutId }) => workoutId)).size).toBe(1);
    expect(await workoutsOf(sam)).toHaveLength(1);
    expect(await answer(sam, offerId, { answer: 'declined' })).toMatchObject({ state: 'accepted' });
    expect(await statsOf(sam)).toMatchObject({ totalShots: 3 });
  });

  test('its shots are not verified, even if this server saw them', async () => {
    const { id } = await filmOfTwo();
    const { database } = server.context;
    await database.update(workouts).set({ countedOn: 'server' }).where(eq(workouts.id, id));
    await offer(alex, id);
    await accept(sam);
    const own = await database.select().from(userStats).where(eq(userStats.userId, sam.user.id));
    expect(own).toMatchObject([{ totalShots: 3, verifiedShots: 0 }]);
  });

  test('declined, it leaves no name on the shots, and cannot be made again', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const declined = { state: 'declined', workoutId: null };
    expect(await answer(sam, offerId, { answer: 'declined' })).toEqual(declined);
    expect(await answer(sam, offerId)).toEqual(declined);
    expect(await workoutsOf(sam)).toEqual([]);
    const { othersShots = [] } = await workout(alex, id);
    expect(othersShots.filter(({ takerId }) => takerId !== undefined)).toEqual([]);
    // Nor from a page that was opened before.
    const ids = idsOf(othersShots);
    const named = { othersShots: ids, takers: [{ playerId: sam.user.id, shots: ids }] };
    const again = await update(alex, id, {
      shots: listed((await workout(alex, id)).shots),
      ...named,
    });
    expect(again.othersShots).toEqual(othersShots);
    expect(await offer(alex, id)).toMatchObject({ offer: { state: 'declined' } });
    expect(await offeredTo(sam)).toEqual([]);
  });

  test('declined for good, no more offers of that player arrive', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    await answer(sam, (await onlyOffer(sam)).offerId, { answer: 'declined', mute: true });
    expect(await sam.client.call(contract.listMutes)).toMatchObject([{ name: 'Alex' }]);
    const second = await filmOfTwo();
    expect(await offer(alex, second.id)).toMatchObject({ offer: { state: 'pending' } });
    expect(await offeredTo(sam)).toEqual([]);
    await sam.client.call(contract.unmute, { params: { userId: alex.user.id } });
    expect(await offeredTo(sam)).toHaveLength(1);
  });

  test('withdrawn, it is gone; what was accepted is not', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    await withdraw(alex, id);
    await withdraw(alex, id);
    expect(await offeredTo(sam)).toEqual([]);
    const late = await sam.client.request({
      ...{ method: 'PUT', url: `/api/shot-offers/${offerId}/answer` },
      payload: { answer: 'accepted' },
    });
    expect(late.statusCode).toBe(404);
    await offer(alex, id);
    await accept(sam);
    await withdraw(alex, id);
    expect(await stateFor(alex, id)).toBe('accepted');
    expect(await workoutsOf(sam)).toHaveLength(1);
  });

  test('expires, leaves nothing, and may be sent once more', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    daysLater(FILM_TOGETHER.OFFER_DAYS);
    expect(await offeredTo(sam)).toEqual([]);
    expect(await stateFor(alex, id)).toBe('expired');
    await expect(answer(sam, offerId)).rejects.toThrow('no longer offered');
    await offer(alex, id);
    expect(await offeredTo(sam)).toHaveLength(1);
    expect(await stateFor(alex, id)).toBe('pending');
  });

  test('ends with the squad that both were in', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    await sam.client.call(contract.removeGroupMember, {
      params: { id: squad.id, userId: sam.user.id },
    });
    expect(await offeredTo(sam)).toEqual([]);
    await expect(answer(sam, offerId)).rejects.toThrow('no longer offered');
    await expect(offer(alex, id)).rejects.toThrow('Player not found');
  });

  test('ends when none of the shots is assigned to the player any more', async () => {
    const { id, after } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const { shots, othersShots = [] } = after;
    await update(alex, id, { shots: listed([...shots, ...othersShots]) });
    expect(await offeredTo(sam)).toEqual([]);
    await expect(answer(sam, offerId)).rejects.toThrow('no longer offered');
    await withdraw(alex, id);
    await expect(offer(alex, id)).rejects.toThrow('First mark which shots are theirs');
  });

  test('can go to as many players as a film can have', async () => {
    const { id, shots } = await film(alex);
    const mates = [sam, await comeIn('Kim'), await comeIn('Lee'), await comeIn('Max')];
    const give = (mate: SignedIn) => {
      const given = {
        othersShots: idsOf(shots),
        takers: [{ playerId: mate.user.id, shots: idsOf(shots) }],
      };
      return update(alex, id, { shots: [], ...given });
    };
    for (const mate of mates.slice(0, FILM_TOGETHER.PLAYERS - 1)) {
      await give(mate);
      await offer(alex, id, mate);
    }
    const [, , , max = sam] = mates;
    await give(max);
    await expect(offer(alex, id, max)).rejects.toThrow('at most');
    await withdraw(alex, id, sam);
    await offer(alex, id, max);
    expect(await offeredTo(max)).toHaveLength(1);
  });

  test('of two players who filmed the same, both can be accepted', async () => {
    const kim = await comeIn('Kim');
    for (const filmer of [alex, kim]) await offer(filmer, (await filmOfTwo(filmer)).id);
    expect(await offeredTo(sam)).toHaveLength(2);
    await accept(sam);
    // The second offer shows how many shots the day already has.
    expect(await onlyOffer(sam)).toMatchObject({ sameDayShots: 3 });
  });
});

describe('minors', () => {
  const turn = async ({ user }: SignedIn, birthday: string | null, awaitsParent: 0 | 1 = 0) => {
    const { database } = server.context;
    const born = birthday === null ? null : new Date(birthday);
    await database.update(users).set({ birthday: born, awaitsParent }).where(eq(users.id, user.id));
  };

  test.each<[who: string, birthday: string | null, arrives: number]>([
    ['a teen', '2011-05-06', 1],
    ['a player without a birthday', null, 1],
    ['a child whose parent agreed', '2016-05-06', 0],
  ])('an offer to %s (born %s) arrives: %i', async (_, birthday, arrives) => {
    await turn(sam, birthday);
    const { id } = await filmOfTwo();
    // The filmer sees the same for everybody.
    expect(await offer(alex, id)).toMatchObject({ offer: { state: 'pending' } });
    expect(await offeredTo(sam)).toHaveLength(arrives);
    const isIts = eq(shotOffers.workoutId, id);
    const [row] = await server.context.database.select().from(shotOffers).where(isIts);
    const answered = await sam.client.request({
      ...{ method: 'PUT', url: `/api/shot-offers/${row?.id ?? NOWHERE}/answer` },
      payload: { answer: 'accepted' },
    });
    expect(answered.statusCode).toBe(arrives === 1 ? 200 : 404);
  });

  test('a child cannot make offers, and an account that waits for a parent cannot be named', async () => {
    const { id } = await filmOfTwo();
    await turn(sam, '2016-05-06', 1);
    expect(await takers(alex, id)).toEqual([]);
    await turn(sam, '1990-05-06');
    await turn(alex, '2016-05-06');
    expect(await takers(alex, id)).toEqual([]);
    await expect(offer(alex, id)).rejects.toThrow('Player not found');
  });
});

test('an offer is between two: nobody else can see, make, withdraw or answer it', async () => {
  const kim = await comeIn('Kim');
  const { id } = await filmOfTwo();
  await offer(alex, id);
  const { offerId } = await onlyOffer(sam);
  const film = `/api/workouts/${id}/takers`;
  const calls = [
    { method: 'GET', url: film },
    { method: 'PUT', url: `${film}/${kim.user.id}/offer` },
    { method: 'DELETE', url: `${film}/${sam.user.id}/offer` },
    { method: 'PUT', url: `/api/shot-offers/${offerId}/answer`, payload: { answer: 'accepted' } },
  ] as const;
  for (const call of calls) {
    expect((await kim.client.request(call)).statusCode, call.url).toBe(404);
    expect((await server.app.inject(call)).statusCode, call.url).toBe(401);
  }
  const own = { ...calls[3], payload: { answer: 'accepted', mute: true } };
  expect((await sam.client.request(own)).statusCode).toBe(400);
  expect((await alex.client.request(calls[3])).statusCode).toBe(404);
  expect(await stateFor(alex, id)).toBe('pending');
});
