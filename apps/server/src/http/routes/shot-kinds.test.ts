import * as contract from '@hooplog/contract';
import type { ShotKind } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { COUNTED_VIDEO, countedShot } from '../../testing/counted-video.ts';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const ZONE = 'zone_5_free_throw';
const SHOT_DATA = [{ zone: ZONE, made: 3, total: 5 }] as const;
const WORKOUT = { workoutDate: '2026-03-01T18:00:00Z', totalShots: 8, made: 4, missed: 4 };
const ATTEMPT = { kind: 'free_throw', zone: ZONE, made: 2, total: 3 } as const;
const LAYUP = { kind: 'layup', zone: null, made: 1, total: 2 } as const;

type KindData = contract.CreateWorkoutBody['kindData'];

const count = ({ client }: SignedIn, kindData?: KindData) =>
  client.call(contract.createWorkout, {
    body: { workout: WORKOUT, shotData: [...SHOT_DATA], ...(kindData && { kindData }) },
  });
const kindsOf = ({ client }: SignedIn) => client.call(contract.getShotKinds);
const read = ({ client }: SignedIn, id: string) =>
  client.call(contract.getWorkout, { params: { id } });
const update = ({ client }: SignedIn, id: string, body: contract.UpdateWorkoutBody) =>
  client.call(contract.updateWorkout, { params: { id }, body });

/** A film of three shots from the free-throw line. */
async function film(player: SignedIn, drill?: string) {
  const shots = [1, 2, 3].map((second) =>
    countedShot(second, { outcome: 'made', zone: ZONE, court: { x: 0, y: 14.5 } }),
  );
  const body = { ...COUNTED_VIDEO, shots, ...(drill !== undefined && { drill }) };
  const { workoutId } = await player.client.call(contract.saveCountedVideo, { body });
  if (workoutId === null) throw new Error('No workout');
  return read(player, workoutId);
}
const reviewed = (shots: readonly contract.Shot[], ...kinds: (ShotKind | null | undefined)[]) =>
  shots.map(({ id, rimSeconds, outcome, zone, court }, index) => ({
    ...{ id, rimSeconds, outcome, zone, court },
    ...(kinds[index] !== undefined && { kind: kinds[index] }),
  }));

test('the kinds of a count are kept with it, and add up', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id, kindData } = await count(player, [ATTEMPT, LAYUP]);
  expect(kindData).toEqual([ATTEMPT, LAYUP]);
  await count(player, [LAYUP]);
  expect(await count(player)).not.toHaveProperty('kindData');
  expect(await kindsOf(player)).toEqual([
    { kind: 'layup', made: 2, total: 4 },
    { kind: 'free_throw', made: 2, total: 3 },
  ]);
  const query = { kind: 'free_throw' } as const;
  const map = await player.client.call(contract.getHeatMap, { query });
  expect(map).toEqual([{ zone: ZONE, made: 2, total: 3, percentage: 67, before: null }]);
  const params = { zone: ZONE } as const;
  const behind = await player.client.call(contract.getZoneWorkouts, { params, query });
  expect(behind.map(({ workoutId, made, total }) => [workoutId, made, total])).toEqual([[id, 2, 3]]); // prettier-ignore
  const rest = { query: { kind: 'layup' } } as const;
  const withoutZone = await player.client.call(contract.getShotsWithoutZone, rest);
  expect(withoutZone).toEqual({ made: 2, total: 4 });
  expect(await kindsOf(other)).toEqual([]);
});

test.each<[what: string, kindData: unknown]>([
  ['more makes than the zone has', [{ ...ATTEMPT, made: 4, total: 4 }]],
  ['more misses than the zone has', [{ ...ATTEMPT, made: 0, total: 3 }]],
  ['more makes than shots', [{ ...ATTEMPT, made: 3, total: 2 }]],
  ['a zone without shots', [{ ...ATTEMPT, zone: 'zone_1_paint' }]],
  ['a duplicate kind', [LAYUP, LAYUP]],
  ['an unknown kind', [{ ...LAYUP, kind: 'dunk' }]],
  ['no shots', [{ ...LAYUP, made: 0, total: 0 }]],
  ['no list', 'layup'],
])('refuses kinds: %s', async (_, kindData) => {
  const player = await app.signIn();
  const payload = { workout: WORKOUT, shotData: SHOT_DATA, kindData };
  const url = '/api/workouts';
  expect((await player.client.request({ method: 'POST', url, payload })).statusCode).toBe(400);
  const { id } = await count(player);
  const patch = { method: 'PATCH', url: `${url}/${id}`, payload: { kindData } } as const;
  expect((await player.client.request(patch)).statusCode).toBe(400);
  expect(await kindsOf(player)).toEqual([]);
});

test('the kinds of a count can be set later, and are removed when a correction removes their shots', async () => {
  const player = await app.signIn();
  const { id } = await count(player);
  expect((await update(player, id, { kindData: [ATTEMPT] })).kindData).toEqual([ATTEMPT]);
  const more = { workout: { totalShots: 9, made: 5, missed: 4 }, shotData: [{ zone: ZONE, made: 4, total: 6 }] } as const; // prettier-ignore
  expect((await update(player, id, more as never)).kindData).toEqual([ATTEMPT]);
  expect((await update(player, id, { notes: 'Warm' })).kindData).toEqual([ATTEMPT]);
  const fewer = { workout: { totalShots: 1, made: 1, missed: 0 }, shotData: [] };
  expect(await update(player, id, fewer)).not.toHaveProperty('kindData');
  expect(await kindsOf(player)).toEqual([]);
});

test('deleting a workout removes its kinds from all sums', async () => {
  const player = await app.signIn();
  const { id } = await count(player, [ATTEMPT, LAYUP]);
  await player.client.call(contract.deleteWorkout, { params: { id } });
  expect(await kindsOf(player)).toEqual([]);
});

test('a drill of one kind gives that kind to all its shots; other drills give none', async () => {
  const player = await app.signIn();
  const outcomes = 'oxo'.repeat(8) + 'x';
  const totals = { totalShots: 25, made: 16, missed: 9 };
  const workout = { ...WORKOUT, ...totals, outcomes, drill: 'free-throw-25' };
  const shotData = [{ zone: ZONE, made: 16, total: 25 }] as const;
  const body = { workout, shotData: [...shotData] };
  const { kindData } = await player.client.call(contract.createWorkout, { body });
  expect(kindData).toEqual([{ ...shotData[0], kind: 'free_throw' }]);
});

test('a film for a drill of one kind gives it to every shot; another film gives none', async () => {
  const player = await app.signIn();
  const drilled = await film(player, 'free-throw-25');
  expect(drilled.shots.map(({ kind }) => kind)).toEqual(Array(3).fill('free_throw'));
  const other = await app.signIn();
  expect((await film(other)).shots[0]).not.toHaveProperty('kind');
});

test('the kind of each filmed shot can be set in its review, and removed', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const marked = reviewed(shots, 'layup', 'catch_and_shoot', null);
  const after = await update(player, id, { shots: marked });
  expect(after.shots.map(({ kind }) => kind)).toEqual(['layup', 'catch_and_shoot', undefined]);
  expect(await kindsOf(player)).toHaveLength(2);
  const left = await update(player, id, { shots: reviewed(shots) });
  expect(left.shots.map(({ kind }) => kind)).toEqual(['layup', 'catch_and_shoot', undefined]);
  const missed = reviewed(shots, null).map((shot, index) => ({
    ...shot,
    ...(index === 1 && { outcome: 'missed' as const, zone: null, court: null }),
  }));
  await update(player, id, { shots: missed });
  expect(await kindsOf(player)).toEqual([{ kind: 'catch_and_shoot', made: 0, total: 1 }]);
  const added = { rimSeconds: 9, outcome: 'made', zone: null, kind: 'off_the_dribble' } as const;
  await update(player, id, { shots: [added] });
  expect(await kindsOf(player)).toEqual([{ kind: 'off_the_dribble', made: 1, total: 1 }]);
});

test('a film takes kinds shot by shot only', async () => {
  const player = await app.signIn();
  const { id, shots } = await film(player);
  const send = (payload: object) =>
    player.client.request({ method: 'PATCH', url: `/api/workouts/${id}`, payload });
  expect((await send({ kindData: [ATTEMPT] })).statusCode).toBe(400);
  expect((await send({ kindData: [ATTEMPT], shots: reviewed(shots) })).statusCode).toBe(400);
});

test('nobody can set kinds of another user’s shots, or read them without signing in', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id } = await count(player);
  const url = `/api/workouts/${id}`;
  const payload = { kindData: [LAYUP] };
  expect((await other.client.request({ method: 'PATCH', url, payload })).statusCode).toBe(404);
  const kinds = { method: 'GET', url: '/api/heatmap/kinds' } as const;
  expect((await app.app.inject(kinds)).statusCode).toBe(401);
  const unknown = { ...kinds, url: '/api/heatmap/kinds?period=ever' };
  expect((await player.client.request(unknown)).statusCode).toBe(400);
});

test.each(['exportJson', 'exportCsv'] as const)(
  'kinds of shots are exported and imported: %s',
  async (name) => {
    const [from, to] = [await app.signIn(), await app.signIn()];
    await count(from, [ATTEMPT, LAYUP]);
    const { id, shots } = await film(from);
    await update(from, id, { shots: reviewed(shots, 'layup') });
    const { body } = await from.client.send(contract[name]);
    await imported(app, to, body);
    expect(await kindsOf(to)).toEqual(await kindsOf(from));
    expect(await kindsOf(to)).toHaveLength(2);
    const all = await to.client.call(contract.listWorkouts);
    expect(all.map(({ totalShots }) => totalShots).toSorted()).toEqual([3, 8]);
  },
);
