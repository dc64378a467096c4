import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { videos } from '../../database/schema/index.ts';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { COUNTED_VIDEO } from '../../testing/counted-video.ts';
import { parseKey } from '../../storage/storage.ts';
import { listUsers } from '../../services/operator/list-users.ts';
import { newBucket, noS3 } from '../../testing/s3/s3-server.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { aPicture } from '../../testing/test-picture.ts';
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

let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture();
});
const setPhoto = (client: TestClient) =>
  client.request({ method: 'PUT', url: '/api/user/photo', payload: picture });

describe('without a limit', () => {
  const app = useTestApp();
  useTestWorker(app);

  test('says what takes room, by kind', async () => {
    const { client } = await app.signIn();
    expect(await client.call(contract.getRoom)).toEqual({
      ...{ limitBytes: null, usedBytes: 0 },
      ...{ films: NOTHING, clips: NOTHING, unfinished: NOTHING, trash: NOTHING },
      ...{ reels: NOTHING, photo: NOTHING },
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
      ...{ reels: NOTHING, photo: NOTHING, trash: NOTHING },
    });
  });

  test('counts files made from a film, and nothing of a deleted film', async () => {
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

  test('counts no videos of others, and needs a session', async () => {
    const { client: owner } = await app.signIn();
    await uploadedVideo(owner);
    const { client } = await app.signIn();
    expect((await client.call(contract.getRoom)).usedBytes).toBe(0);
    await app.newClient().refused(401, contract.getRoom);
  });
});

const s3 = noS3 ? null : await newBucket();

describe.each([
  ['on the disk', { s3: null }, false],
  ['in a bucket', { s3 }, noS3],
])('what is stored %s', (_, overrides, isSkipped) => {
  describe.skipIf(isSkipped)('is what the room says', () => {
    const app = useTestApp(overrides);
    useTestWorker(app);

    const stored = async () => {
      const { storage } = app.context;
      let bytes = 0;
      for (const key of await storedFiles(app.context)) {
        bytes += (await storage.stat(parseKey(key)))?.bytes ?? 0;
      }
      return bytes;
    };
    const roomOf = (client: TestClient) => client.call(contract.getRoom);

    async function withReel(client: TestClient) {
      const { workout } = await processAtOnce(client, await uploadedVideo(client));
      await client.call(contract.makeReel, byId(workout.id));
      const state = async () => (await client.call(contract.getReel, byId(workout.id))).state;
      await expect.poll(state).toBe('ready');
      return workout.id;
    }

    test('of film, poster, reel and photo, through trash and removal', async () => {
      const { client, user } = await app.signIn();
      const id = await withReel(client);
      expect((await setPhoto(client)).statusCode).toBe(200);
      const full = await roomOf(client);
      expect(full).toMatchObject({ films: { count: 1 }, reels: { count: 1 }, photo: { count: 1 } });
      expect(full.usedBytes).toBe(await stored());

      await client.call(contract.deleteWorkout, byId(id));
      const inTrash = await roomOf(client);
      expect(inTrash).toMatchObject({ reels: NOTHING, trash: { count: 1 } });
      expect(inTrash.usedBytes).toBe(full.usedBytes);
      await client.call(contract.restoreTrashed, byId(id));
      expect(await roomOf(client)).toEqual(full);

      await client.call(contract.deleteReels);
      await client.call(contract.deleteReels);
      const withoutReel = await roomOf(client);
      expect(withoutReel.usedBytes).toBe(full.usedBytes - full.reels.bytes);
      expect(withoutReel.usedBytes).toBe(await stored());
      expect((await client.call(contract.getReel, byId(id))).state).toBe('none');

      await client.call(contract.removePhoto);
      await expect.poll(stored).toBe(withoutReel.usedBytes - full.photo.bytes);
      expect((await roomOf(client)).usedBytes).toBe(await stored());

      const { page } = await listUsers(app.context, { q: user.email });
      expect(page.map(({ bytes }) => bytes)).toEqual([await stored()]);
    });

    test('is not affected when another user removes something', async () => {
      const [owner, other] = [await app.signIn(), await app.signIn()];
      const id = await withReel(owner.client);
      await other.client.call(contract.deleteReels);
      await app.newClient().refused(401, contract.deleteReels);
      expect((await owner.client.call(contract.getReel, byId(id))).state).toBe('ready');
    });
  });
});

const { limits } = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', ROOM_PER_USER: '1' });

describe('with a limit of one gigabyte', () => {
  const app = useTestApp({ limits });
  useTestWorker(app);

  test('an upload that does not fit is refused with a message, by every call', async () => {
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

  test('many uploads that are announced at once get no more than there is', async () => {
    const { client } = await app.signIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => announce(client, 200_000_000)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(GB);
  });

  test('many files that are sent at once get no more than there is, and nothing stays of the others', async () => {
    const { client } = await app.signIn();
    const film = pretendVideo();
    const ids = await Promise.all(Array.from({ length: 6 }, () => newVideo(client)));
    const full = await newVideo(client);
    await app.context.database
      .update(videos)
      .set({ bytes: GB - 2 * film.length })
      .where(eq(videos.id, full));
    const answers = await Promise.all(ids.map((id) => putFile(client, id, film)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([204, 204, 507, 507, 507, 507]);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(GB);
    const kept = (await storedFiles(app.context)).filter((key) =>
      ids.some((id) => key.startsWith(id)),
    );
    expect(kept).toHaveLength(2);
  });

  test('a file that was announced smaller than it is gets no more than there is', async () => {
    const { client } = await app.signIn();
    const film = pretendVideo();
    const answer = await announce(client, 1);
    const { videoId } = contract.createResumableUpload.response.parse(answer.json());
    const full = await newVideo(client);
    await app.context.database
      .update(videos)
      .set({ bytes: GB - 2 })
      .where(eq(videos.id, full));
    expect((await putFile(client, videoId, film)).statusCode).toBe(507);
    expect((await client.call(contract.getRoom)).usedBytes).toBe(GB - 1);
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

  test('a reel is refused when nothing fits any more, a photo is not', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, videoId);
    await app.context.database.update(videos).set({ bytes: GB }).where(eq(videos.id, videoId));
    expect((await client.refused(507, contract.makeReel, byId(workout.id))).code).toBe('room_used');
    expect((await setPhoto(client)).statusCode).toBe(200);
  });
});

describe('with a limit of one gigabyte, while no worker prepares clips', () => {
  const app = useTestApp({ limits });

  test('clips of counts from a device get no more than there is either, and nothing stays of the others', async () => {
    const { client } = await app.signIn();
    const clips = pretendVideo();
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      ids.push((await client.call(contract.saveCountedVideo, { body: COUNTED_VIDEO })).id);
    }
    const full = await newVideo(client);
    await app.context.database
      .update(videos)
      .set({ bytes: GB - 2 * clips.length })
      .where(eq(videos.id, full));
    const send = (id: string) =>
      client.request({ method: 'PUT', url: `/api/videos/${id}/clips`, payload: clips });
    const answers = await Promise.all(ids.map(send));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([204, 204, 507, 507]);
    const { usedBytes, ...room } = await client.call(contract.getRoom);
    expect(usedBytes).toBe(GB);
    expect(room.clips).toEqual({ count: 2, bytes: 2 * clips.length });
    const kept = (await storedFiles(app.context)).filter((key) =>
      ids.some((id) => key.startsWith(id)),
    );
    expect(kept).toHaveLength(2);
  });
});
