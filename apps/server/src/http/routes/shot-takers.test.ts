import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { shots as shotRows } from '../../database/schema/workouts.ts';
import { NOWHERE, type SignedIn } from '../../testing/test-app.ts';
import { introduce } from '../../testing/test-squad.ts';
import { aTeam, joinTeam } from '../../testing/test-teams.ts';
import { useFilmingMates } from '../../testing/test-offers.ts';

const {
  squad,
  film,
  listed,
  idsOf,
  update,
  filmOfTwo,
  takers,
  offeredTo,
  workoutsOf,
  server,
  comeIn,
  people,
} = useFilmingMates();

let alex: SignedIn;
let sam: SignedIn;
beforeEach(() => {
  ({ alex, sam } = people());
});

describe('saying whose shot it was', () => {
  test('names a mate, in the review only', async () => {
    const { id, theirs, after } = await filmOfTwo();
    expect(after).toMatchObject({ totalShots: 3, made: 2 });
    expect(after.othersShots?.map(({ takerId }) => takerId)).toEqual(theirs.map(() => sam.user.id));
    expect(await takers(alex, id)).toMatchObject([{ player: { name: 'Sam' } }]);
    expect(await offeredTo(sam)).toEqual([]);
    expect(await workoutsOf(sam)).toEqual([]);
  });

  test('can be changed shot by shot, and undone', async () => {
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
    // A client that does not know about takers leaves them.
    const later = await update(alex, id, { shots, othersShots: [first, second, third] });
    expect(later.othersShots).toEqual(named.othersShots);
    const back = await update(alex, id, {
      ...{ shots: listed([...after.shots, ...theirs.slice(0, 2)]), othersShots: [third] },
      takers: [],
    });
    expect(back).toMatchObject({ totalShots: 5 });
    expect(back.othersShots?.map(({ takerId }) => takerId)).toEqual([undefined]);
  });

  test('is removed from a shot that is corrected to none', async () => {
    const { id, after } = await filmOfTwo();
    await update(alex, id, { shots: listed(after.shots), othersShots: [], takers: [] });
    const { database } = server.context;
    const rows = await database.select().from(shotRows).where(eq(shotRows.workoutId, id));
    expect(rows.filter(({ takerId, byAnother }) => takerId !== null || byAnother)).toEqual([]);
  });

  test('strangers cannot be named, and a mate who has left stays named', async () => {
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
    ['one that is not another player’s', () => [{ playerId: sam.user.id, shots: [NOWHERE] }]],
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
