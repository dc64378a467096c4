import * as contract from '@hooplog/contract';
import { DELETION_WORD, FILM_TOGETHER } from '@hooplog/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shotOffers } from '../../database/schema/shot-offers.ts';
import { userStats } from '../../database/schema/statistics.ts';
import { users } from '../../database/schema/users.ts';
import { shots as shotRows, workouts } from '../../database/schema/workouts.ts';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { imported } from '../../testing/send-import.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { at, DAY_MS, introduce, TODAY, useTestSquad } from '../../testing/test-squad.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';

const squad = useTestSquad();
const { server, comeIn } = squad;
const NOWHERE = '01a1fe73-d491-718f-9e3d-8d25198f805e';
const ZONE = 'zone_5_free_throw';

let alex: SignedIn;
let sam: SignedIn;
beforeEach(async () => {
  alex = squad.owner;
  await introduce(alex, 'Alex');
  sam = await comeIn('Sam');
});

const daysLater = (days: number) => {
  server.clock = new Date(TODAY.getTime() + days * DAY_MS);
};

/** A film of six shots on the twelfth of March: makes at odd seconds, misses at even ones. */
async function film({ client }: SignedIn) {
  const shots = [1, 2, 3, 4, 5, 6].map((second) =>
    countedShot(second, {
      ...{ zone: ZONE, court: { x: 0, y: 14.5 } },
      outcome: second % 2 === 1 ? 'made' : 'missed',
    }),
  );
  const body = { ...COUNTED_VIDEO, workoutDate: '2026-03-12T17:00:00Z', shots };
  const { workoutId } = await client.call(contract.saveCountedVideo, { body });
  if (workoutId === null) throw new Error('No workout');
  return client.call(contract.getWorkout, { params: { id: workoutId } });
}

const listed = (shots: readonly contract.Shot[]): contract.ReviewedShot[] =>
  shots.map(({ id, rimSeconds, outcome, zone, kind = null }) => ({
    id,
    rimSeconds,
    outcome,
    zone,
    kind,
  }));
const idsOf = (shots: readonly contract.Shot[]) => shots.map(({ id }) => id);

const update = ({ client }: SignedIn, id: string, body: contract.UpdateWorkoutBody) =>
  client.call(contract.updateWorkout, { params: { id }, body });

/** The filmer keeps the first three shots; the others are the mate's. */
async function filmOfTwo(filmer = alex, mate = sam, own = 3) {
  const { id, shots } = await film(filmer);
  const theirs = shots.slice(own);
  const given = {
    othersShots: idsOf(theirs),
    takers: [{ playerId: mate.user.id, shots: idsOf(theirs) }],
  };
  const body = { shots: listed(shots.slice(0, own)), ...given };
  return { id, theirs, after: await update(filmer, id, body) };
}

const its = (id: string, mate = sam) => ({ params: { id, playerId: mate.user.id } });
const offer = ({ client }: SignedIn, id: string, mate = sam) =>
  client.call(contract.offerShots, its(id, mate));
const withdraw = ({ client }: SignedIn, id: string, mate = sam) =>
  client.call(contract.withdrawOffer, its(id, mate));
const takers = ({ client }: SignedIn, id: string) =>
  client.call(contract.listTakers, { params: { id } });
const stateFor = async (filmer: SignedIn, id: string, mate = sam) =>
  (await takers(filmer, id)).find(({ player }) => player.id === mate.user.id)?.offer?.state;

type Offered = Extract<contract.News, { kind: 'shots_offered' }>;
async function offeredTo({ client }: SignedIn): Promise<Offered[]> {
  const inbox = await client.call(contract.listNotifications);
  return inbox.flatMap(({ news }) => (news.kind === 'shots_offered' ? [news] : []));
}
async function onlyOffer(reader: SignedIn): Promise<Offered> {
  const [offered] = await offeredTo(reader);
  if (offered === undefined) throw new Error('Nothing is offered');
  return offered;
}
const answer = (
  { client }: SignedIn,
  id: string,
  body: { answer: 'accepted' | 'declined'; mute?: boolean } = { answer: 'accepted' },
) => client.call(contract.answerOffer, { params: { id }, body });
const accept = async (reader: SignedIn) => answer(reader, (await onlyOffer(reader)).offerId);

const statsOf = ({ client }: SignedIn) => client.call(contract.getStats);
const workoutsOf = ({ client }: SignedIn) => client.call(contract.listWorkouts);
const workout = ({ client }: SignedIn, id: string | null) =>
  client.call(contract.getWorkout, { params: { id: id ?? NOWHERE } });

const shoot = ({ client }: SignedIn, workoutDate: string) =>
  client.call(contract.createWorkout, {
    body: { workout: { workoutDate, totalShots: 9, made: 4, missed: 5 }, shotData: [] },
  });

describe('saying whose shot it was', () => {
  test('names a mate, in the review alone', async () => {
    const { id, theirs, after } = await filmOfTwo();
    expect(after).toMatchObject({ totalShots: 3, made: 2 });
    expect(after.othersShots?.map(({ takerId }) => takerId)).toEqual(theirs.map(() => sam.user.id));
    expect(await takers(alex, id)).toMatchObject([{ player: { name: 'Sam' } }]);
    expect(await offeredTo(sam)).toEqual([]);
    expect(await workoutsOf(sam)).toEqual([]);
  });

  test('is changed shot by shot, and taken back', async () => {
    const kim = await comeIn('Kim');
    const { id, theirs, after } = await filmOfTwo();
    const [first, second, third] = idsOf(theirs) as [string, string, string];
    const shots = listed(after.shots);
    const named = await update(alex, id, {
      ...{ shots, othersShots: [first, second, third] },
      takers: [
        { playerId: kim.user.id, shots: [second] },
        { playerId: sam.user.id, shots: [first] },
      ],
    });
    const takerIds = named.othersShots?.map(({ takerId }) => takerId);
    expect(takerIds).toEqual([sam.user.id, kim.user.id, undefined]);
    // A client that knows nothing of players leaves them.
    const later = await update(alex, id, { shots, othersShots: [first, second, third] });
    expect(later.othersShots).toEqual(named.othersShots);
    const back = await update(alex, id, {
      ...{ shots: listed([...after.shots, ...theirs.slice(0, 2)]), othersShots: [third] },
      takers: [],
    });
    expect(back).toMatchObject({ totalShots: 5 });
    expect(back.othersShots?.map(({ takerId }) => takerId)).toEqual([undefined]);
  });

  test('a shot that turns out to be none belongs to nobody', async () => {
    const { id, after } = await filmOfTwo();
    await update(alex, id, { shots: listed(after.shots), othersShots: [], takers: [] });
    const { database } = server.context;
    const rows = await database.select().from(shotRows).where(eq(shotRows.workoutId, id));
    expect(rows.filter(({ takerId, byAnother }) => takerId !== null || byAnother)).toEqual([]);
  });

  test('strangers are no mates, and a mate who has left stays named', async () => {
    const stranger = await server.signIn();
    const { id, shots } = await film(alex);
    const body = (by: string) => ({
      ...{ shots: [], othersShots: idsOf(shots) },
      takers: [{ playerId: by, shots: idsOf(shots) }],
    });
    const send = (by: string) =>
      alex.client.request({ method: 'PATCH', url: `/api/workouts/${id}`, payload: body(by) });
    for (const by of [stranger.user.id, alex.user.id, NOWHERE]) {
      expect((await send(by)).statusCode).toBe(400);
    }
    expect((await send(sam.user.id)).statusCode).toBe(200);
    const left = { params: { id: squad.id, userId: sam.user.id } };
    await sam.client.call(contract.removeGroupMember, left);
    expect((await send(sam.user.id)).statusCode).toBe(200);
    expect(await takers(alex, id)).toEqual([]);
  });

  test.each<[what: string, takers: (ids: readonly string[]) => unknown]>([
    ['a shot with two players', (ids) => [0, 1].map(() => ({ playerId: sam.user.id, shots: ids }))],
    ['one that is nobody else’s', () => [{ playerId: sam.user.id, shots: [NOWHERE] }]],
    ['no player', (ids) => [{ playerId: 'Sam', shots: ids }]],
    ['too many players', () => [1, 2, 3, 4].map(() => ({ playerId: sam.user.id, shots: [] }))],
    ['no list', () => 'Sam'],
  ])('refuses %s', async (_, wrong) => {
    const { id, shots } = await film(alex);
    const payload = { shots: [], othersShots: idsOf(shots), takers: wrong(idsOf(shots)) };
    const sent = { method: 'PATCH', url: `/api/workouts/${id}`, payload } as const;
    expect((await alex.client.request(sent)).statusCode).toBe(400);
  });

  test('players of a team know each other, and their coach knows them', async () => {
    const { coach, team } = await aTeam(server);
    const [ann, ben] = [await server.signIn(), await server.signIn()];
    await introduce(ann, 'Ann');
    await introduce(ben, 'Ben');
    await joinTeam(coach, team, ann, ben);
    const namesFor = async (filmer: SignedIn) =>
      (await takers(filmer, (await film(filmer)).id)).map(({ player }) => player.name);
    expect(await namesFor(ann)).toEqual(['Ben']);
    expect(await namesFor(coach)).toEqual(['Ann', 'Ben']);
    expect(await namesFor(sam)).toEqual(['Alex']);
  });
});

describe('an offer', () => {
  test('tells the player who filmed them, when, and how many shots it is', async () => {
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

  test('accepted, it is a workout of the player’s own, and of the film nothing', async () => {
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

  test('its shots are not verified, also where this server saw them', async () => {
    const { id } = await filmOfTwo();
    const { database } = server.context;
    await database.update(workouts).set({ countedOn: 'server' }).where(eq(workouts.id, id));
    await offer(alex, id);
    await accept(sam);
    const own = await database.select().from(userStats).where(eq(userStats.userId, sam.user.id));
    expect(own).toMatchObject([{ totalShots: 3, verifiedShots: 0 }]);
  });

  test('declined, it leaves no name on the shots, and is not made again', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const declined = { state: 'declined', workoutId: null };
    expect(await answer(sam, offerId, { answer: 'declined' })).toEqual(declined);
    expect(await answer(sam, offerId)).toEqual(declined);
    expect(await workoutsOf(sam)).toEqual([]);
    const { othersShots = [] } = await workout(alex, id);
    expect(othersShots.filter(({ takerId }) => takerId !== undefined)).toEqual([]);
    // Nor by a page that was opened before.
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

  test('declined for good, nothing of that player arrives any more', async () => {
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

  test('ends when no shot is the player’s any more', async () => {
    const { id, after } = await filmOfTwo();
    await offer(alex, id);
    const { offerId } = await onlyOffer(sam);
    const { shots, othersShots = [] } = after;
    await update(alex, id, { shots: listed([...shots, ...othersShots]) });
    expect(await offeredTo(sam)).toEqual([]);
    await expect(answer(sam, offerId)).rejects.toThrow('no longer offered');
    await withdraw(alex, id);
    await expect(offer(alex, id)).rejects.toThrow('Say first');
  });

  test('goes to as many players as a film can have', async () => {
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
    // The second one says what is there already.
    expect(await onlyOffer(sam)).toMatchObject({ sameDayShots: 3 });
  });
});

describe('afterwards', () => {
  test('the film may go: the workout stays', async () => {
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
      'whoever filmed has left the squad',
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
      'the account of whoever filmed is gone',
      async () => {
        await alex.client.call(contract.transferGroup, {
          params: { id: squad.id },
          body: { userId: sam.user.id },
        });
        await alex.client.call(contract.deleteAccount, { body: { confirmation: DELETION_WORD } });
      },
    ],
  ])('names nobody where %s', async (_, leave) => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    const { workoutId } = await accept(sam);
    await leave();
    expect(await workout(sam, workoutId)).toMatchObject({ totalShots: 3, filmedBy: null });
  });

  test('the account of the player may go: the film stays, without their name', async () => {
    const { id } = await filmOfTwo();
    await offer(alex, id);
    await accept(sam);
    await sam.client.call(contract.deleteAccount, { body: { confirmation: DELETION_WORD } });
    const { othersShots = [] } = await workout(alex, id);
    expect(othersShots.map(({ takerId }) => takerId)).toEqual([undefined, undefined, undefined]);
    const { database } = server.context;
    expect(await database.$count(shotOffers, eq(shotOffers.workoutId, id))).toBe(0);
  });

  test('corrections of one change nothing of the other, and are offered once more', async () => {
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

  test('a call that was put right stands on the player’s workout, and is taken by one answer', async () => {
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
    // Nobody hears of it before it is sent.
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

  test('corrections that the player does not want leave the workout as it is', async () => {
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

  test('a workout that was deleted does not come back by a repeat', async () => {
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

describe('the young', () => {
  const turn = async ({ user }: SignedIn, birthday: string | null, awaitsParent: 0 | 1 = 0) => {
    const { database } = server.context;
    const born = birthday === null ? null : new Date(birthday);
    await database.update(users).set({ birthday: born, awaitsParent }).where(eq(users.id, user.id));
  };

  test.each<[who: string, birthday: string | null, arrives: number]>([
    ['a teen', '2011-05-06', 1],
    ['who gave no birthday', null, 1],
    ['a child whose parent agreed', '2016-05-06', 0],
  ])('of a film of %s an offer arrives %s', async (_, birthday, arrives) => {
    await turn(sam, birthday);
    const { id } = await filmOfTwo();
    // The filmer is told the same of everybody.
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

  test('a child offers nothing, and an account that waits for a parent is not named', async () => {
    const { id } = await filmOfTwo();
    await turn(sam, '2016-05-06', 1);
    expect(await takers(alex, id)).toEqual([]);
    await turn(sam, '1990-05-06');
    await turn(alex, '2016-05-06');
    expect(await takers(alex, id)).toEqual([]);
    await expect(offer(alex, id)).rejects.toThrow('Player not found');
  });
});

test('an offer is between two: nobody else sees, makes, withdraws or answers it', async () => {
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
