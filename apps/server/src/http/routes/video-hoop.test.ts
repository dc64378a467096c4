import * as contract from '@hooplog/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import {
  byId,
  FLOOR,
  processAtOnce,
  uploadedVideo,
  useTestWorker,
  videoRow,
} from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

async function counted() {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  const { workout } = await processAtOnce(client, videoId);
  return { client, videoId, workout };
}

test('a confirmed hoop is the player’s from then on, and no shot changes', async () => {
  const { client, videoId, workout } = await counted();
  const before = await client.call(contract.getVideo, byId(videoId));
  expect(before.calibration?.source).toBe('found');
  const video = await client.call(contract.confirmVideoHoop, byId(videoId));
  expect(video.calibration).toEqual({ ...before.calibration, source: 'user' });
  expect(await client.call(contract.getVideo, byId(videoId))).toEqual(video);
  expect(await client.call(contract.getWorkout, byId(workout.id))).toEqual(workout);
  const row = await videoRow(app.context, videoId);
  expect(row.analysisVersion).toBe(1);
  expect(row.givenCalibration).toMatchObject({ rim: before.calibration?.rim });
});

test('what was given of the court is kept beside it', async () => {
  const { client, videoId } = await counted();
  await client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR });
  await client.call(contract.confirmVideoHoop, byId(videoId));
  const { givenCalibration } = await videoRow(app.context, videoId);
  expect(givenCalibration).toMatchObject({ court: FLOOR.court, lines: FLOOR.lines });
  expect(givenCalibration).toHaveProperty('rim.cx');
});

test('nothing is confirmed before it was counted, by strangers, or by nobody', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await client.refused(409, contract.confirmVideoHoop, byId(videoId));
  const { client: stranger } = await app.signIn();
  await stranger.refused(404, contract.confirmVideoHoop, byId(videoId));
  await app.newClient().refused(401, contract.confirmVideoHoop, byId(videoId));
});
