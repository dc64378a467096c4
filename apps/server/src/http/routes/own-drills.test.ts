import * as contract from '@hooplog/contract';
import { findDrill, OWN_DRILL, ownDrillKey, type OwnDrill } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const LINE: OwnDrill = {
  name: 'Two from the line',
  spots: [{ x: 0, y: 14.5 }],
  rule: { kind: 'fixed_shots', shotsPerVisit: 2, rounds: 2 },
  aim: 3,
  shotKind: null,
};
const KEY = ownDrillKey(LINE);
const OTHER = ownDrillKey({ ...LINE, name: 'Three in a row', rule: { kind: 'make_to_move_on', makes: 3, inARow: true } }); // prettier-ignore

const own = ({ client }: SignedIn) => client.call(contract.listOwnDrills);
const keep = ({ client }: SignedIn, key = KEY) =>
  client.call(contract.createOwnDrill, { body: { key } });
const change = ({ client }: SignedIn, id: string, key: string) =>
  client.send(contract.updateOwnDrill, { params: { id }, body: { key } });
const remove = ({ client }: SignedIn, id: string) =>
  client.send(contract.deleteOwnDrill, { params: { id } });
const records = ({ client }: SignedIn) => client.call(contract.listDrillRecords);

function play({ client }: SignedIn, outcomes: string, drill = KEY) {
  const made = contract.makesIn(outcomes);
  const total = outcomes.length;
  const workoutDate = '2026-03-01T18:00:00Z';
  const totals = { totalShots: total, made, missed: total - made };
  return client.call(contract.createWorkout, {
    body: {
      workout: { workoutDate, ...totals, outcomes, drill },
      shotData: [{ zone: 'zone_5_free_throw', made, total }],
    },
  });
}

test('an own drill is kept, played, changed while it was not, and taken off the list', async () => {
  const player = await app.signIn();
  expect(await own(player)).toEqual([]);
  const { id } = await keep(player);
  expect((await change(player, id, OTHER)).statusCode).toBe(200);
  expect(await own(player)).toEqual([{ id, key: OTHER }]);
  expect((await change(player, id, KEY)).statusCode).toBe(200);
  const { drill, id: workoutId } = await play(player, 'ooxo');
  expect(drill).toEqual({ key: KEY, name: 'Two from the line', result: 3 });
  expect(await records(player)).toEqual([{ key: KEY, best: 3, last: 3, played: 1 }]);

  const refused = await change(player, id, OTHER);
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    ...[409, 'You have played this drill. Make a new one instead.'],
  ]);
  expect((await change(player, id, KEY)).statusCode).toBe(200);
  expect((await remove(player, id)).statusCode).toBe(204);
  expect([await own(player), await records(player)]).toEqual([[], []]);
  const kept = await player.client.call(contract.getWorkout, { params: { id: workoutId } });
  expect(kept.drill?.name).toBe('Two from the line');
});

test('the newest comes first, and a drill saved twice is listed once', async () => {
  const player = await app.signIn();
  const first = await keep(player);
  const second = await keep(player, OTHER);
  expect(await keep(player)).toEqual(first);
  expect(await own(player)).toEqual([second, first]);
  expect((await change(player, first.id, OTHER)).statusCode).toBe(409);
});

test('a shared drill can be played without being saved', async () => {
  const player = await app.signIn();
  expect((await play(player, 'xxxx')).drill?.result).toBe(0);
  expect([await own(player), await records(player)]).toEqual([[], []]);
  await keep(player);
  expect(await records(player)).toEqual([{ key: KEY, best: 0, last: 0, played: 1 }]);
});

test('a player can save at most fifty', async () => {
  const player = await app.signIn();
  for (let n = 1; n <= OWN_DRILL.KEPT_MAX; n++) await keep(player, `${KEY}${n}`);
  const payload = { key: KEY };
  const answer = await player.client.request({ method: 'POST', url: '/api/drills/own', payload });
  expect(answer.statusCode).toBe(409);
  expect(await own(player)).toHaveLength(OWN_DRILL.KEPT_MAX);
});

test.each([
  ['of the catalogue', 'mikan'],
  ['in an invalid form', 'own-x5-0e1a-Wing'],
  ['with a target out of reach', KEY.replace('-t3', '-t9')],
  ['that is too long', `own-f2x2-1e13-${'a'.repeat(OWN_DRILL.KEY_MAX)}`],
  ['that is not a string', 5],
])('a key %s is refused', async (_, key) => {
  const player = await app.signIn();
  const answers = [
    await player.client.request({ method: 'POST', url: '/api/drills/own', payload: { key } }),
    await player.client.request({
      ...{ method: 'PATCH', url: `/api/drills/own/${(await keep(player)).id}`, payload: { key } },
    }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
});

test('drills belong to their player only', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id } = await keep(player);
  expect(await own(other)).toEqual([]);
  expect((await change(other, id, OTHER)).statusCode).toBe(404);
  expect((await remove(other, id)).statusCode).toBe(404);
  expect(await own(player)).toEqual([{ id, key: KEY }]);
});

test.each([
  ['GET', ''],
  ['POST', ''],
  ['PATCH', '/01a1fe73-d491-718f-9e3d-8d25198f805e'],
  ['DELETE', '/01a1fe73-d491-718f-9e3d-8d25198f805e'],
] as const)('%s /api/drills/own%s needs a session', async (method, path) => {
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { key: KEY } };
  const answer = await app.newClient().request({ method, url: `/api/drills/own${path}`, ...payload }); // prettier-ignore
  expect(answer.statusCode).toBe(401);
});

test('an export holds them with their names, and an import adds them once', async () => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  await keep(player);
  await keep(player, OTHER);
  await play(player, 'oooo');
  const { body } = await player.client.request({ url: '/api/export.json' });
  expect(JSON.parse(body)).toMatchObject({
    drills: [
      { key: OTHER, name: 'Three in a row' },
      { key: KEY, name: findDrill(KEY)?.name },
    ],
  });
  const empty = await app.signIn();
  await imported(app, empty, body);
  expect((await own(empty)).map(({ key }) => key)).toEqual([OTHER, KEY]);
  await keep(heir, OTHER);
  await imported(app, heir, body.replace('"drills": [', '"drills": [{"key":"half-court"},'));
  expect((await own(heir)).map(({ key }) => key).toSorted()).toEqual([KEY, OTHER].toSorted());
  expect(await records(heir)).toEqual([{ key: KEY, best: 4, last: 4, played: 1 }]);
});

test('an import adds no more than a player can have', async () => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  for (const n of [1, 2, 3]) await keep(player, `${KEY}${n}`);
  for (let n = 2; n <= OWN_DRILL.KEPT_MAX; n++) await keep(heir, `${OTHER}${n}`);
  const { body } = await player.client.request({ url: '/api/export.json' });
  await imported(app, heir, body);
  expect(await own(heir)).toHaveLength(OWN_DRILL.KEPT_MAX);
});

test('a drill with a shot kind marks its shots, by hand and on film, and keeps it in an export', async () => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  const key = ownDrillKey({ ...LINE, shotKind: 'catch_and_shoot' });
  await keep(player, key);
  const { kindData } = await play(player, 'ooxo', key);
  const sums = { zone: 'zone_5_free_throw', made: 3, total: 4 };
  expect(kindData).toEqual([{ ...sums, kind: 'catch_and_shoot' }]);
  const shots = [1, 2, 3, 4].map((second) =>
    countedShot(second, { zone: 'zone_5_free_throw', court: { x: 0, y: 14.5 } }),
  );
  const { workoutId } = await player.client.call(contract.saveCountedVideo, {
    body: { ...COUNTED_VIDEO, shots, drill: key },
  });
  const film = await player.client.call(contract.getWorkout, { params: { id: workoutId ?? '' } });
  expect(film.shots.map(({ kind }) => kind)).toEqual(Array(4).fill('catch_and_shoot'));
  const { body } = await player.client.request({ url: '/api/export.json' });
  await imported(app, heir, body);
  expect(await own(heir)).toMatchObject([{ key }]);
  expect(await heir.client.call(contract.getShotKinds)).toMatchObject([
    { kind: 'catch_and_shoot', total: 8 },
  ]);
});
