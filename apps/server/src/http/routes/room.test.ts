import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { videos } from '../../database/schema/index.ts';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  byId,
  newVideo,
  processAtOnce,
  putFile,
  uploadedVideo,
  useTestWorker,
  videoRow,
} from '../../testing/test-videos.ts';

const GB = 1_000_000_000;
const NOTHING = { count: 0, bytes: 0 };

const announce = (client: TestClient, bytes: number) =>
  client.send(contract.createResumableUpload, {
    headers: { 'tus-resumable': '1.0.0', 'upload-length': String(bytes) },
  });

describe('without a limit', () => {
  const app = useTestApp();
  useTestWorker(app);

  test('says what takes room, by kind', async () => {
    const { client } = await app.signIn();
    expect(await client.call(contract.getRoom)).toEqual({
      ...{ limitBytes: null, usedBytes: 0 },
      ...{ films: NOTHING, clips: NOTHING, unfinished: NOTHING, trash: NOTHING },
    });
    await newVideo(client);
    await announce(client, 5000);
    const videoId = await uploadedVideo(client);
    const { id: counted } = await client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO });
    await app.context.database.update(videos).set({ madeBytes: 70 }).where(eq(videos.id, counted));
    const { bytes } = await videoRow(app.context, videoId);
    expect(await client.call(contract.getRoom)).toEqual({
      limitBytes: null,
      usedBytes: 5070 + (bytes ?? 0),
      films: { count: 1, bytes },
      clips: { count: 1, bytes: 70 },
      unfinished: { count: 1, bytes: 5000 },
      trash: NOTHING,
    });
  });

  test('counts what is made of a film, and nothing of one that is gone', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, videoId);
    const { bytes, madeBytes } = await videoRow(app.context, videoId);
    expect(madeBytes).toBeGreaterThan(0);
    const room = await client.call(contract.getRoom);
    expect(room.films).toEqual({ count: 1, bytes: (bytes ?? 0) + (madeBytes ?? 0) });
    await client.call(contract.deleteWorkout, byId(workout.id));
    await client.call(contract.emptyTrash);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(0);
  });

  test("is not told of others' videos, and not to strangers", async () => {
    const { client: owner } = await app.signIn();
    await uploadedVideo(owner);
    const { client } = await app.signIn();
    expect((await client.call(contract.getRoom)).usedBytes).toBe(0);
    await app.newClient().refused(401, contract.getRoom);
  });
});

describe('with a limit of one gigabyte', () => {
  const { limits } = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ROOM_PER_USER: '1' });
  const app = useTestApp({ limits });

  test('an upload that does not fit is refused in words, by whichever call', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    expect((await announce(client, 500_000_000)).statusCode).toBe(201);
    expect((await announce(client, 500_000_000)).statusCode).toBe(201);
    const refused = await announce(client, 1000);
    expect(refused.statusCode).toBe(507);
    expect(refused.json<contract.ErrorBody>()).toMatchObject({
      code: 'room_used',
      message: expect.stringMatching(/^Your 1 GB on this server are full/) as string,
    });
    const plain = await client.refused(507, contract.createVideoUpload);
    expect(plain.code).toBe('room_used');
    expect((await putFile(client, videoId, pretendVideo())).statusCode).toBe(507);
    expect((await videoRow(app.context, videoId)).state).toBe('awaiting_upload');
  });

  test('what was deleted makes room, and others have theirs', async () => {
    const { client } = await app.signIn();
    const ids: string[] = [];
    for (let count = 0; count < 2; count += 1) {
      const answer = await announce(client, 500_000_000);
      ids.push(contract.createResumableUpload.response.parse(answer.json()).videoId);
    }
    expect((await announce(client, 1)).statusCode).toBe(507);
    expect((await announce((await app.signIn()).client, 1)).statusCode).toBe(201);
    await client.call(contract.deleteVideo, byId(ids[0] ?? ''));
    expect((await announce(client, 500_000_000)).statusCode).toBe(201);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(GB);
  });
});
