import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
type Body = contract.CreateWorkoutBody;

const PAINT = { zone: 'zone_1_paint', made: 3, total: 5 };
const CORNER = { zone: 'zone_9_hs_three', made: 0, total: 2 };

function bodyOf(changes: Partial<Body['workout']> = {}, shotData: Body['shotData'] = []): Body {
  const workoutDate = '2026-03-01T18:00:00Z';
  return { workout: { workoutDate, totalShots: 10, made: 4, missed: 6, ...changes }, shotData };
}

const create = ({ client }: SignedIn, body: Body = bodyOf({}, [PAINT])) =>
  client.call(contract.createWorkout, { body });

describe('POST /api/workouts', () => {
  test('saves totals, zones and notes on the calendar day of the user', async () => {
    const player = await server.signIn(undefined, 'Asia/Tokyo');
    const saved = await create(player, bodyOf({ notes: '  felt good ' }, [CORNER, PAINT]));
    expect(saved).toMatchObject({
      totalShots: 10,
      made: 4,
      missed: 6,
      notes: 'felt good',
      localDay: '2026-03-02',
      source: 'manual',
      videoUrl: null,
      shots: [],
      shotData: [PAINT, { ...CORNER, zone: 'zone_9_hs_three_right' }],
    });
    const params = { id: saved.id };
    expect(await player.client.call(contract.getWorkout, { params })).toEqual(saved);
  });

  test('the same Idempotency-Key gives the first answer, also at the same time', async () => {
    const player = await server.signIn();
    const headers = { 'idempotency-key': 'k1' };
    const save = () => player.client.call(contract.createWorkout, { body: bodyOf(), headers });
    const answers = await Promise.all([save(), save(), save()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await player.client.call(contract.getStats)).workoutCount).toBe(1);
  });

  test('keys are separate for each user', async () => {
    const headers = { 'idempotency-key': 'shared' };
    const [one, two] = [await server.signIn(), await server.signIn()];
    const first = await one.client.call(contract.createWorkout, { body: bodyOf(), headers });
    const second = await two.client.call(contract.createWorkout, { body: bodyOf(), headers });
    expect(second.id).not.toBe(first.id);
  });

  test('saves at the same time all count', async () => {
    const player = await server.signIn();
    await Promise.all(Array.from({ length: 12 }, () => create(player)));
    const stats = await player.client.call(contract.getStats);
    expect(stats).toMatchObject({ workoutCount: 12, totalShots: 120, made: 48 });
    expect(await player.client.call(contract.getHeatMap)).toEqual([
      { zone: 'zone_1_paint', made: 36, total: 60, percentage: 60, before: null },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no shots', bodyOf({ totalShots: 0, made: 0, missed: 0 }), 'workout.totalShots'],
    ['contradictory totals', bodyOf({ totalShots: 11 }), 'workout.totalShots'],
    ['a negative count', bodyOf({ made: -1, totalShots: 5 }), 'workout.made'],
    ['half a shot', bodyOf({ made: 0.5 }), 'workout.made'],
    ['no date', bodyOf({ workoutDate: 'today' }), 'workout.workoutDate'],
    [
      'a date in the future',
      bodyOf({ workoutDate: '2999-01-01T00:00:00Z' }),
      'workout.workoutDate',
    ],
    [
      'a date before computers',
      bodyOf({ workoutDate: '0001-01-01T00:00:00Z' }),
      'workout.workoutDate',
    ],
    ['an unknown zone', bodyOf({}, [{ ...PAINT, zone: 'zone_15' }]), 'shotData.0.zone'],
    [
      'a duplicate zone',
      bodyOf({}, [CORNER, { ...CORNER, zone: 'zone_9_hs_three_right' }]),
      'shotData.1.zone',
    ],
    ['more makes than shots', bodyOf({}, [{ ...PAINT, made: 6 }]), 'shotData.0.made'],
    ['more shots in the zones than in total', bodyOf({}, [{ ...PAINT, made: 5 }]), 'shotData'],
    ['notes that are too long', bodyOf({ notes: 'x'.repeat(5001) }), 'workout.notes'],
    ['nothing', {}, 'workout'],
  ])('refuses %s, naming the field', async (_name, body, field) => {
    const { client } = await server.signIn();
    const error = await client.refused(400, contract.createWorkout, { body: body as Body });
    expect(Object.keys(error.fields ?? {})).toContain(field);
    expect(error.message).toBe(Object.values(error.fields ?? {})[0]);
  });
});

describe('GET /api/workouts', () => {
  test('lists newest first; Link headers lead through all pages', async () => {
    const player = await server.signIn();
    const days = ['02', '05', '05', '01', '04'];
    for (const day of days)
      await create(player, bodyOf({ workoutDate: `2026-03-${day}T10:00:00Z` }));
    const found: string[] = [];
    let url: string | undefined = '/api/workouts?limit=2';
    let pages = 0;
    while (url !== undefined) {
      const answer = await player.client.request({ url });
      found.push(...answer.json<contract.Workout[]>().map(({ localDay }) => localDay.slice(-2)));
      pages += 1;
      url = /<(.*)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
    }
    expect([found, pages]).toEqual([['05', '05', '04', '02', '01'], 3]);
  });

  test.each([['limit=0'], ['limit=101'], ['limit=x'], ['cursor=nonsense'], ['cursor=%00']])(
    'refuses ?%s',
    async (query) => {
      const { client } = await server.signIn();
      expect((await client.request({ url: `/api/workouts?${query}` })).statusCode).toBe(400);
    },
  );
});

describe('requests that are not valid calls of the API', () => {
  test('an address that cannot name a workout is not found, with a plain message', async () => {
    const { client } = await server.signIn();
    const answer = await client.refused(404, contract.getWorkout, { params: { id: 'mine' } });
    expect(answer.message).toBe('Not found');
  });

  test('a plain text is not JSON', async () => {
    const { client } = await server.signIn();
    const headers = { 'content-type': 'text/plain' };
    const response = await client.request({
      method: 'POST',
      url: '/api/workouts',
      headers,
      payload: 'ten of twelve',
    });
    expect(response.json()).toMatchObject({ code: 'unsupported_media', message: 'Send JSON' });
    expect(response.statusCode).toBe(415);
  });

  test('a missing body is named in the error', async () => {
    const { client } = await server.signIn();
    const { fields } = await client.refused(400, contract.createWorkout);
    expect(Object.keys(fields ?? {})).toEqual(['body']);
  });
});

describe('PATCH /api/workouts/{id}', () => {
  test('corrects totals, zones, day and notes; statistics follow', async () => {
    const player = await server.signIn();
    const { id } = await create(player);
    const body = {
      notes: 'Corner threes',
      workoutDate: '2026-03-05T10:00:00Z',
      workout: { totalShots: 4, made: 1, missed: 3 },
      shotData: [{ zone: 'zone_5_free_throw', made: 1, total: 1 }],
    };
    const saved = await player.client.call(contract.updateWorkout, { params: { id }, body });
    expect(saved).toMatchObject({ totalShots: 4, made: 1, localDay: '2026-03-05' });
    expect(saved.notes).toBe('Corner threes');
    expect(saved.shotData).toEqual(body.shotData);
    expect(await player.client.call(contract.getStats)).toMatchObject({ totalShots: 4, made: 1 });
    expect(await player.client.call(contract.getHeatMap)).toMatchObject([
      { zone: 'zone_5_free_throw', made: 1, total: 1 },
    ]);
    const emptied = { params: { id }, body: { notes: null } };
    expect(await player.client.call(contract.updateWorkout, emptied)).toMatchObject({
      notes: null,
    });
  });

  test('omitted fields stay', async () => {
    const player = await server.signIn();
    const created = await create(player);
    const saved = await player.client.call(contract.updateWorkout, {
      params: { id: created.id },
      body: { notes: 'new' },
    });
    expect(saved).toEqual({ ...created, notes: 'new', updatedAt: saved.updatedAt });
  });

  test.each<[string, contract.UpdateWorkoutBody, string]>([
    ['single shots of a workout counted by hand', { shots: [] }, 'shots'],
    ['totals without zones', { workout: { totalShots: 1, made: 1, missed: 0 } }, 'shotData'],
    ['a date in the future', { workoutDate: '2999-01-01T00:00:00Z' }, 'workoutDate'],
  ])('refuses %s', async (_name, body, field) => {
    const player = await server.signIn();
    const { id } = await create(player);
    const error = await player.client.refused(400, contract.updateWorkout, {
      params: { id },
      body,
    });
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });
});

test('DELETE takes the workout out of list, statistics and heat map', async () => {
  const player = await server.signIn();
  const { id } = await create(player);
  await player.client.call(contract.deleteWorkout, { params: { id } });
  await player.client.refused(404, contract.getWorkout, { params: { id } });
  await player.client.refused(404, contract.deleteWorkout, { params: { id } });
  expect(await player.client.call(contract.listWorkouts)).toEqual([]);
  expect(await player.client.call(contract.getHeatMap)).toEqual([]);
  expect(await player.client.call(contract.getStats)).toMatchObject({
    totalShots: 0,
    workoutCount: 0,
    currentStreak: 0,
  });
});

test('deleting twice at the same time counts once', async () => {
  const player = await server.signIn();
  await create(player);
  const { id } = await create(player);
  const remove = () => player.client.send(contract.deleteWorkout, { params: { id } });
  const answers = await Promise.all([remove(), remove()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  expect((await player.client.call(contract.getStats)).workoutCount).toBe(1);
});

test('another user’s workout does not exist', async () => {
  const owner = await server.signIn();
  const stranger = await server.signIn();
  const params = { id: (await create(owner)).id };
  await stranger.client.refused(404, contract.getWorkout, { params });
  await stranger.client.refused(404, contract.updateWorkout, { params, body: { notes: 'mine' } });
  await stranger.client.refused(404, contract.deleteWorkout, { params });
  expect(await stranger.client.call(contract.listWorkouts)).toEqual([]);
  expect((await owner.client.call(contract.getWorkout, { params })).notes).toBeNull();
});

test('an invalid id is not found', async () => {
  const { client } = await server.signIn();
  const error = await client.refused(404, contract.getWorkout, { params: { id: 'first' } });
  expect(error.code).toBe('not_found');
});

const FIELDS = ['shots.1.rimSeconds', 'shots.1.outcome', 'shots.1.zone'];

describe('a review of more than a workout holds', () => {
  const shot = { rimSeconds: null, outcome: 'made', zone: null } as const;
  test.each<[string, unknown[], number, string[]]>([
    ['one shot too many', Array.from({ length: 3001 }, () => shot), 400, ['shots']],
    ['empty shots', [shot, ...Array.from({ length: 2999 }, () => ({}))], 400, FIELDS],
    ['340,000 empty shots', Array.from({ length: 340_000 }, () => ({})), 413, []],
  ])('%s: refused at the first error', async (_, shots, status, fields) => {
    const player = await server.signIn();
    const { id } = await create(player);
    const refusal = await player.client.refused(status, contract.updateWorkout, {
      params: { id },
      body: { shots } as never,
    });
    expect(Object.keys(refusal.fields ?? {})).toEqual(fields);
  });

  test('another user’s workout is a 404 before the body is parsed', async () => {
    const { id } = await create(await server.signIn());
    const { client } = await server.signIn();
    const body = { shots: [{}] } as never;
    await client.refused(404, contract.updateWorkout, { params: { id }, body });
  });
});
