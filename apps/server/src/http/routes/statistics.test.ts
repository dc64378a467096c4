import * as contract from '@hooplog/contract';
import { type LocalDay, noonOf } from '@hooplog/domain';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

afterEach(() => {
  server.clock = null;
});

async function train({ client }: SignedIn, workoutDate: string, zone = 'zone_1_paint') {
  const workout = { workoutDate, totalShots: 2, made: 1, missed: 1 };
  const body = { workout, shotData: [{ zone, made: 1, total: 2 }] };
  return client.call(contract.createWorkout, { body });
}

test('zeros when there is nothing yet', async () => {
  server.clock = TODAY;
  const { client } = await server.signIn();
  expect(await client.call(contract.getStats)).toEqual({
    percentage: 0,
    made: 0,
    totalShots: 0,
    workoutCount: 0,
    currentStreak: 0,
    today: '2026-06-15',
    recentDays: [],
  });
  expect(await client.call(contract.getHeatMap)).toEqual([]);
});

test('a user without totals can sign in, and has zeros', async () => {
  const { client, user } = await server.signIn();
  await server.context.database.execute(sql`delete from user_stats where user_id = ${user.id}`);
  expect(await client.call(contract.getStats)).toMatchObject({ workoutCount: 0, recentDays: [] });
  expect((await client.call(contract.getCurrentUser)).id).toBe(user.id);
});

test('a script gets the same as a session, which loads the totals along', async () => {
  server.clock = TODAY;
  const player = await server.signIn();
  await train(player, '2026-06-14T09:00:00Z');
  await train(await server.signIn(), '2026-06-13T09:00:00Z');
  const { client } = player;
  const { token } = await client.call(contract.createApiToken, {
    body: { name: 'Script', scope: 'read' },
  });
  const headers = { authorization: `Bearer ${token}` };
  const read = await server.newClient().call(contract.getStats, { headers });
  expect(read).toEqual(await client.call(contract.getStats));
  expect(read).toMatchObject({ totalShots: 2, recentDays: ['2026-06-14'] });
});

test('uses the user’s own today', async () => {
  server.clock = new Date('2026-06-15T23:30:00Z');
  const { client } = await server.signIn(undefined, 'Pacific/Auckland');
  expect((await client.call(contract.getStats)).today).toBe('2026-06-16');
});

describe('the current streak', () => {
  test.each<[string, number[], number]>([
    ['today', [15], 1],
    ['yesterday', [14], 1],
    ['the day before yesterday is over', [13], 0],
    ['three days in order', [13, 14, 15], 3],
    ['three days, late and out of order', [15, 13, 14], 3],
    ['a late workout joins two runs', [10, 11, 13, 14, 12], 5],
    ['several workouts on one day', [14, 14, 15, 15], 2],
    ['a gap', [11, 12, 14, 15], 2],
    ['a run long before it', [1, 2, 3, 15], 1],
  ])('%s', async (_name, days, streak) => {
    server.clock = TODAY;
    const player = await server.signIn();
    for (const day of days)
      await train(player, `2026-06-${String(day).padStart(2, '0')}T09:00:00Z`);
    expect((await player.client.call(contract.getStats)).currentStreak).toBe(streak);
  });

  test('that forgives a day a week is told beside it, to those who want it', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    // A Monday; the week before it has one rest day, the one before that two.
    for (const day of ['04', '05', '07', '08', '09', '11', '12', '13', '14'])
      await train(player, `2026-06-${day}T09:00:00Z`);
    const stats = () => player.client.call(contract.getStats);
    expect(await stats()).not.toHaveProperty('restStreak');
    const want = (weeklyRestDay: 0 | 1) =>
      player.client.call(contract.updateProfile, { body: { displayName: 'Kim', weeklyRestDay } });
    expect(await want(1)).toMatchObject({ weeklyRestDay: 1 });
    expect(await stats()).toMatchObject({ currentStreak: 4, restStreak: 9 });
    await train(player, '2026-06-02T09:00:00Z');
    expect(await stats()).toMatchObject({ restStreak: 9 });
    await want(0);
    expect(await stats()).not.toHaveProperty('restStreak');
  });

  test('that forgives a day a week may be longer than the days read at first', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    const userId = (await player.client.call(contract.getCurrentUser)).id;
    await server.context.database.execute(sql`insert into user_days (user_id, day, workout_count)
      select ${userId}, date '2026-06-15' - d, 1 from generate_series(0, 520) d where d % 7 <> 3`);
    await player.client.call(contract.updateProfile, {
      body: { displayName: 'Kim', weeklyRestDay: 1 },
    });
    expect(await player.client.call(contract.getStats)).toMatchObject({ restStreak: 447 });
  });

  test('is broken by deleting or moving a workout in the middle', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    await train(player, '2026-06-13T09:00:00Z');
    const middle = await train(player, '2026-06-14T09:00:00Z');
    await train(player, '2026-06-15T09:00:00Z');
    const streak = async () => (await player.client.call(contract.getStats)).currentStreak;
    expect(await streak()).toBe(3);
    const params = { id: middle.id };
    await player.client.call(contract.updateWorkout, {
      params,
      body: { workoutDate: '2026-06-12T09:00:00Z' },
    });
    expect(await streak()).toBe(1);
    await player.client.call(contract.updateWorkout, {
      params,
      body: { workoutDate: '2026-06-14T09:00:00Z' },
    });
    expect(await streak()).toBe(3);
    await player.client.call(contract.deleteWorkout, { params });
    expect(await streak()).toBe(1);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-06-15T11:00:00Z', ['2026-06-03', '2026-06-16']],
    ['Pacific/Pago_Pago', '2026-06-15T10:00:00Z', ['2026-06-01', '2026-06-14']],
  ])('recent days are those of %s', async (timeZone, now, recentDays) => {
    server.clock = new Date(now);
    const player = await server.signIn(undefined, timeZone);
    for (let day = 1; day <= 16; day += 1) {
      // Noon there: neither the day before the fourteen nor a future one counts.
      const noon = noonOf(`2026-06-${String(day).padStart(2, '0')}` as LocalDay, timeZone);
      if (noon > new Date('2026-06-16T12:00:00Z')) break;
      await train(player, noon.toISOString());
    }
    const read = await player.client.call(contract.getStats);
    expect([read.recentDays[0], read.recentDays.at(-1)]).toEqual(recentDays);
    expect(read.recentDays).toHaveLength(14);
  });

  test('recent days are the last fourteen', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    for (const day of ['01', '02', '14', '15']) await train(player, `2026-06-${day}T09:00:00Z`);
    expect((await player.client.call(contract.getStats)).recentDays).toEqual([
      '2026-06-02',
      '2026-06-14',
      '2026-06-15',
    ]);
  });
});

describe('the heat map', () => {
  const DAYS = ['2024-01-01', '2026-05-16', '2026-05-17', '2026-06-08', '2026-06-09', '2026-06-15'];

  /** One of two made each day: the 7 days before 9 June hold the 8th, the 30 before 17 May the 16th. */
  const BEFORE = {
    '7d': { made: 1, total: 2 },
    '30d': { made: 1, total: 2 },
    '365d': { made: 0, total: 0 },
    all: null,
  };

  test.each([
    ['7d', '2026-06-09'],
    ['30d', '2026-05-17'],
    ['365d', '2026-05-16'],
    ['all', '2024-01-01'],
  ] as const)('period %s begins on its first day and ends today', async (period, firstDay) => {
    server.clock = TODAY;
    const player = await server.signIn();
    for (const day of DAYS) await train(player, `${day}T09:00:00Z`);
    const made = DAYS.filter((day) => day >= firstDay).length;
    expect(await player.client.call(contract.getHeatMap, { query: { period } })).toEqual([
      { zone: 'zone_1_paint', made, total: 2 * made, percentage: 50, before: BEFORE[period] },
    ]);
  });

  test('an unknown period is refused', async () => {
    const { client } = await server.signIn();
    const answer = await client.request({ url: '/api/heatmap?period=8d' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { period: 'Unknown period' } });
  });

  test('zones are sorted by number', async () => {
    const player = await server.signIn();
    for (const zone of ['zone_14_left_corner_three', 'zone_2_left_midrange', 'zone_1_paint']) {
      await train(player, '2026-01-01T09:00:00Z', zone);
    }
    expect((await player.client.call(contract.getHeatMap)).map(({ zone }) => zone)).toEqual([
      'zone_1_paint',
      'zone_2_left_midrange',
      'zone_14_left_corner_three',
    ]);
  });
});

describe('the workouts behind a zone', () => {
  test('are those with shots from it, newest first, and only of the period', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    await train(player, '2026-01-01T09:00:00Z');
    const older = await train(player, '2026-06-10T09:00:00Z');
    await train(player, '2026-06-11T09:00:00Z', 'zone_2_left_midrange');
    const newer = await train(player, '2026-06-12T09:00:00Z');
    const params = { zone: 'zone_1_paint' };
    const recent = await player.client.call(contract.getZoneWorkouts, {
      params,
      query: { period: '30d' },
    });
    expect(recent.map(({ workoutId }) => workoutId)).toEqual([newer.id, older.id]);
    expect(recent[0]).toMatchObject({ localDay: '2026-06-12', made: 1, total: 2, shots: [] });
    expect(await player.client.call(contract.getZoneWorkouts, { params })).toHaveLength(3);
  });

  test('of an unknown zone are not found', async () => {
    const { client } = await server.signIn();
    const params = { zone: 'zone_15_bench' };
    await client.refused(404, contract.getZoneWorkouts, { params });
  });

  test('of other users are private', async () => {
    server.clock = TODAY;
    await train(await server.signIn(), '2026-06-10T09:00:00Z');
    const { client } = await server.signIn();
    const params = { zone: 'zone_1_paint' };
    expect(await client.call(contract.getZoneWorkouts, { params })).toEqual([]);
  });
});
