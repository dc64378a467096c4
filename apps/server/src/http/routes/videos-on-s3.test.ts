import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { removeOrphanedFiles } from '../../services/videos/forget-stale.ts';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { newBucket, noS3 } from '../../testing/s3/s3-server.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  byId,
  processAtOnce,
  startProcessing,
  uploadedVideo,
  untilSettled,
  useTestWorker,
} from '../../testing/test-videos.ts';

const s3 = noS3 ? null : await newBucket();

describe.skipIf(noS3)('a film in a bucket', () => {
  const app = useTestApp({ s3 });
  useTestWorker(app);

  test('is uploaded, analysed, played with ranges, and deleted', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await startProcessing(client, videoId);
    const { state, workoutId } = await untilSettled(client, videoId);
    expect(state).toBe('analysed');

    const play = (headers = {}) => client.request({ url: `/api/videos/${videoId}/file`, headers });
    const whole = await play();
    expect(whole.statusCode).toBe(200);
    const part = await play({ range: 'bytes=2-5' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 6));
    const stranger = await app.signIn();
    const refused = await stranger.client.request({ url: `/api/videos/${videoId}/file` });
    expect(refused.statusCode).toBe(404);

    const { dataDir } = app.context.config;
    expect(await fs.readdir(join(dataDir, 'videos')).catch(() => [])).toEqual([]);
    // The worker cleans up its folder after it has announced the result.
    await expect.poll(() => fs.readdir(join(dataDir, 'work'))).toEqual([]);
    await client.call(contract.deleteWorkout, byId(workoutId ?? ''));
    await client.call(contract.emptyTrash);
    await expect.poll(() => storedFiles(app.context)).toEqual([]);
  });

  const kindsOf = async (videoId: string) =>
    (await storedFiles(app.context))
      .filter((key) => key.startsWith(videoId))
      .map((key) => key.split('/')[1]?.split('-')[0])
      .toSorted();
  const plays = async (client: TestClient, videoId: string, workoutId: string) => {
    const calls = [
      await client.send(contract.playVideo, byId(videoId)),
      await client.send(contract.getVideoPoster, byId(videoId)),
      await client.send(contract.playReel, byId(workoutId)),
    ];
    return calls.map(({ statusCode }) => statusCode);
  };
  /** Sweeps all files without a row, however new. */
  const sweep = () => removeOrphanedFiles(app.context, new Date(Date.now() + 24 * 3_600_000));

  /** A film whose original, rendition, poster and reel are stored. */
  async function filmed(client: TestClient) {
    const videoId = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, videoId);
    return { videoId, workoutId: workout.id };
  }

  /** Clips that a device sent, with the rendition and poster made from them. */
  async function withClips(client: TestClient) {
    const { id, workoutId } = await client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO });
    const url = `/api/videos/${id}/clips`;
    const sent = await client.request({ method: 'PUT', url, payload: pretendVideo() });
    expect(sent.statusCode).toBe(204);
    const prepared = async () =>
      (await client.call(contract.getVideo, byId(id))).playbackUrl !== null;
    await expect.poll(prepared).toBe(true);
    return { videoId: id, workoutId: workoutId ?? '' };
  }

  test.each([
    ['a film', filmed, ['original', 'poster', 'reel', 'rendition']],
    ['clips of a device', withClips, ['poster', 'reel', 'rendition']],
  ] as const)(
    '%s with its reel can be trashed, restored, and deleted for good',
    async (_, make, kinds) => {
      const { client } = await app.signIn();
      const { videoId, workoutId } = await make(client);
      await client.call(contract.makeReel, byId(workoutId));
      const reel = async () => (await client.call(contract.getReel, byId(workoutId))).state;
      await expect.poll(reel).toBe('ready');
      await expect.poll(() => kindsOf(videoId)).toEqual(kinds);
      expect(await plays(client, videoId, workoutId)).toEqual([200, 200, 200]);

      await client.call(contract.deleteWorkout, byId(workoutId));
      await sweep();
      expect(await plays(client, videoId, workoutId)).toEqual([404, 404, 404]);
      expect(await kindsOf(videoId)).toEqual(kinds);

      await client.call(contract.restoreTrashed, byId(workoutId));
      expect(await plays(client, videoId, workoutId)).toEqual([200, 200, 200]);

      await client.call(contract.deleteWorkout, byId(workoutId));
      await client.call(contract.deleteTrashed, byId(workoutId));
      await expect.poll(() => kindsOf(videoId)).toEqual([]);
      await client.refused(404, contract.restoreTrashed, byId(workoutId));
    },
  );
});
