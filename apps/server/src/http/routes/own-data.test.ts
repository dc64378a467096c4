import * as contract from '@hooplog/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/workouts.ts';
import { saveAnalysedWorkout } from '../../services/workouts/save-analysed-workout.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

beforeEach(() => {
  server.clock = TODAY;
});
afterEach(() => {
  server.clock = null;
});

const shot = (outcome: 'made' | 'missed', rimSeconds: number) => ({
  releaseSeconds: rimSeconds - 0.8,
  rimSeconds,
  outcome,
  confidence: 0.9,
  needsReview: false,
  court: { x: 0, y: 15 },
  zone: 'zone_5_free_throw' as const,
  evidence: {},
});

/** Some of everything. */
async function train({ client, user }: SignedIn) {
  const workout = { workoutDate: '2026-06-13T02:00:00Z', totalShots: 110, made: 60, missed: 50 };
  await client.call(contract.createWorkout, {
    body: {
      workout: { ...workout, notes: '=SUM("a", b)\nsecond line' },
      shotData: [{ zone: 'zone_1_paint', made: 50, total: 80 }],
    },
  });
  await client.call(contract.createManualWorkout, {
    body: {
      workoutDate: '2026-06-14',
      exercises: [
        { exerciseType: 'Defense', duration: 20 },
        { exerciseType: 'Film Study', duration: 10 },
      ],
    },
  });
  await client.call(contract.createGoal, { body: { kind: 'shots', target: 90 } });
  await transaction(server.context.database, async (tx) => {
    const [video] = await tx
      .insert(videos)
      .values({ userId: user.id, storageKey: 'a/b' })
      .returning();
    await saveAnalysedWorkout(tx, {
      userId: user.id,
      videoId: video?.id ?? '',
      workoutDate: TODAY,
      shots: [shot('made', 3), shot('missed', 9)],
    });
  });
}

async function exported({ client }: SignedIn, endpoint: contract.Endpoint = contract.exportJson) {
  const answer = await client.send(endpoint);
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Every number the player can see. */
async function numbers({ client }: SignedIn) {
  const badges = new Map(
    (await client.call(contract.listAchievements)).map(({ id, name }) => [id, name]),
  );
  return {
    stats: await client.call(contract.getStats),
    heatMap: await client.call(contract.getHeatMap, { query: { period: '30d' } }),
    progress: await client.call(contract.getProgress),
    summary: (await client.call(contract.getCalendarMonth, { query: { month: '2026-06' } }))
      .summary,
    goals: (await client.call(contract.listGoals)).map(({ kind, weeks }) => ({ kind, weeks })),
    badges: (await client.call(contract.listUserAchievements))
      .map(({ achievementId }) => badges.get(achievementId))
      .toSorted(),
  };
}

test('an export imported into an empty account gives equal numbers', async () => {
  const old = await server.signIn(undefined, 'America/New_York');
  await train(old);
  const file = await exported(old);
  expect(file.headers['content-disposition']).toBe('attachment; filename="hooplog.json"');
  const data = contract.ownDataSchema.parse(file.json());
  expect(data.workouts[0]).toMatchObject({ localDay: '2026-06-12', source: 'manual' });
  expect(data.workouts[1]?.shots).toMatchObject([
    { rimSeconds: 3, outcome: 'made', court: { x: 0, y: 15 } },
    { rimSeconds: 9, outcome: 'missed' },
  ]);

  const fresh = await server.signIn(undefined, 'America/New_York');
  const body = file.json<never>();
  expect(await fresh.client.call(contract.importData, { body })).toEqual({ added: 3, known: 0 });
  expect(await numbers(fresh)).toEqual(await numbers(old));
  const again = await exported(fresh);
  const withoutIds = (text: string) =>
    text.replaceAll(/"(id|email|createdAt|displayName)":"?[^",}]*"?/g, '');
  expect(withoutIds(again.body)).toBe(withoutIds(file.body));
});

test('a second import, and one into the account it came from, add nothing', async () => {
  const old = await server.signIn();
  await train(old);
  const body = (await exported(old)).json<never>();
  const before = await numbers(old);
  expect(await old.client.call(contract.importData, { body })).toEqual({ added: 0, known: 3 });
  expect(await numbers(old)).toEqual(before);
  const fresh = await server.signIn();
  await fresh.client.call(contract.importData, { body });
  expect(await fresh.client.call(contract.importData, { body })).toEqual({ added: 0, known: 3 });
});

test('badges that came along are no news', async () => {
  const old = await server.signIn();
  await train(old);
  const body = (await exported(old)).json<never>();
  const fresh = await server.signIn();
  await fresh.client.call(contract.importData, { body });
  const { newAchievements } = await fresh.client.call(contract.checkAchievements);
  expect(newAchievements).toEqual([]);
});

test('CSV holds a row for each zone and exercise, and comes back with equal totals', async () => {
  const old = await server.signIn();
  await train(old);
  const file = await exported(old, contract.exportCsv);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')[0]).toBe(
    'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes',
  );
  expect(file.body).toContain('"\'=SUM(""a"", b)\nsecond line"');

  const fresh = await server.signIn();
  const body = { csv: file.body };
  expect(await fresh.client.call(contract.importData, { body })).toEqual({ added: 3, known: 0 });
  const [before, after] = [await numbers(old), await numbers(fresh)];
  expect(after).toEqual({ ...before, goals: [] });
  const [counted] = (await fresh.client.call(contract.listWorkouts)).slice(-1);
  expect(counted?.notes).toBe('=SUM("a", b)\nsecond line');
});

describe('what is no export is refused, and nothing is added', () => {
  const file = {
    format: 'hooplog-export',
    version: 1,
    exportedAt: TODAY.toISOString(),
    profile: {},
    workouts: [] as object[],
    manualWorkouts: [],
    goals: [],
    achievements: [],
  };
  const workout = {
    id: '01900000-0000-7000-8000-000000000101',
    workoutDate: '2026-06-10T10:00:00Z',
    localDay: '2026-06-10',
    source: 'manual',
    totalShots: 2,
    made: 1,
    missed: 1,
    notes: null,
    shotData: [],
    shots: [],
  };

  test.each<[what: string, body: object]>([
    ['another file', { hello: 'world' }],
    ['another version', { ...file, version: 2 }],
    ['totals that do not agree', { ...file, workouts: [{ ...workout, made: 2 }] }],
    ['a day that does not fit', { ...file, workouts: [{ ...workout, localDay: '2026-06-01' }] }],
    [
      'a workout to come',
      {
        ...file,
        workouts: [{ ...workout, workoutDate: '2026-06-20T10:00:00Z', localDay: '2026-06-20' }],
      },
    ],
    ['CSV without the columns', { csv: 'a,b\n1,2' }],
    ['CSV that breaks off', { csv: 'kind,"workout' }],
    [
      'CSV with words for numbers',
      {
        csv: `kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes
counted,${workout.id},2026-06-10T10:00:00Z,2026-06-10,zone_1_paint,many,1,,,`,
      },
    ],
  ])('%s', async (_, body) => {
    const { client } = await server.signIn();
    await client.refused(400, contract.importData, { body: body as never });
    expect(await client.call(contract.getStats)).toMatchObject({ workoutCount: 0 });
  });
});

test('more than a megabyte is taken', async () => {
  const { client } = await server.signIn();
  const csv = `kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\r\n${','.repeat(9)}\r\n`;
  const body = { csv: csv + '\r\n'.repeat(1024 * 1024) };
  expect(await client.call(contract.importData, { body })).toEqual({ added: 0, known: 0 });
});

test.each([contract.exportJson, contract.exportCsv, contract.importData])(
  'signed out: 401',
  async (endpoint) => {
    await server.newClient().refused(401, endpoint);
  },
);
