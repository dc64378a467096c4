import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

async function counted({ client }: SignedIn, name?: string) {
  const workout = { workoutDate: '2026-03-01T18:00:00Z', totalShots: 4, made: 3, missed: 1 };
  const body = { workout: { ...workout, ...(name !== undefined && { name }) }, shotData: [] };
  return client.call(contract.createWorkout, { body });
}

test('a workout has no name until it is given one, and can lose it again', async () => {
  const player = await app.signIn();
  const { id, name } = await counted(player);
  expect(name).toBeNull();
  const named = (text: string | null) =>
    player.client.call(contract.updateWorkout, { params: { id }, body: { name: text } });
  expect((await named('  Free throws\nbefore school ')).name).toBe('Free throws before school');
  const { client } = player;
  await client.call(contract.updateWorkout, { params: { id }, body: { notes: 'x' } });
  expect((await client.call(contract.getWorkout, { params: { id } })).name).toBe('Free throws before school'); // prettier-ignore
  expect((await named(null)).name).toBeNull();
});

test.each<[what: string, name: unknown]>([
  ['invisible characters', ' '],
  ['too long', 'x'.repeat(61)],
  ['no text', 7],
])('refuses a name: %s', async (_, name) => {
  const player = await app.signIn();
  const { id } = await counted(player);
  const url = `/api/workouts/${id}`;
  const { statusCode } = await player.client.request({ method: 'PATCH', url, payload: { name } });
  expect(statusCode).toBe(400);
});

test('a workout is found by its name, only by its own player', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id } = await counted(player, 'Morning Routine');
  await counted(player, 'Evening');
  const found = async ({ client }: SignedIn) =>
    (await client.call(contract.listHistory, { query: { q: 'routine' } })).map((entry) => [
      entry.id,
      entry.name,
    ]);
  expect(await found(player)).toEqual([[id, 'Morning Routine']]);
  expect(await found(other)).toEqual([]);
});

test('nobody can name another user’s workout', async () => {
  const [player, other] = [await app.signIn(), await app.signIn()];
  const { id } = await counted(player);
  const url = `/api/workouts/${id}`;
  const payload = { name: 'Mine' };
  expect((await other.client.request({ method: 'PATCH', url, payload })).statusCode).toBe(404);
});
