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

test('the given court is kept with it', async () => {
  const { client, videoId } = await counted();
  await client.call(contract.setVideoCourt, { ...byId(videoId), body: FLOOR });
  await client.call(contract.confirmVideoHoop, byId(videoId));
  const { givenCalibration } = await videoRow(app.context, videoId);
  expect(givenCalibration).toMatchObject({ court: FLOOR.court, lines: FLOOR.lines });
  expect(givenCalibration).toHaveProperty('rim.cx');
});

test('a hoop cannot be confirmed before it was counted, by strangers, or without a session', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await client.refused(409, contract.confirmVideoHoop, byId(videoId));
  const { client: stranger } = await app.signIn();
  await stranger.refused(404, contract.confirmVideoHoop, byId(videoId));
  await app.newClient().refused(401, contract.confirmVideoHoop, byId(videoId));
});

const OTHER = { rim: { cx: 500, cy: 90, rx: 18, ry: 6 }, shots: ['missed', 'made'] as const };

async function doubtful() {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client, {
    shots: ['made', 'made', 'missed'],
    otherHoop: { ...OTHER, shots: [...OTHER.shots] },
  });
  const { workout } = await processAtOnce(client, videoId);
  const choose = (candidate: number) =>
    client.call(contract.chooseVideoHoop, { ...byId(videoId), body: { candidate } });
  const shots = async () => (await client.call(contract.getWorkout, byId(workout.id))).shots;
  return { client, videoId, workout, choose, shots };
}

test('a doubtful hoop comes with its alternatives and the shots counted there', async () => {
  const { client, videoId } = await doubtful();
  const { calibration } = await client.call(contract.getVideo, byId(videoId));
  expect(calibration?.candidates?.map(({ rim: { cx }, shots }) => [cx, shots])).toEqual([
    [300, 3],
    [OTHER.rim.cx, 2],
  ]);
});

test('with the other hoop chosen its shots are the workout’s, without another analysis', async () => {
  const { client, videoId, workout, choose, shots } = await doubtful();
  const video = await choose(1);
  expect(video.calibration).toMatchObject({ rim: OTHER.rim, source: 'user' });
  expect((await shots()).map(({ outcome }) => outcome)).toEqual(OTHER.shots);
  const changed = await client.call(contract.getWorkout, byId(workout.id));
  expect(changed).toMatchObject({ made: 1, missed: 1, totalShots: 2 });
  const row = await videoRow(app.context, videoId);
  expect(row.analysisVersion).toBe(1);
  expect(row.givenCalibration).toMatchObject({ rim: OTHER.rim });
  await choose(0);
  expect((await shots()).map(({ outcome }) => outcome)).toEqual(['made', 'made', 'missed']);
});

test('corrected shots stay when their hoop is chosen again', async () => {
  const { client, workout, choose, shots } = await doubtful();
  const reviewed = (await shots()).map(({ id, rimSeconds, zone }) => ({
    id,
    rimSeconds,
    zone,
    outcome: 'missed' as const,
  }));
  await client.call(contract.updateWorkout, { ...byId(workout.id), body: { shots: reviewed } });
  await choose(0);
  expect((await shots()).map(({ outcome }) => outcome)).toEqual(['missed', 'missed', 'missed']);
});

test('a hoop can only be chosen if it was offered, after the count, by the owner', async () => {
  const choice = (videoId: string, candidate = 0) => ({ ...byId(videoId), body: { candidate } });
  const { client, videoId } = await counted();
  await client.refused(404, contract.chooseVideoHoop, choice(videoId));
  await client.refused(400, contract.chooseVideoHoop, choice(videoId, 3));
  const waiting = await uploadedVideo(client);
  await client.refused(409, contract.chooseVideoHoop, choice(waiting));
  const { client: stranger } = await app.signIn();
  await stranger.refused(404, contract.chooseVideoHoop, choice(videoId));
  await app.newClient().refused(401, contract.chooseVideoHoop, choice(videoId));
});
