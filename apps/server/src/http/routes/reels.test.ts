import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reels, videos } from '../../database/schema/workouts.ts';
import { parseKey } from '../../storage/storage.ts';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { byId, processAtOnce, uploadedVideo, useTestWorker } from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

/** A workout of a video with makes at 2 s and 7 s and a miss at 12 s. */
async function filmed(client: TestClient) {
  const videoId = await uploadedVideo(client);
  const { workout } = await processAtOnce(client, videoId);
  return { videoId, workout };
}

const stateOf = async (client: TestClient, id: string) =>
  (await client.call(contract.getReel, byId(id))).state;

async function readyReel(client: TestClient, id: string): Promise<string> {
  await client.call(contract.makeReel, byId(id));
  await expect.poll(() => stateOf(client, id)).toBe('ready');
  return (await client.send(contract.playReel, byId(id))).body;
}

async function fileOf(videoId: string): Promise<string> {
  const [row] = await app.context.database.select().from(reels).where(eq(reels.videoId, videoId));
  return row?.storageKey ?? '';
}

describe('a reel', () => {
  test('is made on request, and plays with Range', async () => {
    const { client } = await app.signIn();
    const { workout } = await filmed(client);
    const before = await client.call(contract.getReel, byId(workout.id));
    expect(before).toMatchObject({ state: 'none', durationSeconds: 6.5, url: null, refusal: null });
    await client.refused(404, contract.playReel, byId(workout.id));

    const asked = await client.send(contract.makeReel, byId(workout.id));
    expect(asked.statusCode).toBe(202);
    expect(await readyReel(client, workout.id)).toBe('0-3 4.5-8');
    const { url } = await client.call(contract.getReel, byId(workout.id));
    expect(url).toBe(`/api/workouts/${workout.id}/reel.mp4`);
    const part = await client.request({
      method: 'GET',
      url: url ?? '',
      headers: { range: 'bytes=0-2' },
    });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.body).toBe('0-3');
  });

  test('that is ready is not made twice', async () => {
    const { client } = await app.signIn();
    const { workout, videoId } = await filmed(client);
    await readyReel(client, workout.id);
    const file = await fileOf(videoId);
    expect((await client.call(contract.makeReel, byId(workout.id))).state).toBe('ready');
    expect(await fileOf(videoId)).toBe(file);
  });

  test('follows a correction: the old one plays no more, and the new one takes its place', async () => {
    const { client } = await app.signIn();
    const { workout, videoId } = await filmed(client);
    await readyReel(client, workout.id);
    const old = await fileOf(videoId);
    await client.call(contract.updateWorkout, {
      ...byId(workout.id),
      body: {
        shots: workout.shots.map(({ id, rimSeconds, zone }, index) => ({
          ...{ id, rimSeconds, zone },
          outcome: index === 2 ? ('made' as const) : ('missed' as const),
        })),
      },
    });
    expect(await stateOf(client, workout.id)).toBe('none');
    await client.refused(404, contract.playReel, byId(workout.id));
    expect(await readyReel(client, workout.id)).toBe('9.5-13');
    expect(await storedFiles(app.context)).not.toContain(old);
  });

  test('is for its owner alone, on the disk as well, and goes with its video', async () => {
    const { client } = await app.signIn();
    const { workout, videoId } = await filmed(client);
    await readyReel(client, workout.id);
    const key = await fileOf(videoId);
    const { folder, name } = parseKey(key);
    const found = (await fs.readdir(app.context.config.dataDir, { recursive: true })).find((file) =>
      file.endsWith(path.join(folder, name)),
    );
    const { mode } = await fs.stat(path.join(app.context.config.dataDir, found ?? 'nowhere'));
    expect((mode & 0o777).toString(8)).toBe('600');
    await client.call(contract.deleteWorkout, byId(workout.id));
    await client.call(contract.emptyTrash);
    await expect.poll(() => storedFiles(app.context)).not.toContain(key);
  });
});

describe('no reel', () => {
  test.each<[string, (client: TestClient) => Promise<string>, string]>([
    [
      'of a workout counted by hand',
      async (client) => {
        const workout = { workoutDate: '2026-03-01T18:00:00Z', totalShots: 2, made: 1, missed: 1 };
        return (await client.call(contract.createWorkout, { body: { workout, shotData: [] } })).id;
      },
      'A reel needs a video, and this workout has none.',
    ],
    [
      'if the film stayed on the device',
      async (client) => {
        const video = await client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO });
        return video.workoutId ?? '';
      },
      'The video of this workout stayed on the device that counted it, so no reel can be made here.',
    ],
    [
      'without a make',
      async (client) => {
        const videoId = await uploadedVideo(client, { shots: ['missed'] });
        return (await processAtOnce(client, videoId)).workout.id;
      },
      'There are no makes to show in this video.',
    ],
    [
      'if the file is gone',
      async (client) => {
        const { workout, videoId } = await filmed(client);
        const [row] = await app.context.database
          .select()
          .from(videos)
          .where(eq(videos.id, videoId));
        await app.context.storage.delete(parseKey(row?.renditionKey ?? ''));
        return workout.id;
      },
      'The video of this workout is gone, so no reel can be made of it.',
    ],
  ])('%s, with the reason', async (_, workoutOf, words) => {
    const { client } = await app.signIn();
    const id = await workoutOf(client);
    const refused = await client.refused(409, contract.makeReel, byId(id));
    expect(refused.message).toBe(words);
  });
});

describe('who may', () => {
  const ALL = [contract.getReel, contract.makeReel, contract.playReel] as const;
  let id: string;
  beforeAll(async () => {
    const { client } = await app.signIn();
    const { workout } = await filmed(client);
    ({ id } = workout);
  });

  test.each(ALL)('$method $path of another user is 404', async (endpoint) => {
    const { client } = await app.signIn();
    await client.refused(404, endpoint, byId(id));
  });

  test.each(ALL)('$method $path without a session is 401', async ({ method, path: address }) => {
    const url = address.replace(':id', id);
    expect((await app.newClient().request({ method, url })).statusCode).toBe(401);
  });

  test.each(ALL)('$method $path of what is no workout is 404', async (endpoint) => {
    const { client } = await app.signIn();
    await client.refused(404, endpoint, byId('mine'));
  });
});
