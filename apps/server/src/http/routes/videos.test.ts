import * as contract from '@hooplog/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { workouts } from '../../database/schema/index.ts';
import { pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  byId,
  newVideo,
  putFile,
  startProcessing,
  uploadedVideo,
  useTestWorker,
  processAtOnce,
  untilSettled,
  videoRow,
  RIM,
} from '../../testing/test-videos.ts';

const app = useTestApp();
useTestWorker(app);

const rowOf = (videoId: string) => videoRow(app.context, videoId);

describe('asking for an address to upload to', () => {
  test('gives one on the origin that was asked', async () => {
    const { client } = await app.signIn();
    const response = await client.request({
      method: 'POST',
      url: '/api/videos/upload',
      headers: { host: 'hoops.example:8080' },
    });
    const { uploadURL, videoId } = contract.createVideoUpload.response.parse(response.json());
    expect(uploadURL).toBe(`http://hoops.example:8080/api/videos/${videoId}/content`);
  });

  test.each([undefined, 'application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'treats an empty body of type %s as none',
    async (contentType) => {
      const { client } = await app.signIn();
      const response = await client.request({
        method: 'POST',
        url: '/api/videos/upload',
        headers: contentType === undefined ? {} : { 'content-type': contentType },
        payload: '',
      });
      expect(response.statusCode).toBe(200);
    },
  );
});

describe('uploading', () => {
  test('makes the video uploaded, with what its content says', async () => {
    const { client } = await app.signIn();
    const file = pretendVideo();
    const videoId = await uploadedVideo(client, file);
    const row = await rowOf(videoId);
    expect(row).toMatchObject({ bytes: file.length, contentType: 'video/mp4', state: 'uploaded' });
    expect(row.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await client.call(contract.getVideo, byId(videoId))).toMatchObject({
      state: 'uploaded',
      bytes: file.length,
      playbackUrl: null,
    });
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 not a video'), 415, /MP4, MOV, or AVI/],
    ['an empty file', Buffer.alloc(0), 415, /empty/],
  ])('%s is refused, and another file can follow', async (_, file, status, message) => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    const refused = await putFile(client, videoId, file);
    expect(refused.statusCode).toBe(status);
    expect(refused.json<contract.ErrorBody>().message).toMatch(message);
    expect((await rowOf(videoId)).state).toBe('awaiting_upload');
    expect((await putFile(client, videoId, pretendVideo())).statusCode).toBe(204);
  });

  test('a second upload is refused and changes nothing', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const before = await rowOf(videoId);
    const again = await putFile(client, videoId, pretendVideo({ steps: 9 }));
    expect(again.statusCode).toBe(409);
    expect(await rowOf(videoId)).toEqual(before);
  });

  test('of two at once, one is accepted and the other refused', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    const files = [pretendVideo({ steps: 1 }), pretendVideo({ steps: 22 })];
    const answers = await Promise.all(files.map((file) => putFile(client, videoId, file)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([204, 409]);
    const taken = files[statuses.indexOf(204)];
    expect((await rowOf(videoId)).bytes).toBe(taken?.length);
    expect((await processAtOnce(client, videoId)).workout.totalShots).toBe(3);
  });
});

describe('processing', () => {
  test('answers the workout and its zones when the shots are counted', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client, { shots: ['made', 'missed', 'missed'] });
    const { workout, shotData } = await processAtOnce(client, videoId);
    expect(workout).toMatchObject({ totalShots: 3, made: 1, missed: 2, source: 'video', videoId });
    expect(workout.videoUrl).toBe(`/api/videos/${videoId}/file`);
    expect(shotData).toEqual([{ zone: 'zone_5_free_throw', made: 1, total: 3 }]);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 3, made: 1 });
  });

  test('dates the workout at the moment of the request', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    app.clock = new Date(Date.now() - 60_000);
    try {
      const asked = app.clock.toISOString();
      expect((await processAtOnce(client, videoId)).workout.workoutDate).toBe(asked);
    } finally {
      app.clock = null;
    }
  });

  test('answers at once when asked to, and says where to look', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const response = await client.send(contract.processVideo, {
      body: { videoURL: `https://elsewhere.example/api/videos/${videoId}` },
      headers: { prefer: 'wait=5, respond-async' },
    });
    expect(response.statusCode).toBe(202);
    expect(response.headers['location']).toBe(`/api/videos/${videoId}`);
    expect(contract.videoSchema.parse(response.json()).state).toBe('queued');
    expect(await untilSettled(client, videoId)).toMatchObject({ state: 'analysed', shotsSoFar: 3 });
  });

  test('twice, at once or one after the other, gives one workout', async () => {
    const { client, user } = await app.signIn();
    const videoId = await uploadedVideo(client, { stepMs: 100 });
    const [first, second] = await Promise.all([
      processAtOnce(client, videoId),
      processAtOnce(client, videoId),
    ]);
    const third = await processAtOnce(client, videoId);
    expect(second.workout.id).toBe(first.workout.id);
    expect(third).toEqual(first);
    const rows = await app.context.database
      .select()
      .from(workouts)
      .where(eq(workouts.userId, user.id));
    expect(rows).toHaveLength(1);
    expect((await rowOf(videoId)).analysisVersion).toBe(1);
  });

  test('with another hoop counts again, into the same workout', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const first = await processAtOnce(client, videoId);
    const again = await startProcessing(client, videoId, { rim: RIM, court: null });
    expect(again.state).toBe('queued');
    const video = await untilSettled(client, videoId);
    expect(video.calibration).toMatchObject({ rim: RIM, source: 'user' });
    expect(video.workoutId).toBe(first.workout.id);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 3, workoutCount: 1 });
    // The same hoop again, or no particular one, changes nothing.
    expect(await startProcessing(client, videoId, { rim: RIM, court: null })).toEqual(video);
    expect(await startProcessing(client, videoId)).toEqual(video);
  });

  test('that fails gives the reason, makes no workout, and can be retried', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client, { crash: true });
    const body = { videoURL: `/api/videos/${videoId}/content` };
    const refusal = await client.refused(422, contract.processVideo, { body });
    expect(refusal).toMatchObject({ code: 'analysis_failed' });
    expect(await client.call(contract.getVideo, byId(videoId))).toMatchObject({
      state: 'failed',
      failure: { code: 'internal', message: refusal.message },
      workoutId: null,
    });
    expect((await startProcessing(client, videoId)).state).toBe('queued');
    expect((await untilSettled(client, videoId)).state).toBe('failed');
    expect((await rowOf(videoId)).analysisVersion).toBe(2);
  });

  test('is refused before the file is uploaded', async () => {
    const { client } = await app.signIn();
    const body = { videoURL: `/api/videos/${await newVideo(client)}/content` };
    const refusal = await client.refused(409, contract.processVideo, { body });
    expect(refusal.code).toBe('not_uploaded');
  });

  test.each(['', 'nonsense', 'https://example.com/video.mp4'])('%j names no video', async (url) => {
    const { client } = await app.signIn();
    const body = { videoURL: url };
    const refusal = await client.refused(400, contract.processVideo, { body });
    expect(refusal.fields).toHaveProperty('videoURL');
  });
});

describe('events', () => {
  test('tell each change in order, the last with the workout, and end', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client, { steps: 3, stepMs: 600 });
    await startProcessing(client, videoId);
    const response = await client.send(contract.streamVideoEvents, byId(videoId));
    expect(response.headers['content-type']).toMatch('text/event-stream');
    const events = [...response.body.matchAll(/^event: video\ndata: (.*)$/gm)].map(([, json]) =>
      contract.videoSchema.parse(JSON.parse(json ?? '')),
    );
    const progress = events.map((video) => video.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(events.map(({ progressMessage }) => progressMessage)).toContain(
      'Counting shots… 2 so far',
    );
    expect(new Set(events.map(({ state }) => state)).size).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ state: 'analysed', progress: 1, shotsSoFar: 3 });
    expect(events.at(-1)?.workoutId).not.toBeNull();
  });

  test('of a finished video are sent once', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await processAtOnce(client, videoId);
    const { body } = await client.send(contract.streamVideoEvents, byId(videoId));
    expect(body.match(/^event:/gm)).toHaveLength(1);
  });

  test('end when the video is removed', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const streaming = client.send(contract.streamVideoEvents, byId(videoId));
    await client.call(contract.deleteVideo, byId(videoId));
    // Either may come first: the stream ends, or the video is not found.
    expect([200, 404]).toContain((await streaming).statusCode);
  });
});

describe('the list', () => {
  test('holds what is not done with: newest first, reviewed and unsent ones left out', async () => {
    const { client } = await app.signIn();
    await newVideo(client);
    const reviewed = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, reviewed);
    await client.call(contract.updateWorkout, {
      params: { id: workout.id },
      body: { notes: 'ok' },
    });
    const waiting = await uploadedVideo(client);
    await processAtOnce(client, waiting);
    const failed = await uploadedVideo(client, { crash: true });
    await startProcessing(client, failed);
    await untilSettled(client, failed);
    const uploaded = await uploadedVideo(client);
    const listed = await client.call(contract.listVideos);
    expect(listed.map(({ id }) => id)).toEqual([uploaded, failed, waiting]);
  });
});

describe('removing', () => {
  test('deletes the video, and its files with the trash', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    await client.call(contract.deleteVideo, byId(videoId));
    await client.refused(404, contract.getVideo, byId(videoId));
    await client.call(contract.emptyTrash);
    await expect.poll(() => foldersLeft()).not.toContain(videoId);
  });

  test('is refused while a workout stands on it; deleting that takes the video along', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const { workout } = await processAtOnce(client, videoId);
    await client.refused(409, contract.deleteVideo, byId(videoId));
    await client.call(contract.deleteWorkout, { params: { id: workout.id } });
    await client.refused(404, contract.getVideo, byId(videoId));
    await client.call(contract.emptyTrash);
    await expect.poll(() => foldersLeft()).not.toContain(videoId);
  });

  async function foldersLeft(): Promise<string[]> {
    const folders: string[] = [];
    for await (const { folder } of app.context.storage.listFolders()) folders.push(folder);
    return folders;
  }
});

describe('who may', () => {
  const ALL = [
    contract.uploadVideoFile,
    contract.getVideo,
    contract.deleteVideo,
    contract.streamVideoEvents,
    contract.playVideo,
    contract.getVideoPoster,
  ] as const;
  let videoId: string;
  beforeAll(async () => {
    const { client } = await app.signIn();
    videoId = await uploadedVideo(client);
    await processAtOnce(client, videoId);
  });

  test.each(ALL)('$method $path of another user is 404', async ({ method, path }) => {
    const { client } = await app.signIn();
    const response = await client.request({ method, url: path.replace(':id', videoId) });
    expect(response.statusCode).toBe(404);
    expect(response.json<contract.ErrorBody>().code).toBe('not_found');
  });

  test.each(ALL)('$method $path without a session is 401', async ({ method, path }) => {
    const response = await app.newClient().request({ method, url: path.replace(':id', videoId) });
    expect(response.statusCode).toBe(401);
  });

  test('processing the video of another user is 404', async () => {
    const { client } = await app.signIn();
    await client.refused(404, contract.processVideo, {
      body: { videoURL: `/api/videos/${videoId}` },
    });
  });

  test('the list holds no videos of others', async () => {
    const { client } = await app.signIn();
    expect(await client.call(contract.listVideos)).toEqual([]);
  });
});
