import * as contract from '@hooplog/contract';
import { ACHIEVEMENTS } from '@hooplog/domain';
import { expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/workouts.ts';
import { saveAnalysedWorkout } from '../../services/workouts/save-analysed-workout.ts';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

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

/** Some data of every kind. */
async function train({ client, user }: SignedIn) {
  const workout = { workoutDate: '2026-06-13T02:00:00Z', totalShots: 110, made: 60, missed: 50 };
  await client.call(contract.createWorkout, {
    body: {
      workout: {
        ...workout,
        notes: '=SUM("a", b)\nsecond line',
        name: '3/4',
        tags: ['left', '007'],
      },
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
  await client.call(contract.createGoal, {
    body: { kind: 'minutes', period: 'day', target: 30 },
  });
  await transaction(server.context.database, async (tx) => {
    const [video] = await tx
      .insert(videos)
      .values({ userId: user.id, storageKey: 'a/b' })
      .returning();
    await saveAnalysedWorkout(tx, {
      userId: user.id,
      videoId: video?.id ?? '',
      workoutDate: TODAY,
      countedOn: 'server',
      shots: [shot('made', 3), shot('missed', 9)],
    });
  });
}

async function exported({ client }: SignedIn, endpoint: contract.Endpoint = contract.exportJson) {
  const answer = await client.send(endpoint);
  expect(answer.statusCode).toBe(200);
  return answer;
}

/** Every number that the player can see. */
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
    goals: (await client.call(contract.listGoals)).map(({ kind, period, target, weeks }) => ({
      ...{ kind, period, target, weeks },
    })),
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
  expect(await imported(server, fresh, file.body)).toEqual({ added: 3, known: 0 });
  expect(await numbers(fresh)).toEqual(await numbers(old));
  const again = await exported(fresh);
  const withoutIds = (text: string) =>
    text.replaceAll(/"(id|email|createdAt|displayName|readAt)":"?[^",}]*"?/g, '');
  expect(withoutIds(again.body)).toBe(withoutIds(file.body));
  const { notifications } = contract.ownDataSchema.parse(again.json());
  expect(notifications.filter(({ readAt }) => readAt === null)).toEqual([]);
});

test('a second import, and one into the original account, add nothing', async () => {
  const old = await server.signIn();
  await train(old);
  const { body } = await exported(old);
  const before = await numbers(old);
  expect(await imported(server, old, body)).toEqual({ added: 0, known: 3 });
  expect(await numbers(old)).toEqual(before);
  const fresh = await server.signIn();
  await imported(server, fresh, body);
  expect(await imported(server, fresh, body)).toEqual({ added: 0, known: 3 });
});

test('imported badges create no notifications', async () => {
  const old = await server.signIn();
  await train(old);
  const { body } = await exported(old);
  const fresh = await server.signIn();
  await imported(server, fresh, body);
  const { newAchievements } = await fresh.client.call(contract.checkAchievements);
  expect(newAchievements).toEqual([]);
});

test('a badge earned by one workout is not lost to the next one of the same import', async () => {
  const player = await server.signIn();
  const row = (day: string, made: number, missed: number) =>
    `counted,01900000-0000-7000-8000-0000000000${day},2026-06-${day}T10:00:00Z,2026-06-${day},,${made},${missed},,,\n`;
  const csv = `kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\n${row('10', 60, 40)}${row('11', 0, 900)}`;
  expect(await imported(server, player, csv)).toEqual({ added: 2, known: 0 });
  const { badges, stats } = await numbers(player);
  expect(stats).toMatchObject({ totalShots: 1000, made: 60 });
  const accuracies = ACHIEVEMENTS.filter(({ type }) => type === 'accuracy').map(({ name }) => name);
  expect(badges).toEqual(expect.arrayContaining(accuracies));
});

test('CSV holds a row for each zone and exercise, and comes back with equal totals', async () => {
  const old = await server.signIn();
  await train(old);
  const file = await exported(old, contract.exportCsv);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')[0]).toBe(
    'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes,tags,name,outcomes,drill_key,shot_kind',
  );
  expect(file.body).toContain('"\'=SUM(""a"", b)\nsecond line"');

  const fresh = await server.signIn();
  expect(await imported(server, fresh, file.body)).toEqual({ added: 3, known: 0 });
  const [before, after] = [await numbers(old), await numbers(fresh)];
  expect(after).toEqual({ ...before, goals: [] });
  const [counted] = (await fresh.client.call(contract.listWorkouts)).slice(-1);
  expect(counted?.notes).toBe('=SUM("a", b)\nsecond line');
  const params = { id: counted?.id ?? '' };
  expect(await fresh.client.call(contract.getWorkout, { params })).toMatchObject({
    ...{ name: '3/4', tags: ['left', '007'] },
  });
});

test('more than a megabyte is accepted', async () => {
  const player = await server.signIn();
  const csv = `kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes\r\n${','.repeat(9)}\r\n`;
  const counts = await imported(server, player, csv + '\r\n'.repeat(1024 * 1024));
  expect(counts).toEqual({ added: 0, known: 0 });
});

test('an id that occurs twice is one workout, however it is written', async () => {
  const old = await server.signIn();
  await train(old);
  const data = contract.ownDataSchema.parse((await exported(old)).json());
  const [first] = data.workouts;
  const again = { ...first, id: first?.id.toUpperCase() };
  const body = { ...data, workouts: [...data.workouts, again] };
  const fresh = await server.signIn();
  expect(await imported(server, fresh, JSON.stringify(body))).toEqual({ added: 3, known: 1 });
});

test.each([contract.exportJson, contract.exportCsv, contract.importData, contract.listImports])(
  'signed out: 401',
  async (endpoint) => {
    await server.newClient().refused(401, endpoint);
  },
);
