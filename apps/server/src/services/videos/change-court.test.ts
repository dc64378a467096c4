import { Worker } from 'node:worker_threads';
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

/**
 * Holds back the results of threads until the returned function is called: placing the shots of a very long video takes seconds.
 */
function holdThreads(): () => void {
  const gate = Promise.withResolvers<undefined>();
  vi.spyOn(Worker.prototype, 'once').mockImplementation(function (this: Worker, event, listener) {
    return this.on(event, (...args: unknown[]) => {
      void gate.promise.then(() => {
        listener(...args);
      });
    });
  });
  return () => {
    vi.restoreAllMocks();
    gate.resolve(undefined);
  };
}

const app = useTestApp();
useTestWorker(app);

test('a workout can be changed while its shots are being placed', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId, { rim: RIM, court: null });
  const { workoutId } = await untilSettled(client, videoId);
  const params = { id: workoutId ?? '' };
  const goOn = holdThreads();
  const setting = client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR });
  const changed = await client.call(contract.updateWorkout, {
    params,
    body: { notes: 'Meanwhile' },
  });
  expect(changed.notes).toBe('Meanwhile');
  goOn();
  const placed = await setting;
  expect(placed).toMatchObject({ id: params.id, notes: 'Meanwhile' });
});
