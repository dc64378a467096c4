import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { processAtOnce, uploadedVideo, useTestWorker } from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

// The location that the fake analysis reports for every shot.
const SEEN: contract.ShotEvidence['location'] = {
  method: 'both',
  errorFeet: 0.8,
  feet: { x: 310.5, y: 322 },
  distanceFeet: { value: 14.5, error: 0.8 },
};

test('the shooter’s position comes with a shot, from the analysis to the player', async () => {
  const { client } = await app.signIn();
  const { workout } = await processAtOnce(client, await uploadedVideo(client));
  expect(workout.shots.map(({ evidence }) => evidence?.location)).toEqual([SEEN, SEEN, SEEN]);
  const asked = await client.call(contract.getWorkout, { params: { id: workout.id } });
  expect(asked.shots).toEqual(workout.shots);
});
