import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { videos } from '../../database/schema/index.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import {
  byId,
  startProcessing,
  startTestWorker,
  uploadedVideo,
} from '../../testing/test-videos.ts';
import { endTurn, orderQueue } from './queue-order.ts';

const app = useTestApp();
const MINUTE_PIXELS = 60 * 1e8;

beforeEach(async () => {
  await app.context.database.delete(videos);
  await app.context.database.execute(sql`delete from graphile_worker._private_jobs`);
});

interface Waiting {
  readonly client: TestClient;
  readonly userId: string;
  readonly videoId: string;
}

/** A video that has waited for `since` minutes and takes `minutes` to analyse. */
async function waits(
  owner: { client: TestClient; user: { id: string } },
  { since = 0, minutes = 1 }: { since?: number; minutes?: number },
): Promise<Waiting> {
  const { client, user } = owner;
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId);
  const then = sql`now() - make_interval(mins => ${since})`;
  const changes = { pixels: minutes * MINUTE_PIXELS, queuedAt: then, turnSince: then };
  await app.context.database.update(videos).set(changes).where(eq(videos.id, videoId));
  return { client, userId: user.id, videoId };
}

/** The positions shown to their owners; the queue must hand out the jobs in the same order. */
async function places(...waiting: readonly Waiting[]): Promise<(number | null)[]> {
  await orderQueue(app.context.database);
  const { rows } = await app.context.database.execute<{ key: string }>(
    sql`select key from graphile_worker._private_jobs as job
      join videos on key = 'analyse-video:' || videos.id order by priority, run_at`,
  );
  const shown: (number | null)[] = [];
  for (const { client, videoId } of waiting) {
    const { placeInQueue } = await client.call(contract.getVideo, byId(videoId));
    const place = rows.findIndex(({ key }) => key.endsWith(videoId)) + 1;
    expect(placeInQueue).toBe(place === 0 ? null : place);
    shown.push(placeInQueue);
  }
  return shown;
}

describe('the queue', () => {
  test('lets users take turns, however many videos one of them has queued', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const first = await waits(ann, { since: 9 });
    const second = await waits(ann, { since: 8 });
    const third = await waits(ann, { since: 7 });
    const bobs = await waits(bob, { since: 1 });
    expect(await places(first, bobs, second, third)).toEqual([1, 2, 3, 4]);
  });

  test('counts a video in analysis as a turn', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const running = await waits(ann, { since: 20 });
    const second = await waits(ann, { since: 19 });
    const bobs = await waits(bob, { since: 1 });
    const isRunning = { state: 'analysing' as const };
    await app.context.database.update(videos).set(isRunning).where(eq(videos.id, running.videoId));
    await app.context.database.execute(
      sql`delete from graphile_worker._private_jobs where key like ${`%${running.videoId}`}`,
    );
    expect(await places(running, bobs, second)).toEqual([null, 1, 2]);
  });

  test('puts a user who has just had a turn behind users who have come since', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const anns = await waits(ann, { since: 30 });
    const bobs = await waits(bob, { since: 5 });
    expect(await places(anns, bobs)).toEqual([1, 2]);
    await endTurn(app.context.database, anns.userId);
    expect(await places(bobs, anns)).toEqual([1, 2]);
  });

  test('lets a short video go first', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const long = await waits(ann, { since: 5, minutes: 60 });
    const short = await waits(bob, { since: 1, minutes: 2 });
    expect(await places(short, long)).toEqual([1, 2]);
  });

  test('but a long video that has waited long enough precedes all new ones', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const long = await waits(ann, { since: 11, minutes: 600 });
    const short = await waits(bob, { since: 0, minutes: 0 });
    expect(await places(long, short)).toEqual([1, 2]);
  });

  test('applies the same rule among the videos of one user', async () => {
    const ann = await app.signIn();
    const long = await waits(ann, { since: 12, minutes: 600 });
    const middle = await waits(ann, { since: 3, minutes: 5 });
    const short = await waits(ann, { since: 2, minutes: 1 });
    await endTurn(app.context.database, ann.user.id);
    expect(await places(long, short, middle)).toEqual([1, 2, 3]);
  });

  test('keeps the position of a user who marks another hoop while waiting', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const anns = await waits(ann, { since: 5 });
    const bobs = await waits(bob, { since: 4 });
    const rim = { cx: 90, cy: 40, rx: 9, ry: 3 };
    await startProcessing(anns.client, anns.videoId, { rim, court: null });
    expect(await places(anns, bobs)).toEqual([1, 2]);
  });

  test('notifies waiting users when their position changes', async () => {
    const [ann, bob] = [await app.signIn(), await app.signIn()];
    const anns = await waits(ann, { since: 5 });
    const bobs = await waits(bob, { since: 4 });
    expect(await places(anns, bobs)).toEqual([1, 2]);
    let heard = 0;
    const subscription = await app.context.videoChanges.subscribe(bobs.videoId, () => (heard += 1));
    await anns.client.call(contract.deleteVideo, byId(anns.videoId));
    expect(await places(bobs)).toEqual([1]);
    await expect.poll(() => heard).toBeGreaterThan(0);
    subscription.end();
  });
});

test('a long video of one user does not hold up the next user, nor do two of theirs', async () => {
  const [ann, bob] = [await app.signIn(), await app.signIn()];
  await using _worker = await startTestWorker(app.context, { analysesAtOnce: 2 });
  const stateOf = async (client: TestClient, videoId: string) =>
    (await client.call(contract.getVideo, byId(videoId))).state;
  // A minute each, so they run as long as this test.
  const LONG = { steps: 60, stepMs: 1000 };
  const longs: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    const videoId = await uploadedVideo(ann.client, LONG);
    await startProcessing(ann.client, videoId);
    longs.push(videoId);
  }
  const states = () => Promise.all(longs.map((id) => stateOf(ann.client, id)));
  await expect.poll(states).toEqual(['analysing', 'queued']);
  const short = await uploadedVideo(bob.client);
  await startProcessing(bob.client, short);
  await expect.poll(() => stateOf(bob.client, short)).toBe('analysed');
  expect(await states()).toEqual(['analysing', 'queued']);
});

test('measures an uploaded video before anyone requests its shots', async () => {
  const { client } = await app.signIn();
  await using _worker = await startTestWorker(app.context);
  const videoId = await uploadedVideo(client, { durationSeconds: 100 });
  const pixels = async () => {
    const [row] = await app.context.database.select().from(videos).where(eq(videos.id, videoId));
    return row?.pixels;
  };
  await expect.poll(pixels).toBe(100 * 30 * 640 * 360);
  expect(await client.call(contract.getVideo, byId(videoId))).toMatchObject({
    state: 'uploaded',
    placeInQueue: null,
  });
});
