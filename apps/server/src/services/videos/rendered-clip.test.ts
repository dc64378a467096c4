import * as fs from 'node:fs/promises';
import * as contract from '@hooplog/contract';
import { type RenderedClip, renderedClip } from '@hooplog/eval';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadedVideo, useTestWorker } from '../../testing/test-videos.ts';

// End to end without fakes: a video goes in, counted shots come out.
const app = useTestApp();
let clip: RenderedClip;
beforeAll(async () => {
  clip = await renderedClip();
});
useTestWorker(app, { reallyLook: true });

test('an uploaded workout becomes counted shots, statistics and a video that plays', async () => {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client, await fs.readFile(clip.path));
  const { workout, shotData } = await client.call(contract.processVideo, {
    body: {
      videoURL: `/api/videos/${videoId}/content`,
      calibration: contract.calibrationInputSchema.parse(clip.truth),
    },
  });
  const { shots } = clip.truth;
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  expect(workout).toMatchObject({ totalShots: shots.length, made, missed: shots.length - made });
  expect(workout.shots.map(({ outcome }) => outcome)).toEqual(shots.map(({ outcome }) => outcome));
  for (const [index, { rimSeconds }] of shots.entries()) {
    const difference = (workout.shots[index]?.rimSeconds ?? 0) - rimSeconds;
    expect(Math.abs(difference)).toBeLessThan(0.6);
  }
  const zoned = workout.shots.filter(({ zone }) => zone !== null).length;
  expect(shotData.reduce((sum, zone) => sum + zone.total, 0)).toBe(zoned);
  expect(await client.call(contract.getStats)).toMatchObject({ totalShots: shots.length, made });

  const video = await client.call(contract.getVideo, { params: { id: videoId } });
  expect(video).toMatchObject({
    state: 'analysed',
    media: { width: 640, height: 360 },
    calibration: { source: 'user' },
  });
  const poster = await client.send(contract.getVideoPoster, { params: { id: videoId } });
  expect(poster.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  const file = await client.send(contract.playVideo, { params: { id: videoId } });
  expect(file.rawPayload.toString('latin1', 4, 8)).toBe('ftyp');
});
