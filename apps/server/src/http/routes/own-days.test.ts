import * as contract from '@hooplog/contract';
import { addDays, type LocalDay } from '@hooplog/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Workout = contract.CreateWorkoutBody['workout'];

afterEach(() => {
  server.clock = null;
});

const bodyOf = (workout: Partial<Workout>): contract.CreateWorkoutBody => ({
  workout: { workoutDate: '2026-11-20T18:00:00Z', totalShots: 10, made: 4, missed: 6, ...workout },
  shotData: [],
});
const save = ({ client }: SignedIn, workout: Partial<Workout>, key?: string) =>
  client.call(contract.createWorkout, {
    body: bodyOf(workout),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const statsOf = ({ client }: SignedIn) => client.call(contract.getStats);
const moveTo = ({ client }: SignedIn, timeZone: string) =>
  client.call(contract.updateProfile, { body: { displayName: 'Ana', timeZone } });

interface Row {
  readonly what: string;
  /** Time zone of the profile. */
  readonly zone: string;
  readonly now: string;
  readonly saved: Partial<Workout>;
  readonly day: string;
  /** Expected moment, if not the one that was sent. */
  readonly at?: string;
}

// The rows of docs/time.md: which day a workout belongs to.
test.each<Row>([
  {
    what: 'without a time zone, the zone of the profile decides',
    ...{ zone: 'Asia/Tokyo', now: '2026-11-21T00:00:00Z', day: '2026-11-21' },
    saved: { workoutDate: '2026-11-20T16:00:00Z' },
  },
  {
    what: 'travel: a save has the time zone of its own clock',
    ...{ zone: 'America/New_York', now: '2026-11-21T00:00:00Z', day: '2026-11-21' },
    saved: { workoutDate: '2026-11-20T16:00:00Z', timeZone: 'Asia/Tokyo' },
  },
  {
    what: 'travel: and its own day',
    ...{ zone: 'America/New_York', now: '2026-11-28T00:00:00Z', day: '2026-11-21' },
    saved: { workoutDate: '2026-11-20T16:00:00Z', localDay: '2026-11-21' },
  },
  {
    what: 'midnight: shot at 23:50, saved at 0:05',
    ...{ zone: 'Europe/Berlin', now: '2026-11-20T23:05:00Z', day: '2026-11-20' },
    saved: { workoutDate: '2026-11-20T22:50:00Z' },
  },
  {
    what: 'a week late',
    ...{ zone: 'Europe/Berlin', now: '2026-11-27T12:00:00Z', day: '2026-11-20' },
    saved: { workoutDate: '2026-11-20T22:50:00Z', timeZone: 'Europe/Berlin' },
  },
  {
    what: 'clocks go forward in the north',
    ...{ zone: 'America/New_York', now: '2026-03-10T00:00:00Z', day: '2026-03-08' },
    saved: { workoutDate: '2026-03-09T03:30:00Z' },
  },
  {
    what: 'clocks go back in the north',
    ...{ zone: 'America/New_York', now: '2026-11-03T00:00:00Z', day: '2026-11-01' },
    saved: { workoutDate: '2026-11-02T04:30:00Z' },
  },
  {
    what: 'clocks go back in the south, by half an hour',
    ...{ zone: 'Australia/Lord_Howe', now: '2026-04-07T00:00:00Z', day: '2026-04-05' },
    saved: { workoutDate: '2026-04-05T13:15:00Z' },
  },
  {
    what: 'clocks go forward in the south',
    ...{ zone: 'Australia/Sydney', now: '2026-10-06T00:00:00Z', day: '2026-10-04' },
    saved: { workoutDate: '2026-10-03T14:30:00Z' },
  },
  {
    what: 'a leap day',
    ...{ zone: 'America/New_York', now: '2028-03-01T12:00:00Z', day: '2028-02-29' },
    saved: { workoutDate: '2028-03-01T04:30:00Z' },
  },
  {
    what: 'a clock that is six minutes ahead',
    ...{ zone: 'UTC', now: '2026-11-20T23:57:00Z', day: '2026-11-20' },
    saved: { workoutDate: '2026-11-21T00:03:00Z', localDay: '2026-11-21' },
    at: '2026-11-20T23:57:00.000Z',
  },
  {
    what: 'a clock that is nearly a day ahead',
    ...{ zone: 'UTC', now: '2026-11-20T12:00:00Z', day: '2026-11-20' },
    saved: { workoutDate: '2026-11-21T11:00:00Z' },
    at: '2026-11-20T12:00:00.000Z',
  },
  {
    what: 'an unknown time zone counts as none',
    ...{ zone: 'Europe/Berlin', now: '2026-11-28T00:00:00Z', day: '2026-11-20' },
    saved: { workoutDate: '2026-11-20T18:00:00Z', timeZone: 'Mars/Olympus' },
  },
])('$what', async ({ zone, now, saved, day, at }) => {
  server.clock = new Date(now);
  const player = await server.signIn(undefined, zone);
  const moment = saved.workoutDate ?? '';
  const workoutDate = at ?? new Date(moment).toISOString();
  expect(await save(player, saved)).toMatchObject({ localDay: day, workoutDate });
  const exercises = [{ exerciseType: 'Defense' as const, duration: 10 }];
  const { timeZone, localDay } = saved;
  const timed = await player.client.call(contract.createManualWorkout, {
    body: { workoutDate: moment, timeZone, localDay, exercises },
  });
  expect(timed).toMatchObject({ localDay: day, workoutDate });
});

test.each([
  ['a clock that is more than a day ahead', { workoutDate: '2026-11-22T12:01:00Z' }],
  ['a day that its moment has in no time zone', { localDay: '2026-11-18' as LocalDay }],
  ['an invalid day', { localDay: '2026-02-30' as LocalDay }],
])('refused: %s', async (_, workout) => {
  server.clock = new Date('2026-11-21T12:00:00Z');
  const { client } = await server.signIn();
  const answer = await client.send(contract.createWorkout, { body: bodyOf(workout) });
  expect(answer.statusCode).toBe(400);
});

describe('a save repeated with its key', () => {
  test('and a corrected moment names the workout, which can then be corrected', async () => {
    const player = await server.signIn();
    const first = await save(player, {}, 'k');
    const { client } = player;
    const body = bodyOf({ workoutDate: '2026-11-19T18:00:00Z' });
    const headers = { 'idempotency-key': 'k' };
    const answer = await client.send(contract.createWorkout, { body, headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', workoutId: first.id });
    const params = { id: first.id };
    const moved = await client.call(contract.updateWorkout, {
      params,
      body: { workoutDate: body.workout.workoutDate },
    });
    expect(moved.localDay).toBe('2026-11-19');
    expect((await statsOf(player)).workoutCount).toBe(1);
    expect((await save(player, {}, 'k')).id).toBe(first.id);
  });

  test('behaves the same for timed exercises', async () => {
    const { client } = await server.signIn();
    const headers = { 'idempotency-key': 'k' };
    const bodyFor = (workoutDate: string) => ({
      workoutDate,
      exercises: [{ exerciseType: 'Defense' as const, duration: 10 }],
    });
    const log = (workoutDate: string) =>
      client.send(contract.createManualWorkout, { headers, body: bodyFor(workoutDate) });
    const { id } = (await log('2026-11-20')).json<{ id: string }>();
    expect((await log('2026-11-20')).json()).toMatchObject({ id });
    const other = await log('2026-11-19');
    expect([other.statusCode, other.json<{ workoutId: string }>().workoutId]).toEqual([409, id]);
  });

  test('reveals nothing of other users', async () => {
    await save(await server.signIn(), {}, 'k');
    expect((await save(await server.signIn(), { made: 5, missed: 5 }, 'k')).made).toBe(5);
  });
});

describe('streaks of travellers', () => {
  const evening = (day: string, timeZone: string, offset: string) => ({
    workoutDate: `${day}T20:00:00${offset}`,
    localDay: day as LocalDay,
    timeZone,
  });

  test('five days in a row from Tokyo to New York are five', async () => {
    const player = await server.signIn(undefined, 'Asia/Tokyo');
    for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
      server.clock = new Date(`${day}T20:30:00+09:00`);
      await save(player, evening(day, 'Asia/Tokyo', '+09:00'));
    }
    server.clock = new Date('2026-03-03T19:00:00-05:00');
    await moveTo(player, 'America/New_York');
    // The repeated day counts once.
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05']) {
      server.clock = new Date(`${day}T20:30:00-05:00`);
      await save(player, evening(day, 'America/New_York', '-05:00'));
    }
    expect((await statsOf(player)).currentStreak).toBe(5);
  });

  test('a day skipped at the date line does not break a streak', async () => {
    const player = await server.signIn(undefined, 'Pacific/Honolulu');
    server.clock = new Date('2026-03-06T21:00:00-10:00');
    await save(player, evening('2026-03-06', 'Pacific/Honolulu', '-10:00'));
    const last = evening('2026-03-07', 'Pacific/Honolulu', '-10:00');
    server.clock = new Date('2026-03-07T21:00:00-10:00');
    const { id } = await save(player, last);
    server.clock = new Date('2026-03-09T08:00:00+13:00');
    await moveTo(player, 'Pacific/Auckland');
    expect(await statsOf(player)).toMatchObject({ today: '2026-03-09', currentStreak: 2 });
    server.clock = new Date('2026-03-09T20:30:00+13:00');
    await save(player, evening('2026-03-09', 'Pacific/Auckland', '+13:00'));
    expect((await statsOf(player)).currentStreak).toBe(3);
    const { records } = await player.client.call(contract.getProgress);
    expect(records.longestStreak).toEqual({ days: 3, endDay: '2026-03-09' });

    // Recalculated from all days, it is the same.
    const params = { id };
    await player.client.call(contract.deleteWorkout, { params });
    expect((await statsOf(player)).currentStreak).toBe(1);
    await save(player, last);
    expect((await statsOf(player)).currentStreak).toBe(3);
    // A day without a reason to skip it ends the streak as usual.
    server.clock = new Date('2026-03-11T20:30:00+13:00');
    expect((await statsOf(player)).currentStreak).toBe(0);
  });
});

test('a corrected day moves all sums, streak, badge, goal and calendar with it', async () => {
  server.clock = new Date('2026-11-20T20:00:00Z');
  const player = await server.signIn();
  const { client } = player;
  const today = '2026-11-20' as LocalDay;
  await client.call(contract.createGoal, { body: { kind: 'shots', target: 30 } });
  await save(player, { workoutDate: '2026-11-18T18:00:00Z' });
  await save(player, { workoutDate: '2026-11-20T18:00:00Z' });
  const { id } = await save(player, { workoutDate: '2026-11-06T18:00:00Z' });
  expect((await statsOf(player)).currentStreak).toBe(1);
  const goalNow = async () => (await client.call(contract.listGoals))[0]?.value;
  expect(await goalNow()).toBe(20);

  const body = {
    workoutDate: '2026-11-19T09:30:00Z',
    localDay: addDays(today, -1),
    timeZone: 'UTC',
  };
  const moved = await client.call(contract.updateWorkout, { params: { id }, body });
  expect(moved).toMatchObject({ localDay: '2026-11-19', timeZone: 'UTC' });
  expect(await statsOf(player)).toMatchObject({
    currentStreak: 3,
    workoutCount: 3,
    totalShots: 30,
  });
  expect(await goalNow()).toBe(30);
  const badges = await client.call(contract.listAchievements);
  const earned = await client.call(contract.listUserAchievements);
  const streak = badges.find(({ type, requirement }) => type === 'streak' && requirement === 3);
  expect(earned.map(({ achievementId }) => achievementId)).toContain(streak?.id);
  const month = await client.call(contract.getCalendarMonth, { query: { month: '2026-11' } });
  const days = month.workouts.map(({ localDay }) => localDay);
  expect(days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
});

test('a zone chosen in the settings is marked as chosen', async () => {
  const { client, user } = await server.signIn(undefined, 'Europe/Berlin');
  expect(user.timeZoneFixed).toBe(0);
  const body = { displayName: 'Ana', timeZone: 'Asia/Tokyo', timeZoneFixed: 1 } as const;
  expect(await client.call(contract.updateProfile, { body })).toMatchObject({ timeZoneFixed: 1 });
  const kept = await client.call(contract.updateProfile, { body: { displayName: 'Ana' } });
  expect(kept).toMatchObject({ timeZone: 'Asia/Tokyo', timeZoneFixed: 1 });
});
