import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../jobs/analysis/limits.ts';
import { releaseJobsOfDeadWorkers } from '../../jobs/liveness.ts';
import { removeStaleUploads } from '../../jobs/handlers/remove-stale-uploads.ts';
import { type Pretended, pretendVideo } from '../../jobs/testing/pretend-video.ts';
import { endSentClips, resumeLostClips } from '../../services/videos/clips.ts';
import { COUNTED_VIDEO as body } from '../../testing/counted-video.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { byId, startTestWorker, uploadedVideo, videoRow } from '../../testing/test-videos.ts';

const app = useTestApp();
const rowOf = (videoId: string) => videoRow(app.context, videoId);
const filesOf = (videoId: string) => app.context.storage.listFiles(videoId);
/** Queued and running jobs; a failed attempt has its error. */
const jobs = () =>
  app.context.database
    .execute(
      sql`select identifier, attempts, locked_by, last_error from graphile_worker._private_jobs as job
        join graphile_worker._private_tasks as task on task.id = job.task_id`,
    )
    .then(({ rows }) => rows);

let client: TestClient;
let video: contract.Video;
const send = (from: TestClient, id: string, payload: Buffer = pretendVideo()) =>
  from.request({ method: 'PUT', url: `/api/videos/${id}/clips`, payload });
const look = () => client.call(contract.getVideo, byId(video.id));

beforeEach(async () => {
  await app.context.database.execute(sql`delete from graphile_worker._private_jobs`);
  ({ client } = await app.signIn());
  video = await client.call(contract.saveCountedVideo, { body });
});

/** Runs a worker until the queue is empty. */
async function work(): Promise<void> {
  await using _worker = await startTestWorker(app.context);
  await expect.poll(jobs).toEqual([]);
}

describe('the clips of what a device counted', () => {
  test('play and show a poster once they are prepared, and what was sent is gone', async () => {
    const before = await rowOf(video.id);
    expect((await send(client, video.id)).statusCode).toBe(204);
    expect(await look()).toMatchObject({ playbackUrl: null });
    await work();
    expect(await look()).toMatchObject({
      isStored: false,
      playbackUrl: `/api/videos/${video.id}/file`,
      posterUrl: `/api/videos/${video.id}/poster`,
      shotsSoFar: 2,
    });
    // The rendition plays, not the uploaded file.
    expect((await client.send(contract.playVideo, byId(video.id))).body).toBe('0123456789');
    expect((await filesOf(video.id)).map(({ key }) => key.name.split('-')[0]).sort()).toEqual([
      'poster',
      'rendition',
    ]);
    // Preparing clips does not count as a change.
    expect((await rowOf(video.id)).updatedAt).toEqual(before.updatedAt);
  });

  test('are taken once, however often they are sent', async () => {
    const sent = await Promise.all([send(client, video.id), send(client, video.id)]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await filesOf(video.id)).toHaveLength(1);
    await work();
    const { renditionKey } = await rowOf(video.id);
    expect((await send(client, video.id)).statusCode).toBe(204);
    expect(await rowOf(video.id)).toMatchObject({ renditionKey, clipsKey: null });
  });

  test('do not make it a video that the server can count', async () => {
    await send(client, video.id);
    await work();
    const asked = await client.send(contract.processVideo, {
      body: { videoURL: `/api/videos/${video.id}/content` },
    });
    expect(asked.statusCode).toBe(409);
  });

  test('are deleted when it is counted again: its shots may be elsewhere', async () => {
    await send(client, video.id);
    await work();
    const again = await client.call(contract.saveCountedVideo, {
      body: { ...body, videoId: video.id },
    });
    expect(again).toMatchObject({ playbackUrl: null, posterUrl: null });
    expect((await send(client, video.id)).statusCode).toBe(204);
  });

  test('that were being uploaded then are not used for the new count', async () => {
    await send(client, video.id);
    const { clipsKey } = await rowOf(video.id);
    await client.call(contract.saveCountedVideo, { body: { ...body, videoId: video.id } });
    await send(client, video.id);
    const old = { renditionKey: 'old/rendition', posterKey: 'old/poster', madeBytes: 1 };
    expect(await endSentClips(app.context.database, video.id, clipsKey ?? '', old)).toBe(false);
    expect(await look()).toMatchObject({ playbackUrl: null });
    await work();
    expect((await rowOf(video.id)).renditionKey).toContain(video.id);
  });

  test('go with the workout', async () => {
    await send(client, video.id);
    await work();
    await client.call(contract.deleteWorkout, byId(video.workoutId ?? ''));
    await client.call(contract.emptyTrash);
    await work();
    expect(await filesOf(video.id)).toEqual([]);
  });

  test('that are being prepared when the workout is deleted come back with it', async () => {
    await send(client, video.id);
    const { clipsKey } = await rowOf(video.id);
    await client.call(contract.deleteWorkout, byId(video.workoutId ?? ''));
    await work();
    expect(await filesOf(video.id)).toHaveLength(1);
    await client.call(contract.restoreTrashed, byId(video.workoutId ?? ''));
    expect((await rowOf(video.id)).clipsKey).toBe(clipsKey);
    await resumeLostClips(app.context.database);
    await work();
    expect(await rowOf(video.id)).toMatchObject({ clipsKey: null });
    expect((await rowOf(video.id)).renditionKey).toContain(video.id);
  });
});

describe('clips are refused', () => {
  test('from callers who are not signed in', async () => {
    expect((await send(app.newClient(), video.id)).statusCode).toBe(401);
  });

  test('for a video of somebody else, and for an unknown one', async () => {
    const other = await app.signIn();
    expect((await send(other.client, video.id)).statusCode).toBe(404);
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect((await send(client, nowhere)).statusCode).toBe(404);
    expect(await filesOf(video.id)).toEqual([]);
  });

  test('for a video whose file is here', async () => {
    const stored = await uploadedVideo(client);
    expect((await send(client, stored)).statusCode).toBe(409);
  });

  test.each([
    ['that are not a video', Buffer.from('%PDF-1.7 not a video')],
    ['that are empty', Buffer.alloc(0)],
  ])('%s', async (_, payload) => {
    expect((await send(client, video.id, payload)).statusCode).toBe(415);
    expect(await filesOf(video.id)).toEqual([]);
    expect((await send(client, video.id)).statusCode).toBe(204);
  });

  test('that exceed the limit for all clips, before they are read', async () => {
    const sent = await client.request({
      method: 'PUT',
      url: `/api/videos/${video.id}/clips`,
      headers: { 'content-length': '209715201' },
      payload: pretendVideo(),
    });
    expect(sent.statusCode).toBe(413);
    expect(await filesOf(video.id)).toEqual([]);
  });
});

describe('preparing', () => {
  const sendPretended = (pretended: Pretended) => send(client, video.id, pretendVideo(pretended));

  test('an unreadable file is dropped, the workout stays, and others can be sent', async () => {
    await sendPretended({ crash: true });
    await work();
    expect(await look()).toMatchObject({ state: 'analysed', playbackUrl: null });
    expect(await filesOf(video.id)).toEqual([]);
    expect((await send(client, video.id)).statusCode).toBe(204);
  });

  test('is retried when its program is killed, and given up in the end', async () => {
    const triedOnce = () =>
      app.context.database
        .execute(
          sql`select 1 from graphile_worker._private_jobs where attempts = 1 and locked_at is null`,
        )
        .then(({ rows }) => rows.length);
    await sendPretended({ killed: true });
    await using _worker = await startTestWorker(app.context);
    await expect.poll(triedOnce).toBe(1);
    expect((await rowOf(video.id)).clipsKey).not.toBeNull();
    await app.context.database.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()`,
    );
    await expect.poll(jobs).toEqual([]);
    expect(await rowOf(video.id)).toMatchObject({ clipsKey: null, renditionKey: null });
    expect(await filesOf(video.id)).toEqual([]);
  });

  const newsOfClips = async () =>
    (await client.call(contract.listNotifications))
      .map(({ news }) => news)
      .filter(({ kind }) => kind === 'clips_failed');

  test('giving up is reported to the player', async () => {
    await sendPretended({ crash: true });
    await work();
    expect(await newsOfClips()).toEqual([{ kind: 'clips_failed', videoId: video.id }]);
    await send(client, video.id);
    await work();
    expect(await newsOfClips()).toEqual([]);
  });

  test('a killed worker does not count as a failure, however often', async () => {
    await send(client, video.id);
    expect(await look()).toMatchObject({ clipsPending: true });
    for (let kill = 0; kill < 12; kill += 1) {
      // The state left by a worker that took the job and died: it no longer holds its lock.
      await app.context.database.execute(
        sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_at = now(), locked_by = 'dead'`,
      );
      expect(await releaseJobsOfDeadWorkers(app.context.database.$client)).toBe(1);
    }
    await app.context.database.execute(
      sql`update graphile_worker._private_jobs set run_at = now()`,
    );
    await work();
    expect(await look()).toMatchObject({
      clipsPending: false,
      playbackUrl: `/api/videos/${video.id}/file`,
    });
  });

  test('a lost job is queued again', async () => {
    await send(client, video.id);
    const now = () => new Date(Date.now() + 20 * 60_000);
    const sweep = () =>
      removeStaleUploads.run(
        { ...app.context, now, workDirectory: app.context.config.dataDir + '/work', limits: DEFAULT_LIMITS }, // prettier-ignore
        {},
        { signal: new AbortController().signal, isLastTry: false },
      );
    await sweep();
    expect((await rowOf(video.id)).clipsKey).not.toBeNull();
    expect(await filesOf(video.id)).toHaveLength(1);
    await app.context.database.execute(sql`delete from graphile_worker._private_jobs`);
    await sweep();
    expect(await filesOf(video.id)).toHaveLength(1);
    await work();
    expect(await look()).toMatchObject({ playbackUrl: `/api/videos/${video.id}/file` });
  });

  test('a job that failed for good is given up and reported', async () => {
    await send(client, video.id);
    await app.context.database.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts`,
    );
    await resumeLostClips(app.context.database);
    expect(await look()).toMatchObject({ clipsPending: false, playbackUrl: null });
    expect(await newsOfClips()).toHaveLength(1);
  });
});
