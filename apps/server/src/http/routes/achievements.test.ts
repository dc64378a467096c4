import * as contract from '@hooplog/contract';
import { ACHIEVEMENTS } from '@hooplog/domain';
import { afterEach, describe, expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/workouts.ts';
import { saveAnalysedWorkout } from '../../services/workouts/save-analysed-workout.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

afterEach(() => {
  server.clock = null;
});

async function shoot({ client }: SignedIn, made: number, missed: number, day = '2026-06-15') {
  const workout = { workoutDate: `${day}T09:00:00Z`, totalShots: made + missed, made, missed };
  return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

async function check({ client }: SignedIn): Promise<string[]> {
  const { newAchievements } = await client.call(contract.checkAchievements);
  return newAchievements.map(({ name }) => name);
}

async function earned({ client }: SignedIn): Promise<string[]> {
  const names = new Map(
    (await client.call(contract.listAchievements)).map(({ id, name }) => [id, name]),
  );
  const rows = await client.call(contract.listUserAchievements);
  return rows.map(({ achievementId }) => names.get(achievementId) ?? '').toSorted();
}

test('the database holds the catalogue of the domain, in its order', async () => {
  const { client } = await server.signIn();
  const rows = await client.call(contract.listAchievements);
  expect(
    rows.map(({ name, description, type, requirement, icon }) => ({
      name,
      description,
      type,
      requirement,
      icon,
    })),
  ).toEqual(ACHIEVEMENTS);
});

describe('badges', () => {
  test('are earned in the save, told by the next check, once', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    expect(await check(player)).toEqual([]);
    await shoot(player, 60, 40);
    expect(await earned(player)).toEqual([
      'First Bucket',
      'Good Touch',
      'Pure Shooter',
      'Sharpshooter',
      'Warming Up',
    ]);
    expect(await check(player)).toEqual([
      'First Bucket',
      'Warming Up',
      'Good Touch',
      'Sharpshooter',
      'Pure Shooter',
    ]);
    expect(await check(player)).toEqual([]);
  });

  test('for accuracy need 100 shots', async () => {
    const player = await server.signIn();
    await shoot(player, 99, 0);
    expect(await earned(player)).toEqual(['First Bucket']);
  });

  test('for a streak are also earned when a workout saved later completes it', async () => {
    server.clock = TODAY;
    const player = await server.signIn();
    for (const day of ['2026-05-01', '2026-05-03', '2026-06-15']) await shoot(player, 1, 0, day);
    expect(await earned(player)).toEqual(['First Bucket']);
    await shoot(player, 1, 0, '2026-05-02');
    expect(await earned(player)).toEqual(['First Bucket', 'Hat Trick']);
  });

  test('stay when the shots are taken back', async () => {
    const player = await server.signIn();
    const { id } = await shoot(player, 100, 0);
    await player.client.call(contract.deleteWorkout, { params: { id } });
    expect(await earned(player)).toContain('Warming Up');
  });

  test('of a video are earned when its result is saved', async () => {
    const player = await server.signIn();
    const { database } = server.context;
    const userId = player.user.id;
    const shots = [
      {
        releaseSeconds: null,
        rimSeconds: 1,
        outcome: 'made' as const,
        confidence: 0.9,
        needsReview: false,
        court: null,
        zone: null,
        evidence: {},
      },
    ];
    await transaction(database, async (tx) => {
      const [video] = await tx.insert(videos).values({ userId, storageKey: 'a/b' }).returning();
      const workoutDate = new Date();
      await saveAnalysedWorkout(tx, {
        userId,
        videoId: video?.id ?? '',
        workoutDate,
        countedOn: 'server',
        shots,
      });
    });
    expect(await check(player)).toEqual(['First Bucket']);
  });

  test('are told once, however many checks run at the same time', async () => {
    const player = await server.signIn();
    await shoot(player, 1, 0);
    const shown = await Promise.all([check(player), check(player), check(player)]);
    expect(shown.flat()).toEqual(['First Bucket']);
  });
});

test.each([contract.listAchievements, contract.listUserAchievements, contract.checkAchievements])(
  'signed out: 401',
  async (endpoint) => {
    await server.newClient().refused(401, endpoint);
  },
);
