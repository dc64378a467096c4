import * as contract from '@hooplog/contract';
import type { ZoneId } from '@hooplog/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
/** A Monday; its week began on Sunday the 14th. */
const TODAY = new Date('2026-06-15T12:00:00Z');

beforeEach(() => {
  server.clock = TODAY;
});
afterEach(() => {
  server.clock = null;
});

async function shoot(
  { client }: SignedIn,
  day: string,
  made: number,
  total: number,
  zone: ZoneId = 'zone_1_paint',
) {
  const workoutDate = `${day}T09:00:00Z`;
  const workout = { workoutDate, totalShots: total, made, missed: total - made };
  const body = { workout, shotData: [{ zone, made, total }] };
  return client.call(contract.createWorkout, { body });
}

test('without a workout there are 26 empty weeks and no records', async () => {
  const { client } = await server.signIn();
  const { weeks, records } = await client.call(contract.getProgress);
  expect(weeks).toHaveLength(26);
  expect(weeks.at(-1)).toMatchObject({ week: '2026-06-14', totalShots: 0 });
  expect(records).toEqual({ mostShots: null, mostMade: null, longestStreak: null, bestZone: null });
});

test('weeks go from Sunday to Saturday, records look at all of them', async () => {
  const player = await server.signIn();
  await shoot(player, '2024-01-10', 10, 80);
  await shoot(player, '2026-06-13', 20, 25, 'zone_5_free_throw');
  await shoot(player, '2026-06-14', 30, 40);
  await shoot(player, '2026-06-15', 1, 2, 'zone_6_top_of_key');
  await player.client.call(contract.createManualWorkout, {
    body: { workoutDate: '2026-06-12', exercises: [{ exerciseType: 'Defense', duration: 40 }] },
  });
  const { weeks, records } = await player.client.call(contract.getProgress);
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-06-07', made: 20, totalShots: 25, workoutCount: 2, minutes: 40 },
    { week: '2026-06-14', made: 31, totalShots: 42, workoutCount: 2, minutes: 0 },
  ]);
  expect(records).toMatchObject({
    mostShots: { week: '2024-01-07', totalShots: 80 },
    mostMade: { week: '2026-06-14', made: 31 },
    longestStreak: { days: 4, endDay: '2026-06-15' },
    // Surely better than the half of two from the top of the key.
    bestZone: { zone: 'zone_5_free_throw', made: 20, total: 25, percentage: 80 },
  });
});

test('a record goes when its workout goes', async () => {
  const player = await server.signIn();
  await shoot(player, '2026-06-01', 5, 10);
  const { id } = await shoot(player, '2026-05-01', 50, 60);
  await player.client.call(contract.deleteWorkout, { params: { id } });
  const { records } = await player.client.call(contract.getProgress);
  expect(records.mostShots).toMatchObject({ week: '2026-05-31', totalShots: 10 });
});

test('one zone over time', async () => {
  const player = await server.signIn();
  await shoot(player, '2026-06-08', 2, 4);
  await shoot(player, '2026-06-09', 1, 4);
  await shoot(player, '2026-06-09', 4, 4, 'zone_6_top_of_key');
  const params = { zone: 'zone_1_paint' };
  const weeks = await player.client.call(contract.getZoneProgress, { params });
  expect(weeks).toHaveLength(26);
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-06-07', made: 3, total: 8 },
    { week: '2026-06-14', made: 0, total: 0 },
  ]);
});

test('personal bests are what a workout has to beat, each player’s own', async () => {
  const player = await server.signIn();
  const bests = () => player.client.call(contract.getPersonalBests);
  expect(await bests()).toEqual([]);
  await shoot(player, '2026-06-13', 9, 10);
  await shoot(player, '2026-06-14', 30, 60);
  await shoot(await server.signIn(), '2026-06-14', 99, 99);
  // Ten shots are too few for a percentage.
  expect(await bests()).toEqual([
    { kind: 'made', value: 30 },
    { kind: 'percent', value: 50 },
  ]);
});
