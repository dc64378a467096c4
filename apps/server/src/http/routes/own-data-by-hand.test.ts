import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { imported } from '../../testing/send-import.ts';
import { useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

describe('an import file written by hand', () => {
  const workout = {
    id: '01900000-0000-7000-8000-000000000201',
    workoutDate: '2026-06-10T10:00:00Z',
    localDay: '2026-06-10',
    source: 'video',
    totalShots: 2,
    made: 2,
    missed: 0,
    notes: null,
    shotData: [{ zone: 'zone_5_free_throw', made: 2, total: 2 }],
    shots: [1, 2].map((rimSeconds) => ({
      ...{ rimSeconds, releaseSeconds: null, outcome: 'made', detectedOutcome: 'made' },
      ...{ zone: 'zone_5_free_throw', court: { x: 0, y: 15 }, confidence: 1 },
      ...{ needsReview: false, correctedAt: null },
    })),
  };
  const badge = (name: string, earnedAt: string) => ({ name, earnedAt });
  const file = {
    format: 'hooplog-export',
    version: 1,
    exportedAt: TODAY.toISOString(),
    profile: {},
    workouts: [workout],
    manualWorkouts: [],
    goals: [],
    achievements: [
      badge('First Bucket', '2026-06-10T11:00:00Z'),
      badge('Ten Thousand', '2026-06-10T11:00:00Z'),
      badge('Unstoppable', '2020-01-01T00:00:00Z'),
    ],
  };

  test('adds the badges that its workouts earn, and no others', async () => {
    const player = await server.signIn();
    const { client } = player;
    await imported(server, player, JSON.stringify(file));
    const catalogue = await client.call(contract.listAchievements);
    const earned = await client.call(contract.listUserAchievements);
    expect(
      earned.map(({ achievementId, earnedAt }) => [
        catalogue.find(({ id }) => id === achievementId)?.name,
        earnedAt,
      ]),
    ).toEqual([['First Bucket', '2026-06-10T11:00:00.000Z']]);
  });

  test.each(['2026-06-10T09:59:59Z', new Date(Date.now() + 3_600_000).toISOString()])(
    'does not date a badge to %s, when it cannot have been earned',
    async (earnedAt) => {
      const player = await server.signIn();
      const { client } = player;
      const body = { ...file, achievements: [badge('First Bucket', earnedAt)] };
      await imported(server, player, JSON.stringify(body));
      const [earned] = await client.call(contract.listUserAchievements);
      expect(Date.parse(earned?.earnedAt ?? '')).not.toBe(Date.parse(earnedAt));
    },
  );

  test('makes nothing verified, not even after a review', async () => {
    const player = await server.signIn();
    const { client } = player;
    await imported(server, player, JSON.stringify(file));
    const verified = async () => {
      return (await client.call(contract.getOwnLeaderboardEntry)).verifiedShots;
    };
    expect(await verified()).toBe(0);
    const [saved] = await client.call(contract.listWorkouts);
    const { shots } = await client.call(contract.getWorkout, { params: { id: saved?.id ?? '' } });
    await client.call(contract.updateWorkout, {
      params: { id: saved?.id ?? '' },
      body: {
        shots: shots.map(({ id, rimSeconds, zone }) => ({
          id,
          rimSeconds,
          zone,
          outcome: 'made' as const,
        })),
      },
    });
    expect(await verified()).toBe(0);
  });
});
