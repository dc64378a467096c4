import * as contract from '@hooplog/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const NOW = new Date('2026-06-15T18:30:00Z');
const SHOOTING = { exerciseType: 'Shooting', duration: 30 } as const;
const body = (changes: object = {}): contract.ManualWorkoutInput => ({
  workoutDate: '2026-06-15',
  exercises: [SHOOTING],
  ...changes,
});

afterEach(() => {
  server.clock = null;
});

test('a workout is saved with its exercises in order and counts for the streak, not for shots', async () => {
  server.clock = NOW;
  const { client } = await server.signIn();
  const exercises = [SHOOTING, { exerciseType: 'Film Study', duration: 15 } as const];
  const saved = await client.call(contract.createManualWorkout, {
    body: body({ exercises, notes: '  Slow feet  ' }),
  });
  expect(saved).toMatchObject({
    workoutDate: NOW.toISOString(),
    localDay: '2026-06-15',
    totalDuration: 45,
    notes: 'Slow feet',
    exercises,
  });
  expect(await client.call(contract.getStats)).toMatchObject({
    workoutCount: 1,
    currentStreak: 1,
    totalShots: 0,
  });
});

describe('the day', () => {
  test.each<[what: string, timeZone: string, given: string, moment: string, localDay: string]>([
    ['an earlier day is its noon', 'UTC', '2026-06-10', '2026-06-10T12:00:00.000Z', '2026-06-10'],
    [
      'noon in the player’s time zone',
      'Asia/Tokyo',
      '2026-06-10',
      '2026-06-10T03:00:00.000Z',
      '2026-06-10',
    ],
    [
      'a moment is stored as it is',
      'UTC',
      '2026-06-10T06:15:00+02:00',
      '2026-06-10T04:15:00.000Z',
      '2026-06-10',
    ],
    [
      'today in a zone where it is already tomorrow',
      'Pacific/Auckland',
      '2026-06-16',
      NOW.toISOString(),
      '2026-06-16',
    ],
  ])('%s', async (_, timeZone, workoutDate, moment, localDay) => {
    server.clock = NOW;
    const { client } = await server.signIn(undefined, timeZone);
    const saved = await client.call(contract.createManualWorkout, { body: body({ workoutDate }) });
    expect(saved).toMatchObject({ workoutDate: moment, localDay });
  });
});

test.each<[what: string, changes: object, field: string, message: string]>([
  ['no date', { workoutDate: undefined }, 'workoutDate', 'Date is required'],
  ['an empty date', { workoutDate: '' }, 'workoutDate', 'Date is required'],
  [
    'tomorrow',
    { workoutDate: '2026-06-16' },
    'workoutDate',
    'The date of the workout is in the future',
  ],
  ['no exercises', { exercises: [] }, 'exercises', 'At least one exercise is required'],
  [
    'exercises left out',
    { exercises: undefined },
    'exercises',
    'At least one exercise is required',
  ],
  [
    'no type',
    { exercises: [{ exerciseType: '', duration: 5 }] },
    'exercises.0.exerciseType',
    'Exercise type is required',
  ],
  [
    'an unknown type',
    { exercises: [{ exerciseType: 'Yoga', duration: 5 }] },
    'exercises.0.exerciseType',
    'There is no such exercise type',
  ],
  [
    'no minutes',
    { exercises: [{ ...SHOOTING, duration: 0 }] },
    'exercises.0.duration',
    'Duration must be at least 1 minute',
  ],
  [
    'a fraction of a minute',
    { exercises: [{ ...SHOOTING, duration: 1.5 }] },
    'exercises.0.duration',
    'Duration is a whole number of minutes',
  ],
])('%s is refused', async (_, changes, field, message) => {
  server.clock = NOW;
  const { client } = await server.signIn();
  const refused = await client.refused(400, contract.createManualWorkout, { body: body(changes) });
  expect(refused.fields?.[field]).toBe(message);
});

test('a repeat with the same key gives the first answer', async () => {
  const { client } = await server.signIn();
  const sent = { body: body({ workoutDate: '2026-06-01' }), headers: { 'idempotency-key': 'k1' } };
  const first = await client.call(contract.createManualWorkout, sent);
  expect(await client.call(contract.createManualWorkout, sent)).toEqual(first);
  expect(await client.call(contract.listManualWorkouts)).toHaveLength(1);
});

test('the list is newest first and leads on by a Link header', async () => {
  const { client } = await server.signIn();
  for (const day of ['01', '03', '02']) {
    const workoutDate = `2026-06-${day}`;
    await client.call(contract.createManualWorkout, { body: body({ workoutDate }) });
  }
  const page = await client.send(contract.listManualWorkouts, { query: { limit: 2 } });
  expect(page.json<contract.ManualWorkout[]>().map(({ localDay }) => localDay)).toEqual([
    '2026-06-03',
    '2026-06-02',
  ]);
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
  const rest = await client.request({ url: next });
  expect(rest.json<contract.ManualWorkout[]>().map(({ localDay }) => localDay)).toEqual([
    '2026-06-01',
  ]);
  expect(rest.headers.link).toBeUndefined();
});

test('deleting takes the day out of the streak; what is not one’s own is not there', async () => {
  server.clock = NOW;
  const { client } = await server.signIn();
  const { id } = await client.call(contract.createManualWorkout, { body: body() });
  const stranger = await server.signIn();
  await stranger.client.refused(404, contract.deleteManualWorkout, { params: { id } });
  await client.call(contract.deleteManualWorkout, { params: { id } });
  expect(await client.call(contract.getStats)).toMatchObject({ workoutCount: 0, currentStreak: 0 });
  await client.refused(404, contract.deleteManualWorkout, { params: { id } });
});

describe('a correction', () => {
  test('of everything moves the day and its minutes', async () => {
    server.clock = NOW;
    const { client } = await server.signIn();
    const { id } = await client.call(contract.createManualWorkout, { body: body() });
    const exercises = [
      { exerciseType: 'Defense', duration: 20 } as const,
      { exerciseType: 'Strength Training', duration: 25 } as const,
    ];
    const change = { workoutDate: '2026-06-10', exercises, notes: 'It was Wednesday' };
    const updated = await client.call(contract.updateManualWorkout, {
      params: { id },
      body: change,
    });
    expect(updated).toMatchObject({
      id,
      localDay: '2026-06-10',
      totalDuration: 45,
      ...change,
      workoutDate: '2026-06-10T12:00:00.000Z',
    });
    expect(await client.call(contract.getStats)).toMatchObject({
      workoutCount: 1,
      currentStreak: 0,
    });
    const month = await client.call(contract.getCalendarMonth, { query: { month: '2026-06' } });
    expect(month.manualWorkouts).toEqual([updated]);
    expect(month.summary.minutes).toBe(45);
  });

  test('leaves fields that it does not name, and the time of day if the day stays', async () => {
    server.clock = NOW;
    const { client } = await server.signIn();
    const saved = await client.call(contract.createManualWorkout, {
      body: body({ notes: 'First' }),
    });
    const params = { id: saved.id };
    server.clock = new Date(NOW.getTime() + 60 * 60_000);
    const sameDay = { workoutDate: saved.localDay };
    expect(await client.call(contract.updateManualWorkout, { params, body: sameDay })).toEqual(
      saved,
    );
    expect(
      await client.call(contract.updateManualWorkout, { params, body: { notes: '  ' } }),
    ).toEqual({ ...saved, notes: null });
  });

  test.each<[what: string, change: object, field: string, message: string]>([
    ['an empty date', { workoutDate: '' }, 'workoutDate', 'Date is required'],
    [
      'tomorrow',
      { workoutDate: '2026-06-16' },
      'workoutDate',
      'The date of the workout is in the future',
    ],
    ['no exercises', { exercises: [] }, 'exercises', 'At least one exercise is required'],
    [
      'no minutes',
      { exercises: [{ ...SHOOTING, duration: 0 }] },
      'exercises.0.duration',
      'Duration must be at least 1 minute',
    ],
  ])('to %s is refused and changes nothing', async (_, change, field, message) => {
    server.clock = NOW;
    const { client } = await server.signIn();
    const saved = await client.call(contract.createManualWorkout, { body: body() });
    const sent = { params: { id: saved.id }, body: change };
    const refused = await client.refused(400, contract.updateManualWorkout, sent);
    expect(refused.fields?.[field]).toBe(message);
    const month = await client.call(contract.getCalendarMonth, { query: { month: '2026-06' } });
    expect(month.manualWorkouts).toEqual([saved]);
  });

  test('of another user’s workout, or of an unknown one, is 404', async () => {
    server.clock = NOW;
    const { client } = await server.signIn();
    const { id } = await client.call(contract.createManualWorkout, { body: body() });
    const stranger = await server.signIn();
    const sent = { params: { id }, body: { notes: 'Mine now' } };
    await stranger.client.refused(404, contract.updateManualWorkout, sent);
    await client.call(contract.deleteManualWorkout, { params: { id } });
    await client.refused(404, contract.updateManualWorkout, sent);
  });
});

test.each([
  ['GET', contract.listManualWorkouts],
  ['POST', contract.createManualWorkout],
] as const)('%s signed out: 401', async (_, endpoint) => {
  await server.newClient().refused(401, endpoint);
});

test('PATCH signed out: 401', async () => {
  const params = { id: '01900000-0000-7000-8000-000000000001' };
  await server.newClient().refused(401, contract.updateManualWorkout, { params });
});
