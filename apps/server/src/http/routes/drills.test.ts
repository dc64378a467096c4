import * as contract from '@hooplog/contract';
import { DRILLS, findDrill, playDrill, type ZoneId } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

/** The request body of a drill with these outcomes, as the client sends it. */
function bodyOf(key: string, outcomes: string, day = 1): contract.CreateWorkoutBody {
  const drill = findDrill(key);
  if (drill === null) throw new Error(`No drill ${key}`);
  const zones = new Map<ZoneId, { made: number; total: number }>();
  playDrill(drill, outcomes).shotSpots.forEach(({ zone }, index) => {
    const { made, total } = zones.get(zone) ?? { made: 0, total: 0 };
    zones.set(zone, { made: made + (outcomes[index] === 'o' ? 1 : 0), total: total + 1 });
  });
  const made = contract.makesIn(outcomes);
  const workoutDate = `2026-03-0${day}T18:00:00Z`;
  const totals = { totalShots: outcomes.length, made, missed: outcomes.length - made };
  return {
    workout: { workoutDate, ...totals, outcomes, drill: key },
    shotData: [...zones].map(([zone, counts]) => ({ zone, ...counts })),
  };
}

const play = ({ client }: SignedIn, key: string, outcomes: string, day?: number) =>
  client.call(contract.createWorkout, { body: bodyOf(key, outcomes, day) });
const records = ({ client }: SignedIn) => client.call(contract.listDrillRecords);

test('a drill is saved with the result by its rule, and shown wherever the workout is', async () => {
  const player = await app.signIn();
  const { client } = player;
  const { id, drill } = await play(player, 'around-the-world', 'xooxooooo');
  const played = { key: 'around-the-world', name: 'Around the World', result: 9 };
  expect(drill).toEqual(played);
  const params = { id };
  expect((await client.call(contract.getWorkout, { params })).drill).toEqual(played);
  expect((await client.call(contract.listWorkouts))[0]?.drill).toEqual(played);
  expect((await client.call(contract.listHistory, { query: {} }))[0]?.drill).toEqual(played);
  const finish = await client.call(contract.getFinish, { params });
  expect(finish.workout.drill).toEqual(played);
  expect('drillBest' in finish).toBe(false);
  expect(await client.call(contract.getPersonalBests)).toContainEqual({
    kind: 'makes_in_a_row',
    value: 5,
  });
});

test.each(DRILLS)('$name is saved as it is played', async ({ key, name, ...drill }) => {
  const outcomes = 'oxo'.repeat(100);
  const ended = playDrill({ key, name, ...drill }, outcomes);
  const shots = outcomes.slice(0, ended.shotSpots.length);
  expect((await play(await app.signIn(), key, shots)).drill).toEqual({
    ...{ key, name, result: ended.result },
  });
});

test('records: the best by the rule, the last, and how often, each player for themselves', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  expect(await records(player)).toEqual([]);
  await play(player, 'around-the-world', 'xooooooo', 2);
  await play(player, 'around-the-world', 'xxxooooooo', 3);
  await play(player, 'around-the-world', 'x'.repeat(100), 1);
  await play(player, 'three-misses', 'oxxx', 1);
  await play(player, 'three-misses', 'xxx', 4);
  await play(other, 'around-the-world', 'ooooooo');
  expect(await records(player)).toEqual([
    { key: 'around-the-world', best: 8, last: 10, played: 3 },
    { key: 'three-misses', best: 1, last: 0, played: 2 },
  ]);
});

test('after a drill its answer includes the best of the other plays', async () => {
  const player = await app.signIn();
  const best = async (id: string) =>
    (await player.client.call(contract.getFinish, { params: { id } })).drillBest;
  const first = await play(player, 'around-the-world', 'x'.repeat(100), 1);
  expect(await best(first.id)).toBeUndefined();
  const second = await play(player, 'around-the-world', 'xooooooo', 2);
  expect(await best(second.id)).toBeNull();
  const third = await play(player, 'around-the-world', 'ooooooo', 3);
  expect(await best(third.id)).toBe(8);
  expect(await best(first.id)).toBe(7);
});

test.each<[what: string, change: (body: contract.CreateWorkoutBody) => unknown, says: string]>([
  [
    'an unfinished drill',
    () => ({ ...bodyOf('mikan', 'oxo'.repeat(5)) }),
    'This drill is not finished yet',
  ],
  [
    'shots after the end',
    ({ workout, shotData: [zone, ...zones] }) => ({
      workout: { ...workout, totalShots: 31, made: workout.made + 1, outcomes: `${workout.outcomes ?? ''}o` }, // prettier-ignore
      shotData: [{ ...zone, made: (zone?.made ?? 0) + 1, total: 31 }, ...zones],
    }),
    'This drill ended before its last shots',
  ],
  [
    'another zone',
    ({ workout, shotData }) => ({
      workout,
      shotData: shotData.map((zone) => ({ ...zone, zone: 'zone_5_free_throw' })),
    }),
    'These zones are not those of the drill',
  ],
  [
    'no zones',
    ({ workout }) => ({ workout, shotData: [] }),
    'These zones are not those of the drill',
  ],
  [
    'an unknown drill',
    ({ workout, shotData }) => ({ workout: { ...workout, drill: 'half-court' }, shotData }),
    'Unknown drill',
  ],
  [
    'a drill without an order',
    ({ workout, shotData }) => ({ workout: { ...workout, outcomes: undefined }, shotData }),
    'A drill needs its shots in order',
  ],
  [
    'an order that contradicts the totals',
    ({ workout, shotData }) => ({
      workout: { ...workout, outcomes: 'o'.repeat(workout.totalShots) },
      shotData,
    }),
    'The shots in order and the totals differ in number',
  ],
  [
    'an order in other letters',
    ({ workout, shotData }) => ({ workout: { ...workout, outcomes: 'made' }, shotData }),
    'Makes and misses in order are written as o and x',
  ],
])('refuses %s', async (_, change, says) => {
  const { client } = await app.signIn();
  const payload = change(bodyOf('mikan', 'xo'.repeat(15))) as object;
  const answer = await client.request({ method: 'POST', url: '/api/workouts', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(says);
  expect(await client.call(contract.listWorkouts)).toEqual([]);
});

test('correcting the shots turns a drill into a workout; changing notes, or the same shots again, does not', async () => {
  const player = await app.signIn();
  const { id, shotData } = await play(player, 'mikan', 'xo'.repeat(15));
  const update = (body: contract.UpdateWorkoutBody) =>
    player.client.call(contract.updateWorkout, { params: { id }, body });
  const same = { workout: { totalShots: 30, made: 15, missed: 15 }, shotData };
  expect((await update({ notes: 'x', ...same })).drill?.result).toBe(15);
  const workout = { totalShots: 30, made: 16, missed: 14 };
  const zones = shotData.map((zone) => ({ ...zone, made: 16 }));
  expect('drill' in (await update({ workout, shotData: zones }))).toBe(false);
  expect(await records(player)).toEqual([]);
  expect(await player.client.call(contract.getPersonalBests)).not.toContainEqual(
    expect.objectContaining({ kind: 'makes_in_a_row' }),
  );
});

test('a deleted drill is in no record', async () => {
  const player = await app.signIn();
  const { id } = await play(player, 'mikan', 'o'.repeat(30), 1);
  await play(player, 'mikan', 'x'.repeat(30), 2);
  await player.client.call(contract.deleteWorkout, { params: { id } });
  expect(await records(player)).toEqual([{ key: 'mikan', best: 0, last: 0, played: 1 }]);
});

test.each(['json', 'csv'])('a drill is included in an export in %s', async (format) => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  await play(player, 'star-drill', 'oxooooooooo');
  const exported = await player.client.request({ url: `/api/export.${format}` });
  await imported(app, heir, exported.body);
  expect(await records(heir)).toEqual([{ key: 'star-drill', best: 11, last: 11, played: 1 }]);
});

test('a drill of a newer version is imported as a workout', async () => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  await play(player, 'mikan', 'xo'.repeat(15));
  const exported = await player.client.request({ url: '/api/export.json' });
  await imported(app, heir, exported.body.replace('"mikan"', '"half-court"'));
  const [workout] = await heir.client.call(contract.listWorkouts);
  expect(workout).toMatchObject({ totalShots: 30, made: 15 });
  expect(workout).not.toHaveProperty('drill');
});

test.each([
  ['a make in its order was edited', '"outcomes":"xo', '"outcomes":"oo'],
  ['its drill is misspelled', '"drill":"mikan"', '"drill":"Mikan!"'],
])('a workout is imported without its drill if %s', async (_, before, after) => {
  const [player, heir] = [await app.signIn(), await app.signIn()];
  await play(player, 'mikan', 'xo'.repeat(15));
  const { body } = await player.client.request({ url: '/api/export.json' });
  expect(body).toContain(before);
  await imported(app, heir, body.replace(before, after));
  const [workout] = await heir.client.call(contract.listWorkouts);
  expect(workout).toMatchObject({ totalShots: 30, made: 15 });
  expect(workout).not.toHaveProperty('drill');
});

test('records need a session', async () => {
  const answer = await app.newClient().request({ url: '/api/drills/records' });
  expect(answer.statusCode).toBe(401);
});
