import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { newBucket, noS3 } from '../../testing/s3/s3-server.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  byId,
  startProcessing,
  uploadedVideo,
  untilSettled,
  useTestWorker,
} from '../../testing/test-videos.ts';

const s3 = noS3 ? null : await newBucket();

describe.skipIf(noS3)('a film in a bucket', () => {
  const app = useTestApp({ s3 });
  useTestWorker(app);

  test('is uploaded, analysed, played from anywhere, and deleted', async () => {
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
    expect(await fs.readdir(join(dataDir, 'work'))).toEqual([]);
    await client.call(contract.deleteWorkout, byId(workoutId ?? ''));
    await client.call(contract.emptyTrash);
    await expect.poll(() => storedFiles(app.context)).toEqual([]);
  });
});
