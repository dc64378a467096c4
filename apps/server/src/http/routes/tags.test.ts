import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

async function tagged({ client }: SignedIn, day: number, tags?: readonly string[]) {
  const workoutDate = `2026-03-0${day}T18:00:00Z`;
  const workout = { workoutDate, totalShots: 4, made: 3, missed: 1 };
  const { id } = await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  if (tags === undefined) return id;
  await client.call(contract.updateWorkout, { params: { id }, body: { tags: [...tags] } });
  return id;
}

const found = async ({ client }: SignedIn, tag: string) => ({
  ids: (await client.call(contract.listHistory, { query: { tag } })).map(({ id }) => id),
  count: (await client.call(contract.countHistory, { query: { tag } })).count,
});

test('a workout has no tags at first; each is stored once, normalised', async () => {
  const { client, ...player } = await app.signIn();
  const id = await tagged({ client, ...player }, 1);
  const read = async () => (await client.call(contract.getWorkout, { params: { id } })).tags;
  expect(await read()).toEqual([]);
  const body = { tags: [' Game  Day', 'left hand', 'GAME DAY'] };
  expect(await client.call(contract.updateWorkout, { params: { id }, body })).toMatchObject({
    tags: ['game day', 'left hand'],
    totalShots: 4,
  });
  await client.call(contract.updateWorkout, { params: { id }, body: { notes: 'x' } });
  expect(await read()).toEqual(['game day', 'left hand']);
  await client.call(contract.updateWorkout, { params: { id }, body: { tags: [] } });
  expect(await read()).toEqual([]);
});

test.each<[what: string, tags: unknown]>([
  ['invisible characters', [' , ']],
  ['too long', ['x'.repeat(25)]],
  ['too many', Array.from({ length: 11 }, (_, index) => `tag ${index}`)],
  ['no text', [7]],
])('refuses tags: %s', async (_, tags) => {
  const player = await app.signIn();
  const id = await tagged(player, 1);
  const answer = await player.client.request({
    method: 'PATCH',
    url: `/api/workouts/${id}`,
    payload: { tags },
  });
  expect(answer.statusCode).toBe(400);
});

test('the history can be filtered by a tag, for the player’s own workouts only', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const first = await tagged(player, 1, ['game day']);
  await tagged(player, 2, ['game']);
  const third = await tagged(player, 3, ['left hand', 'game day']);
  await tagged(other, 4, ['game day']);
  const exercises = [{ exerciseType: 'Defense', duration: 10 }];
  const timed = { workoutDate: '2026-03-05', notes: null, exercises };
  await player.client.call(contract.createManualWorkout, { body: timed as never });
  expect(await found(player, 'Game Day')).toEqual({ ids: [third, first], count: 2 });
  expect(await found(player, 'never given')).toEqual({ ids: [], count: 0 });
  const [entry] = await player.client.call(contract.listHistory, { query: { tag: 'game' } });
  expect(entry?.tags).toEqual(['game']);
});

test('the own tags are offered, the most used first', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  await tagged(player, 1, ['b', 'a']);
  await tagged(player, 2, ['a', 'c']);
  await tagged(other, 3, ['theirs']);
  expect(await player.client.call(contract.listTags)).toEqual(['a', 'b', 'c']);
  expect(await (await app.signIn()).client.call(contract.listTags)).toEqual([]);
});

test.each(['export.json', 'export.csv'])('tags are exported and imported by %s', async (file) => {
  const [from, to] = [await app.signIn(), await app.signIn()];
  await tagged(from, 1, ['game day', 'left hand']);
  const { body } = await from.client.request({ url: `/api/${file}` });
  await imported(app, to, body);
  expect((await found(to, 'left hand')).count).toBe(1);
  const [entry] = await to.client.call(contract.listHistory, { query: {} });
  expect(entry?.tags).toEqual(['game day', 'left hand']);
});
