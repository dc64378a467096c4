import * as contract from '@hooplog/contract';
import { expect, test, vi } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import {
  byId,
  FLOOR,
  RIM,
  startProcessing,
  untilSettled,
  uploadedVideo,
  useTestWorker,
} from '../../testing/test-videos.ts';

const gate = vi.hoisted(() => Promise.withResolvers<null>());
/** As long as the gate is closed shots are being placed: the longest of videos takes seconds. */
vi.mock(import('./locate-apart.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    locateApart: async (...given) => {
      await gate.promise;
      return real.locateApart(...given);
    },
  };
});

const app = useTestApp();
useTestWorker(app);

test('nobody waits while shots are being placed: the workout can be changed meanwhile', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId, { rim: RIM, court: null });
  const { workoutId } = await untilSettled(client, videoId);
  const params = { id: workoutId ?? '' };
  const setting = client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR });
  const changed = await client.call(contract.updateWorkout, {
    params,
    body: { notes: 'Meanwhile' },
  });
  expect(changed.notes).toBe('Meanwhile');
  gate.resolve(null);
  const placed = await setting;
  expect(placed).toMatchObject({ id: params.id, notes: 'Meanwhile' });
});
