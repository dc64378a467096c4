import * as contract from '@hooplog/contract';
import type { ZoneId } from '@hooplog/domain';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
/** A Monday; its week began on Sunday the 14th. */
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

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
    // More certain than two makes of four from the top of the key.
    bestZone: { zone: 'zone_5_free_throw', made: 20, total: 25, percentage: 80 },
  });
});

test('a record disappears with its workout', async () => {
  const player = await server.signIn();
  await shoot(player, '2026-06-01', 5, 10);
  const { id } = await shoot(player, '2026-05-01', 50, 60);
  await player.client.call(contract.deleteWorkout, { params: { id } });
  const { records } = await player.client.call(contract.getProgress);
  expect(records.mostShots).toMatchObject({ week: '2026-05-31', totalShots: 10 });
});

describe('a trend', () => {
  const trendOf = ({ client }: SignedIn, query: object = {}) =>
    client.call(contract.getTrend, { query });

  test('of eight weeks, of all shots, free throws, threes or one zone, with the own day in it', async () => {
    const player = await server.signIn();
    await shoot(player, '2026-04-20', 9, 9);
    await shoot(player, '2026-04-21', 2, 4);
    await shoot(player, '2026-06-09', 1, 4, 'zone_5_free_throw');
    await shoot(player, '2026-06-15', 4, 5, 'zone_12_top_key_three');
    await shoot(player, '2026-06-15', 1, 1, 'zone_14_left_corner_three');
    // Days of the player's own calendar, and no shots of another player.
    await shoot(await server.signIn(), '2026-06-15', 50, 50);
    const all = await trendOf(player);
    expect(all).toMatchObject({ from: '2026-04-21', to: '2026-06-15', unit: 'week', byVideo: 0 });
    expect(all.points).toHaveLength(9);
    expect(all.points[0]).toEqual({ start: '2026-04-19', made: 2, total: 4 });
    expect(all.points.slice(-2)).toEqual([
      { start: '2026-06-07', made: 1, total: 4 },
      { start: '2026-06-14', made: 5, total: 6 },
    ]);
    const last = async (of: string) => (await trendOf(player, { of })).points.at(-1);
    expect(await last('threes')).toEqual({ start: '2026-06-14', made: 5, total: 6 });
    expect(await last('zone_12_top_key_three')).toMatchObject({ made: 4, total: 5 });
    const { points } = await trendOf(player, { of: 'free_throws' });
    expect(points.at(-2)).toEqual({ start: '2026-06-07', made: 1, total: 4 });
  });

  test('of any period, by month if it is long', async () => {
    const player = await server.signIn();
    await shoot(player, '2025-07-09', 1, 1);
    await shoot(player, '2025-07-11', 1, 3);
    await shoot(player, '2025-12-31', 2, 4);
    await shoot(player, '2026-01-01', 1, 4);
    const { points, ...rest } = await trendOf(player, { from: '2025-07-10', to: '2026-02-03' });
    expect(rest).toMatchObject({ from: '2025-07-11', to: '2026-02-03', unit: 'month' });
    expect(points).toHaveLength(8);
    expect(points.slice(5, 7)).toEqual([
      { start: '2025-12-01', made: 2, total: 4 },
      { start: '2026-01-01', made: 1, total: 4 },
    ]);
    // Years before the player began are left out.
    const years = await trendOf(player, { from: '2018-01-01', to: '2025-08-01' });
    expect(years).toMatchObject({ from: '2025-07-09', unit: 'week', points: { length: 4 } });
    const oneDay = await trendOf(player, { from: '2026-01-01', to: '2026-01-01' });
    expect(oneDay.points).toEqual([{ start: '2025-12-28', made: 1, total: 4 }]);
  });

  test('says what has changed by more than luck, and without shots nothing', async () => {
    const player = await server.signIn();
    expect((await trendOf(player)).change).toBeNull();
    for (const day of ['01', '02', '03', '04']) await shoot(player, `2026-05-${day}`, 150, 250);
    expect((await trendOf(player)).change).toMatchObject({ kind: 'too_few' });
    for (const day of ['01', '02', '03', '04']) await shoot(player, `2026-06-${day}`, 200, 250);
    expect((await trendOf(player)).change).toEqual({
      kind: 'up',
      before: { made: 600, total: 1000 },
      after: { made: 800, total: 1000 },
    });
    const { change, byVideo, points } = await trendOf(player, { shots: 'by_video' });
    expect([change, byVideo, points.at(-1)?.total]).toEqual([null, 0, 0]);
  });

  test.each<[query: object]>([
    [{ of: 'zone_99' }],
    [{ shots: 'some' }],
    [{ from: 'yesterday' }],
    [{ from: '2026-02-30' }],
    [{ from: '0000-01-01', to: '0001-01-01' }],
    [{ from: '2026-06-16' }],
    [{ from: '2026-06-02', to: '2026-06-01' }],
    [{ from: '2016-01-01', to: '2026-06-01' }],
  ])('refuses %j', async (query) => {
    const { client } = await server.signIn();
    await client.refused(400, contract.getTrend, { query });
  });

  test('ends with the next day for a player who travelled west across the date line', async () => {
    const player = await server.signIn(undefined, 'Pacific/Pago_Pago');
    const workout = {
      workoutDate: TODAY.toISOString(),
      ...{ timeZone: 'Pacific/Apia', localDay: '2026-06-16' },
      ...{ totalShots: 4, made: 2, missed: 2 },
    };
    await player.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    const { to, points } = await trendOf(player);
    expect([to, points.at(-1)?.total]).toEqual(['2026-06-16', 4]);
  });
});

describe('conditions', () => {
  const conditionsOf = ({ client }: SignedIn, query: object = {}) =>
    client.call(contract.getConditions, { query });

  async function shootAt({ client }: SignedIn, workoutDate: string, made: number, total: number) {
    const workout = { workoutDate, totalShots: total, made, missed: total - made };
    return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
  }

  test('are hours of the clock where the player trained, and no best one while it may be luck', async () => {
    const player = await server.signIn(undefined, 'Asia/Tokyo');
    await shootAt(player, '2026-06-14T21:30:00Z', 6, 10);
    await shootAt(player, '2026-06-12T23:59:59Z', 1, 2);
    await shootAt(player, '2026-06-13T09:00:00Z', 9, 10);
    // Noon in Tokyo, as stored when only the day is known.
    await shootAt(player, '2026-06-13T03:00:00Z', 5, 5);
    await shootAt(player, '2026-03-13T09:00:00Z', 5, 5);
    await shootAt(await server.signIn(), '2026-06-13T09:00:00Z', 50, 50);
    expect(await conditionsOf(player)).toEqual({
      from: '2026-04-21',
      to: '2026-06-15',
      hours: [
        { hour: 6, made: 7, total: 12, workouts: 2 },
        { hour: 18, made: 9, total: 10, workouts: 1 },
      ],
      bestHour: null,
      places: [],
      bestPlace: null,
      among: null,
    });
    const { hours } = await conditionsOf(player, { from: '2026-03-01', to: '2026-03-31' });
    expect(hours).toEqual([{ hour: 18, made: 5, total: 5, workouts: 1 }]);
  });

  test('have a best hour if the difference is more than luck', async () => {
    const player = await server.signIn();
    for (const day of ['01', '02', '03', '04', '05']) {
      await shootAt(player, `2026-06-${day}T07:00:00Z`, 120, 200);
      await shootAt(player, `2026-06-${day}T19:00:00Z`, 150, 200);
    }
    expect(await conditionsOf(player)).toMatchObject({ bestHour: 18 });
  });

  test('refuse a period of more than ten years', async () => {
    const { client } = await server.signIn();
    await client.refused(400, contract.getConditions, { query: { from: '2010-01-01' } });
  });
});

describe('looking back on a month or a year', () => {
  const reviewOf = ({ client }: SignedIn, period?: string) =>
    client.call(contract.getReview, { query: period === undefined ? {} : { period } });

  test('tells days, shots, best day, best zone, streak and badges of that time alone', async () => {
    const player = await server.signIn();
    await shoot(player, '2026-04-30', 5, 10);
    await shoot(player, '2026-05-01', 40, 50, 'zone_5_free_throw');
    await shoot(player, '2026-05-02', 10, 50);
    await shoot(player, '2026-05-03', 10, 50);
    await shoot(player, '2026-05-20', 1, 5);
    await player.client.call(contract.createManualWorkout, {
      body: { workoutDate: '2026-05-21', exercises: [{ exerciseType: 'Defense', duration: 40 }] },
    });
    await shoot(player, '2026-06-01', 1, 2);
    await shoot(await server.signIn(), '2026-05-02', 50, 50);
    const review = await reviewOf(player, '2026-05');
    expect(review).toMatchObject({
      ...{ period: '2026-05', from: '2026-05-01', to: '2026-05-31' },
      ...{ days: 5, workouts: 5, minutes: 40, made: 61, totalShots: 155, byVideo: 0 },
      change: { kind: 'too_few', before: { made: 5, total: 10 } },
      bestDay: { day: '2026-05-01', made: 40, totalShots: 50 },
      bestZone: { zone: 'zone_5_free_throw', made: 40, total: 50 },
      longestStreak: 3,
      drills: [],
      shotData: [
        { zone: 'zone_1_paint', made: 21, total: 105 },
        { zone: 'zone_5_free_throw', made: 40, total: 50 },
      ],
    });
    const year = await reviewOf(player, '2026');
    expect(year).toMatchObject({ days: 7, made: 67, change: null, longestStreak: 4 });
    expect(await reviewOf(player)).toMatchObject({ period: '2026-06', days: 1, made: 1 });
    // The database's clock dates badges.
    const { badges } = await reviewOf(player, new Date().toISOString().slice(0, 7));
    expect(badges.map(({ requirement }) => requirement)).toContain(100);
    expect((await reviewOf(player, '2019')).badges).toEqual([]);
    expect(await reviewOf(player, '2019')).toMatchObject({
      ...{ days: 0, totalShots: 0, byVideo: null, bestDay: null, bestZone: null },
      ...{ longestStreak: 0, shotData: [], change: null },
    });
  });

  test('shows the best result of each drill, and the one before', async () => {
    const player = await server.signIn();
    const free = async (day: string, outcomes: string) => {
      const made = outcomes.replaceAll('x', '').length;
      const total = outcomes.length;
      const workout = {
        workoutDate: `${day}T09:00:00Z`,
        totalShots: total,
        made,
        missed: total - made,
        outcomes,
        drill: 'free-throws-under-pressure',
      };
      const shotData = [{ zone: 'zone_5_free_throw', made, total }];
      await player.client.call(contract.createWorkout, { body: { workout, shotData } });
    };
    const drills = async (period: string) => (await reviewOf(player, period)).drills;
    await free('2026-04-10', `x${'o'.repeat(10)}`);
    await free('2026-05-10', `xxx${'o'.repeat(10)}`);
    await free('2026-05-11', 'o'.repeat(10));
    const [key, name] = ['free-throws-under-pressure', 'Free Throws Under Pressure'];
    expect(await drills('2026-04')).toEqual([{ key, name, best: 11, before: null, played: 1 }]);
    expect(await drills('2026-05')).toEqual([{ key, name, best: 10, before: 11, played: 2 }]);
    expect(await drills('2026')).toEqual([{ key, name, best: 10, before: null, played: 3 }]);
    expect(await drills('2026-06')).toEqual([]);
  });

  test.each(['2026-13', '26', '1969', '2026-05-01', 'May'])('refuses %s', async (period) => {
    const { client } = await server.signIn();
    await client.refused(400, contract.getReview, { query: { period } });
  });
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
