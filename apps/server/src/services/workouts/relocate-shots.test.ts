import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { transaction } from '../../database/connect.ts';
import { videos } from '../../database/schema/workouts.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { relocateShots } from './relocate-shots.ts';
import { type AnalysedShot, saveAnalysedWorkout } from './save-analysed-workout.ts';

const server = useTestApp();

/** A shot as it is known before its court: with nothing but its distance. */
const foundAt = (rimSeconds: number): AnalysedShot => ({
  releaseSeconds: null,
  rimSeconds,
  outcome: 'made',
  confidence: 0.8,
  needsReview: false,
  court: null,
  zone: null,
  evidence: {
    reason: 'Dropped through the net',
    path: [],
    crossing: null,
    location: {
      method: 'flight',
      errorFeet: null,
      distanceFeet: { value: 15, error: 1 },
    },
    metrics: { apexFeet: { value: 15, error: 0.5 } },
  },
});

async function unplacedWorkout() {
  const { user, client } = await server.signIn();
  const [video] = await server.context.database
    .insert(videos)
    .values({ userId: user.id, storageKey: 'folder/name' })
    .returning();
  const result = {
    userId: user.id,
    videoId: video?.id ?? '',
    workoutDate: new Date('2026-02-03T10:00:00Z'),
    countedOn: 'server' as const,
    shots: [foundAt(2), foundAt(4)],
  };
  const id = await transaction(server.context.database, (tx) => saveAnalysedWorkout(tx, result));
  return { user, client, id };
}

test('a relocated shot has the error of its new place, and nothing of the old one', async () => {
  const { user, client, id } = await unplacedWorkout();
  const location = {
    method: 'both' as const,
    errorFeet: 1,
    error: { xx: 0.4, xy: 0.1, yy: 0.6 },
    distanceFeet: { value: 14.5, error: 1 },
  };
  await transaction(server.context.database, (tx) =>
    relocateShots(tx, user.id, id, server.context.now(), {
      places: new Map([
        [2, { court: { x: 0, y: 14.5 }, zone: 'zone_5_free_throw', location, metrics: null }],
        [4, { court: null, zone: null, location: null, metrics: null }],
      ]),
      courtKind: 'fiba',
    }),
  );
  const { shots } = await client.call(contract.getWorkout, { params: { id } });
  const seen = { reason: 'Dropped through the net', path: [], crossing: null };
  expect(shots.map(({ court, evidence }) => [court, evidence])).toEqual([
    [
      { x: 0, y: 14.5 },
      { ...seen, location },
    ],
    [null, seen],
  ]);
});
