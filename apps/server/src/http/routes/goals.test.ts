import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
/** A Monday; its week began on Sunday the 14th. */
const TODAY = new Date('2026-06-15T12:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

useClock(server, TODAY);

async function shoot({ client }: SignedIn, day: string, made: number, missed: number) {
  const workout = { workoutDate: `${day}T09:00:00Z`, totalShots: made + missed, made, missed };
  await client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

const set = ({ client }: SignedIn, kind: contract.Goal['kind'], target: number) =>
  client.call(contract.createGoal, { body: { kind, target } });

describe('a weekly goal', () => {
  test.each<[kind: contract.Goal['kind'], target: number, value: number, percent: number]>([
    ['shots', 60, 30, 50],
    ['makes', 20, 20, 100],
    ['workouts', 4, 3, 75],
    ['accuracy', 50, 67, 100],
  ])('for %s counts this week only', async (kind, target, value, percent) => {
    const player = await server.signIn();
    await shoot(player, '2026-06-13', 5, 5);
    await shoot(player, '2026-06-14', 10, 5);
    await shoot(player, '2026-06-15', 10, 5);
    await player.client.call(contract.createManualWorkout, {
      body: {
        workoutDate: '2026-06-15',
        exercises: [{ exerciseType: 'Conditioning', duration: 20 }],
      },
    });
    const goal = await set(player, kind, target);
    expect(goal).toMatchObject({ kind, target, value, percent });
    expect(goal.weeks).toHaveLength(12);
    expect(goal.weeks.at(-1)).toEqual({
      week: '2026-06-14',
      target,
      value,
      hit: percent === 100,
    });
  });

  test('judges past weeks by what was asked for then', async () => {
    const player = await server.signIn();
    const { id } = await set(player, 'shots', 10);
    // Exactly the target.
    await shoot(player, '2026-06-15', 6, 4);
    server.clock = new Date(TODAY.getTime() + WEEK_MS);
    await player.client.call(contract.updateGoal, { params: { id }, body: { target: 100 } });
    await shoot(player, '2026-06-22', 20, 0);
    const [goal] = await player.client.call(contract.listGoals);
    expect(goal?.weeks.slice(-3)).toEqual([
      { week: '2026-06-07', target: null, value: 0, hit: false },
      { week: '2026-06-14', target: 10, value: 10, hit: true },
      { week: '2026-06-21', target: 100, value: 20, hit: false },
    ]);
  });

  test('can still be reached by a workout that is saved late', async () => {
    const player = await server.signIn();
    await set(player, 'makes', 5);
    server.clock = new Date(TODAY.getTime() + WEEK_MS);
    await shoot(player, '2026-06-16', 5, 0);
    const [goal] = await player.client.call(contract.listGoals);
    expect(goal?.weeks.at(-2)).toMatchObject({ week: '2026-06-14', hit: true });
  });

  test('is unique by kind, and can be removed', async () => {
    const player = await server.signIn();
    const { id } = await set(player, 'shots', 10);
    await player.client.refused(409, contract.createGoal, { body: { kind: 'shots', target: 5 } });
    await player.client.call(contract.deleteGoal, { params: { id } });
    expect(await player.client.call(contract.listGoals)).toEqual([]);
    await set(player, 'shots', 5);
  });

  test('belongs to its owner only', async () => {
    const { id } = await set(await server.signIn(), 'shots', 10);
    const { client } = await server.signIn();
    await client.refused(404, contract.updateGoal, { params: { id }, body: { target: 5 } });
    await client.refused(404, contract.deleteGoal, { params: { id } });
    expect(await client.call(contract.listGoals)).toEqual([]);
  });
});

describe('a goal of a day', () => {
  const setDaily = ({ client }: SignedIn, kind: contract.Goal['kind'], target: number) =>
    client.call(contract.createGoal, { body: { kind, period: 'day', target } });

  test.each<[kind: contract.Goal['kind'], target: number, value: number, percent: number]>([
    ['shots', 30, 15, 50],
    ['makes', 10, 10, 100],
    ['minutes', 80, 20, 25],
  ])('for %s counts today only', async (kind, target, value, percent) => {
    const player = await server.signIn();
    await shoot(player, '2026-06-14', 50, 5);
    await shoot(player, '2026-06-15', 10, 5);
    await player.client.call(contract.createManualWorkout, {
      body: {
        workoutDate: '2026-06-15',
        exercises: [{ exerciseType: 'Conditioning', duration: 20 }],
      },
    });
    const goal = await setDaily(player, kind, target);
    expect(goal).toMatchObject({ kind, period: 'day', target, value, percent, weeks: [] });
    server.clock = new Date(TODAY.getTime() + WEEK_MS / 7);
    expect(await player.client.call(contract.listGoals)).toMatchObject([{ value: 0, percent: 0 }]);
  });

  test('uses the player’s own today', async () => {
    const player = await server.signIn(undefined, 'America/Los_Angeles');
    server.clock = new Date('2026-06-16T05:00:00Z');
    const workout = { workoutDate: '2026-06-16T04:00:00Z', totalShots: 5, made: 5, missed: 0 };
    await player.client.call(contract.createWorkout, { body: { workout, shotData: [] } });
    expect(await setDaily(player, 'makes', 5)).toMatchObject({ value: 5 });
    server.clock = new Date('2026-06-16T08:00:00Z');
    expect(await player.client.call(contract.listGoals)).toMatchObject([{ value: 0 }]);
  });

  test('stands beside a weekly one of its kind, is there once, and is changed and removed', async () => {
    const player = await server.signIn();
    const { client } = player;
    const weekly = await set(player, 'shots', 100);
    expect(weekly).not.toHaveProperty('period');
    const { id } = await setDaily(player, 'shots', 20);
    const again = { kind: 'shots', period: 'day', target: 5 } as const;
    await client.refused(409, contract.createGoal, { body: again });
    const changed = await client.call(contract.updateGoal, {
      params: { id },
      body: { target: 25 },
    });
    expect(changed).toMatchObject({ period: 'day', target: 25 });
    const other = await server.signIn();
    await other.client.refused(404, contract.updateGoal, { params: { id }, body: { target: 5 } });
    await other.client.refused(404, contract.deleteGoal, { params: { id } });
    await client.call(contract.deleteGoal, { params: { id } });
    expect((await client.call(contract.listGoals)).map((goal) => goal.id)).toEqual([weekly.id]);
  });
});

test.each<[what: string, body: object, field: string]>([
  ['minutes of a week', { kind: 'minutes', target: 60 }, 'kind'],
  ['workouts of a day', { kind: 'workouts', period: 'day', target: 2 }, 'kind'],
  ['more minutes than a day has', { kind: 'minutes', period: 'day', target: 1441 }, 'target'],
  ['an unknown period', { kind: 'shots', period: 'month', target: 3 }, 'period'],
  ['a target of zero', { kind: 'shots', target: 0 }, 'target'],
  ['half a shot', { kind: 'shots', target: 1.5 }, 'target'],
  ['more than 100 percent', { kind: 'accuracy', target: 101 }, 'target'],
  ['an unknown kind', { kind: 'dunks', target: 3 }, 'kind'],
])('%s is refused', async (_, body, field) => {
  const { client } = await server.signIn();
  const refused = await client.refused(400, contract.createGoal, { body: body as never });
  expect(Object.keys(refused.fields ?? {})).toEqual([field]);
});

test('an edited accuracy goal cannot exceed 100', async () => {
  const player = await server.signIn();
  const { id } = await set(player, 'accuracy', 40);
  await player.client.refused(400, contract.updateGoal, { params: { id }, body: { target: 101 } });
});

test('signed out: 401', async () => {
  await server.newClient().refused(401, contract.listGoals);
});
