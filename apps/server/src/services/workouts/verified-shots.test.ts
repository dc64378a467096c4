import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { userStats, zoneDays } from '../../database/schema/statistics.ts';
import { videos } from '../../database/schema/workouts.ts';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useTestApp } from '../../testing/test-app.ts';
import { saveAnalysedWorkout } from './save-analysed-workout.ts';

const server = useTestApp();

const found = (rimSeconds: number, outcome: 'made' | 'missed') => ({
  releaseSeconds: null,
  rimSeconds,
  outcome,
  confidence: 0.9,
  needsReview: false,
  court: null,
  zone: 'zone_1_paint' as const,
  evidence: { reason: 'Dropped through the net', path: [], crossing: null },
});

/** A player whose video showed two shots: one made, one missed. */
async function filmed(countedOn: 'server' | 'device' | 'live' = 'server') {
  const player = await server.signIn();
  const id = await transaction(server.context.database, async (tx) => {
    const row = { userId: player.user.id, storageKey: 'a/b' };
    const [video] = await tx.insert(videos).values(row).returning();
    return saveAnalysedWorkout(tx, {
      userId: player.user.id,
      videoId: video?.id ?? '',
      workoutDate: new Date('2026-06-15T12:00:00Z'),
      countedOn,
      shots: [found(1, 'made'), found(2, 'missed')],
    });
  });
  const { shots } = await player.client.call(contract.getWorkout, { params: { id } });
  return { player, id, shots };
}

async function storedCounts({ user }: SignedIn) {
  const { database } = server.context;
  const [stats] = await database.select().from(userStats).where(eq(userStats.userId, user.id));
  const [zone] = await database.select().from(zoneDays).where(eq(zoneDays.userId, user.id));
  return {
    shots: [stats?.verifiedShots, stats?.totalShots],
    zone: [zone?.verifiedMade, zone?.verifiedTotal, zone?.made, zone?.total],
  };
}

type Reviewed = contract.ReviewedShot[];

test.each<[what: string, review: (seen: Reviewed) => Reviewed, shots: number[], zone: number[]]>([
  ['left unchanged: all', (seen) => seen, [2, 2], [1, 2, 1, 2]],
  [
    'with a corrected call: all, as corrected',
    (seen) => seen.map((shot) => ({ ...shot, outcome: 'made' })),
    [2, 2],
    [2, 2, 2, 2],
  ],
  ['without a dismissed one', (seen) => seen.slice(0, 1), [1, 1], [1, 1, 1, 1]],
  [
    'with one added by hand: all but that one',
    (seen) => [...seen, { rimSeconds: null, outcome: 'made', zone: 'zone_1_paint' }],
    [2, 3],
    [1, 2, 2, 3],
  ],
])('verified shots of a video %s', async (_, review, shots, zone) => {
  const { player, id, shots: seen } = await filmed();
  const list = seen.map((shot) => {
    return { id: shot.id, rimSeconds: shot.rimSeconds, outcome: shot.outcome, zone: shot.zone };
  });
  await player.client.call(contract.updateWorkout, {
    params: { id },
    body: { shots: review(list) },
  });
  expect(await storedCounts(player)).toEqual({ shots, zone });
});

test.each(['device', 'live'] as const)(
  'nothing that the player’s own device counted is verified: %s',
  async (countedOn) => {
    const { player } = await filmed(countedOn);
    expect(await storedCounts(player)).toEqual({ shots: [0, 2], zone: [0, 0, 1, 2] });
  },
);

test('shots counted by hand or imported are never verified', async () => {
  const { player } = await filmed();
  await player.client.call(contract.createWorkout, {
    body: {
      workout: { workoutDate: '2026-06-15T12:00:00Z', totalShots: 5, made: 4, missed: 1 },
      shotData: [{ zone: 'zone_1_paint', made: 4, total: 5 }],
    },
  });
  expect(await storedCounts(player)).toEqual({ shots: [2, 7], zone: [1, 2, 5, 7] });
  const fresh = await server.signIn();
  const { body } = await player.client.send(contract.exportJson);
  await imported(server, fresh, body);
  expect(await storedCounts(fresh)).toEqual({ shots: [0, 7], zone: [0, 0, 5, 7] });
});
