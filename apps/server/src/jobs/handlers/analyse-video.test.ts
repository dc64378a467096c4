import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { RESOLVE_DRIZZLE } from '../../database/resolve-drizzle.ts';
import { videos, workouts } from '../../database/schema/index.ts';
import { useTestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { startProcessing, startTestWorker, uploadedVideo } from '../../testing/test-videos.ts';

const app = useTestApp();
const processes: ChildProcess[] = [];
afterEach(() => {
  for (const running of processes.splice(0)) running.kill('SIGKILL');
});

/** A worker that can be killed without killing the test. */
async function spawnWorker(): Promise<ChildProcess> {
  const { config } = app.context;
  const program = fileURLToPath(new URL('../testing/worker-process.ts', import.meta.url));
  const started = spawn(process.execPath, [...RESOLVE_DRIZZLE, program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: config.databaseUrl ?? '',
      HOOPLOG_DATA_DIR: config.dataDir,
    },
  });
  processes.push(started);
  await once(started, 'message');
  return started;
}

async function rowOf(videoId: string) {
  const [row] = await app.context.database.select().from(videos).where(eq(videos.id, videoId));
  return row ?? null;
}

/** Waits until a worker is counting. */
const untilCounting = (videoId: string) =>
  expect.poll(async () => (await rowOf(videoId))?.shotsSoFar ?? 0).toBeGreaterThan(0);

const untilState = (videoId: string, state: contract.VideoState) =>
  expect.poll(async () => (await rowOf(videoId))?.state).toBe(state);

const workoutsOf = (userId: string) =>
  app.context.database.select().from(workouts).where(eq(workouts.userId, userId));

interface WaitingJob extends Record<string, unknown> {
  readonly name: string;
  /** Shows why the job is still there. */
  readonly state: { attempts: number; lockedBy: string | null; lastError: string | null };
}

/** Jobs about a video; jobs of other tests may still wait for their next attempt. */
async function jobsOf(videoId: string): Promise<readonly WaitingJob[]> {
  const { rows } = await app.context.database.execute<WaitingJob>(sql`
    select task.identifier as name, json_build_object(
      'attempts', job.attempts, 'lockedBy', job.locked_by, 'lastError', job.last_error) as state
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where ${videoId} in (job.payload->>'videoId', job.payload->>'folder')`);
  return rows;
}

/** Makes jobs that wait for their next attempt run at once. */
async function skipPause(): Promise<void> {
  const waiting = sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() returning 1`;
  await expect
    .poll(async () => (await app.context.database.execute(waiting)).rowCount)
    .toBeGreaterThan(0);
}

/** Directories of runs that were not cleaned up. */
const workLeft = () => fs.readdir(path.join(app.context.config.dataDir, 'work'));

/** Two seconds of counting: long enough to interrupt. */
const LONG = { steps: 8, stepMs: 250 };

async function counting(client: TestClient): Promise<string> {
  const videoId = await uploadedVideo(client, LONG);
  await startProcessing(client, videoId);
  await untilCounting(videoId);
  return videoId;
}

describe('a worker that is killed while counting', () => {
  test('loses nothing: the next one finishes the job, once', async () => {
    const { client, user } = await app.signIn();
    const first = await spawnWorker();
    const videoId = await counting(client);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect((await rowOf(videoId))?.state).toBe('analysing');
    await spawnWorker();
    await untilState(videoId, 'analysed');
    await expect.poll(workLeft).toEqual([]);
    expect(await workoutsOf(user.id)).toMatchObject([{ totalShots: 3, made: 2 }]);
    expect(await client.call(contract.getStats)).toMatchObject({ totalShots: 3, workoutCount: 1 });
    await expect.poll(() => jobsOf(videoId)).toEqual([]);
  });

  test('is replaced by another that is already running', async () => {
    const { client, user } = await app.signIn();
    const first = await spawnWorker();
    const videoId = await counting(client);
    await spawnWorker();
    first.kill('SIGKILL');
    await untilState(videoId, 'analysed');
    expect(await workoutsOf(user.id)).toHaveLength(1);
  });

  test('takes its child along', async () => {
    const { client } = await app.signIn();
    const worker = await spawnWorker();
    await counting(client);
    const [child] = await childrenOf(worker.pid ?? 0);
    if (child === undefined) throw new Error('There is no child');
    worker.kill('SIGKILL');
    await expect.poll(() => isRunning(child)).toBe(false);
  });

  test('four times, or with its database, costs the video nothing', async () => {
    const { client, user } = await app.signIn();
    const videoId = await uploadedVideo(client, LONG);
    await startProcessing(client, videoId);
    for (let killed = 0; killed < 4; killed += 1) {
      const worker = await spawnWorker();
      await untilState(videoId, 'analysing');
      worker.kill('SIGKILL');
      await once(worker, 'exit');
    }
    await spawnWorker();
    await untilState(videoId, 'analysed');
    expect(await workoutsOf(user.id)).toHaveLength(1);
    expect((await rowOf(videoId))?.deaths).toBe(0);
  });

  test('every time is given up: the video fails with a message instead of killing more workers', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client, LONG);
    await startProcessing(client, videoId);
    await app.context.database.execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts - 1 where key is not null`,
    );
    await spawnWorker();
    await untilState(videoId, 'failed');
    expect(
      (await client.call(contract.getVideo, { params: { id: videoId } })).failure,
    ).toMatchObject({
      code: 'internal',
    });
    // Measuring is a separate job, whose attempts were not used up.
    const analyses = async () =>
      (await jobsOf(videoId)).filter(({ name }) => name === 'analyse-video');
    await expect.poll(analyses).toEqual([]);
  });
});

test('an analysis that crashes three times is given up, and can be requested again', async () => {
  const { client } = await app.signIn();
  await using _worker = await startTestWorker(app.context);
  const videoId = await uploadedVideo(client, { killed: true });
  await startProcessing(client, videoId);
  for (const deaths of [1, 2]) {
    await expect.poll(async () => (await rowOf(videoId))?.deaths).toBe(deaths);
    expect((await rowOf(videoId))?.state).not.toBe('failed');
    await skipPause();
  }
  await untilState(videoId, 'failed');
  expect(await rowOf(videoId)).toMatchObject({ deaths: 3, errorCode: 'internal' });
  await expect.poll(() => jobsOf(videoId)).toEqual([]);
  await startProcessing(client, videoId);
  await expect.poll(async () => (await rowOf(videoId))?.deaths).toBe(1);
});

describe('a worker that is asked to stop', () => {
  test('returns its job at once, and the next one finishes it', async () => {
    const { client, user } = await app.signIn();
    const first = await spawnWorker();
    const videoId = await counting(client);
    first.kill('SIGTERM');
    const [code] = (await once(first, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect((await rowOf(videoId))?.state).toBe('queued');
    await spawnWorker();
    await untilState(videoId, 'analysed');
    expect(await workoutsOf(user.id)).toHaveLength(1);
  });
});

describe('a superseded run', () => {
  test('stops for another hoop, and the newer result stands', async () => {
    const { client, user } = await app.signIn();
    await using _worker = await startTestWorker(app.context);
    const videoId = await counting(client);
    const rim = { cx: 90, cy: 40, rx: 9, ry: 3 };
    await startProcessing(client, videoId, { rim, court: null });
    await untilState(videoId, 'analysed');
    expect(await rowOf(videoId)).toMatchObject({ analysisVersion: 2, calibration: { rim } });
    expect(await workoutsOf(user.id)).toHaveLength(1);
  });

  test('stops when its video is removed, and leaves no file', async () => {
    const { client, user } = await app.signIn();
    const before = new Set(await workLeft());
    await using _worker = await startTestWorker(app.context);
    const videoId = await counting(client);
    await client.call(contract.deleteVideo, { params: { id: videoId } });
    await expect.poll(() => jobsOf(videoId)).toEqual([]);
    expect(await workoutsOf(user.id)).toEqual([]);
    const { dataDir } = app.context.config;
    expect(await fs.readdir(path.join(dataDir, 'videos'))).not.toContain(videoId);
    const left = (await workLeft()).filter((name) => !before.has(name));
    expect(left).toEqual([]);
  });
});

async function childrenOf(pid: number): Promise<number[]> {
  const text = await fs.readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** An ended process that its new parent has not yet reaped (Z) is no longer running. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'latin1').catch(() => null);
  return stat !== null && !stat.includes(') Z ');
}
