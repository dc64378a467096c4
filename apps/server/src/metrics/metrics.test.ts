import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as contract from '@hooplog/contract';
import { Gauge, Registry } from '@prometheus-io/client';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, disconnect } from '../database/connect.ts';
import { withConnectionQuota } from '../database/fair-pool.ts';
import { countRequests } from '../http/count-requests.ts';
import { DEFAULT_LIMITS } from '../jobs/analysis/limits.ts';
import type { JobContext } from '../jobs/handler.ts';
import { analyseVideo } from '../jobs/handlers/analyse-video.ts';
import { deleteFiles } from '../jobs/handlers/delete-files.ts';
import { importDataJob } from '../jobs/handlers/import-data.ts';
import { type AnyHandler, taskList } from '../jobs/task-list.ts';
import { pretendHere } from '../jobs/testing/pretend-to-read.ts';
import { makeLog } from '../logging/make-log.ts';
import { FileMissing, type Storage, StorageUnavailable } from '../storage/storage.ts';
import { EMPTY_EXPORT, sendImport } from '../testing/send-import.ts';
import { useTestApp } from '../testing/test-app.ts';
import { aTeam } from '../testing/test-teams.ts';
import { byId, startProcessing, uploadedVideo } from '../testing/test-videos.ts';
import { countStorageErrors } from './count-storage-errors.ts';
import { measureBackups, measureConnections, measureQueue } from './database-metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

const LOG = pino({ level: 'silent' });
const server = useTestApp();
let metrics: MetricsServer | null = null;
const read = async (path: string) => fetch(`http://127.0.0.1:${metrics?.port}${path}`);

beforeAll(async () => {
  metrics = await serveMetrics({ host: '127.0.0.1', metricsPort: 0 }, LOG, (registry) => {
    measureConnections(registry, server.context.database);
    measureQueue(registry, server.context.database);
    measureBackups(registry, server.context.database);
  });
});
afterAll(() => {
  metrics?.close();
});

/** The value of one line of `/metrics`; 0 if it is missing. */
function numberIn(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

/** The growth of these values while `work` runs. */
async function growthOf(series: readonly string[], work: () => Promise<unknown>) {
  const before = await (await read('/metrics')).text();
  await work();
  const after = await (await read('/metrics')).text();
  return series.map((one) => numberIn(after, one) - numberIn(before, one));
}

/** Runs queued jobs of these handlers, and the jobs that they queue, as a worker does. */
async function runJobs(handlers: readonly AnyHandler[], more: Partial<JobContext> = {}) {
  const workDirectory = join(server.context.config.dataDir, 'work');
  const context = { ...server.context, workDirectory, limits: DEFAULT_LIMITS, ...more };
  await runOnce({
    pgPool: server.context.database.$client,
    taskList: taskList(context, handlers),
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}

const KEY = { folder: 'a', name: 'b' };
const errorsOf = (operation: string) => `hooplog_storage_errors_total{operation="${operation}"}`;

describe('metrics', () => {
  test('are served on a port of their own, if there is one', async () => {
    expect(await (await read('/healthz')).text()).toBe('ok');
    for (const path of ['/api/health', '//[']) expect((await read(path)).status).toBe(404);
    expect((await server.newClient().request({ url: '/metrics' })).statusCode).toBe(404);
    const off = { host: '127.0.0.1', metricsPort: null };
    expect(await serveMetrics(off, LOG, () => undefined)).toBeNull();
  });

  test("do not fail the process's health check while its database does not answer", async () => {
    const stuck = await serveMetrics({ host: '127.0.0.1', metricsPort: 0 }, LOG, (registry) => {
      const collect = () => new Promise<never>(() => undefined);
      new Gauge({ registers: [registry], name: 'stuck', help: 'Never answers', collect });
    });
    const ask = (path: string) => fetch(`http://127.0.0.1:${stuck?.port}${path}`);
    const waiting = ask('/metrics').then(
      () => 'answered',
      () => 'cut off',
    );
    expect(await (await ask('/healthz')).text()).toBe('ok');
    stuck?.close();
    expect(await waiting).toBe('cut off');
  });

  test('show how many queries wait, for what, and how long they waited', async () => {
    const registry = new Registry();
    // One user may use at most one of them.
    const database = connect(server.context.config.databaseUrl ?? '', { max: 2 });
    measureConnections(registry, database);
    // Some queries only start when they are awaited.
    const ask = async () => await database.execute(sql`select 1`);
    const held = [
      await withConnectionQuota('one', () => database.$client.connect()),
      await database.$client.connect(),
    ];
    const waiting = [withConnectionQuota('one', ask), withConnectionQuota('one', ask), ask()];
    const states = ['open', 'idle', 'waiting', 'waiting_for_share'];
    const connections = async () => {
      const text = await registry.metrics();
      return states.map((state) =>
        numberIn(text, `hooplog_database_connections{state="${state}"}`),
      );
    };
    await expect.poll(connections).toEqual([2, 0, 1, 2]);
    for (const client of held) client.release();
    await Promise.all(waiting);
    const after = await registry.metrics();
    const waits = (what: string, line: string) =>
      numberIn(after, `hooplog_database_wait_seconds_${what}{what="${line}"}`);
    expect([waits('count', 'share'), waits('count', 'connection')]).toEqual([3, 5]);
    for (const line of ['share', 'connection']) expect(waits('sum', line)).toBeGreaterThan(0);
    expect(await connections()).toEqual([2, 2, 0, 0]);
    await disconnect(database);
  });

  test('show the time and results of analyses, and the players’ corrections', async () => {
    const { client } = await server.signIn();
    const videoId = await uploadedVideo(client, { durationSeconds: 90 });
    await startProcessing(client, videoId);
    server.clock = new Date();
    const halfAMinute: typeof pretendHere = (task, options) => {
      server.clock = new Date((server.clock?.getTime() ?? 0) + 30_000);
      return pretendHere(task, options);
    };
    const job = '{job="analyse-video",result="done"}';
    const analysed = await growthOf(
      [
        'hooplog_analysis_seconds_total',
        'hooplog_analysed_video_seconds_total',
        'hooplog_detected_shots_total',
        `hooplog_job_seconds_count${job}`,
        `hooplog_job_seconds_sum${job}`,
      ],
      () => runJobs([analyseVideo], { readFilm: halfAMinute }),
    );
    server.clock = null;
    expect(analysed).toEqual([30, 90, 3, 1, 30]);

    const { workoutId } = await client.call(contract.getVideo, byId(videoId));
    const { shots } = await client.call(contract.getWorkout, byId(workoutId ?? ''));
    const [first, , third] = shots.map(({ id, rimSeconds, outcome, zone }) => ({
      ...{ id, rimSeconds, outcome, zone },
    }));
    if (first === undefined || third === undefined) throw new Error('Three shots were counted');
    const added = { rimSeconds: 40, outcome: 'made' as const, zone: first.zone };
    const reviewed = [{ ...first, outcome: 'missed' as const }, third, added];
    const corrections = await growthOf(
      ['outcome', 'removed', 'added'].map(
        (correction) => `hooplog_corrected_shots_total{correction="${correction}"}`,
      ),
      () =>
        client.call(contract.updateWorkout, {
          ...byId(workoutId ?? ''),
          body: { shots: reviewed },
        }),
    );
    expect(corrections).toEqual([1, 1, 1]);
  });

  test('show the length and age of the queue by job', async () => {
    await server.context.database.execute(sql`
      select graphile_worker.add_job('send-mail', '{}'::json, run_at => now() - interval '90 seconds')`);
    const text = await (await read('/metrics')).text();
    expect(text).toMatch(/hooplog_jobs\{job="send-mail",state="ready"\} 1\n/);
    const age = /hooplog_job_age_seconds\{job="send-mail"\} ([\d.]+)/.exec(text)?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(90);
    expect(text).toMatch(/hooplog_database_connections\{state="open"\} [1-9]/);
  });

  test('count answers by route, without the parameters of the path', async () => {
    const app = Fastify();
    countRequests(app);
    app.get('/api/workouts/:id', () => 'ok');
    await app.inject('/api/workouts/a-private-id');
    await app.inject('/nowhere/a-private-id');
    const text = await (await read('/metrics')).text();
    for (const [route, status] of [
      ['/api/workouts/:id', 200],
      ['none', 404],
    ]) {
      expect(text).toContain(`_count{method="GET",route="${route}",status="${status}"} 1`);
    }
    expect(text).not.toContain('a-private-id');
  });

  test('count errors of the store, and no missing files', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    const store = countStorageErrors({
      stat: failing(Object.assign(new Error('EIO'), { syscall: 'stat' })),
      put: failing(new Error('the sender stopped')),
      open: failing(new FileMissing('gone')),
    } as unknown as Storage);
    const grown = await growthOf(['stat', 'open', 'put'].map(errorsOf), async () => {
      await expect(store.stat(KEY)).rejects.toThrow('EIO');
      await expect(store.open(KEY)).rejects.toThrow('gone');
      await expect(store.put(KEY, Readable.from([]))).rejects.toThrow('the sender stopped');
    });
    expect(grown).toEqual([1, 0, 0]);
  });

  test('count a listing that fails, and a file that fails while it is read', async () => {
    const breaking = async function* () {
      yield Buffer.from('half');
      await Promise.resolve();
      throw new StorageUnavailable('The S3 store failed');
    };
    const store = countStorageErrors({
      listFolders: breaking,
      open: () => Promise.resolve(Readable.from(breaking())),
    } as unknown as Storage);
    const grown = await growthOf(['listFolders', 'open'].map(errorsOf), async () => {
      const listed = Readable.from(store.listFolders());
      await expect(buffer(listed)).rejects.toThrow('The S3 store failed');
      await expect(store.open(KEY).then(buffer)).rejects.toThrow('The S3 store failed');
      // A viewer of a film may disconnect.
      const left = await store.open(KEY);
      const gone = Object.assign(new Error('reset'), { syscall: 'write', code: 'ECONNRESET' });
      await expect(buffer(left.destroy(gone))).rejects.toThrow('reset');
    });
    expect(grown).toEqual([1, 1]);
  });

  test('count an error once, at the operation that it comes from, and no errors of the work on a lent file', async () => {
    const full = Object.assign(new Error('EIO'), { syscall: 'write', code: 'EIO' });
    const store = countStorageErrors({
      put: () => Promise.reject(full),
      withLocalFile: (_key: unknown, use: (path: string) => Promise<unknown>) => use('/film'),
    } as unknown as Storage);
    const noProgram = Object.assign(new Error('no ffmpeg'), { syscall: 'spawn', code: 'EACCES' });
    const grown = await growthOf(['put', 'withLocalFile'].map(errorsOf), async () => {
      await expect(
        store.withLocalFile(KEY, () => store.put(KEY, Readable.from([]))),
      ).rejects.toThrow('EIO');
      await expect(store.withLocalFile(KEY, () => Promise.reject(noProgram))).rejects.toThrow(
        'no ffmpeg',
      );
    });
    expect(grown).toEqual([1, 0]);
  });

  test('of the dashboard all exist', async () => {
    const file = new URL('../../../../deploy/grafana-dashboard.json', import.meta.url);
    const dashboard = await readFile(file, 'utf8');
    const named = dashboard.match(/\b(?:hooplog|nodejs|process)_\w+/g) ?? [];
    const text = await (await read('/metrics')).text();
    const known = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
    const unknown = named.filter(
      (name) => !known.includes(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(unknown).toEqual([]);
    const ours = known.filter((name) => name.startsWith('hooplog_'));
    expect(ours.filter((name) => !named.some((used) => used.startsWith(name)))).toEqual([]);
  });
});

test('a job knows the request that queued it', async () => {
  const { coach, team } = await aTeam(server);
  const answer = await coach.client.send(contract.createTeamInvitation, {
    params: { id: team.id },
    body: { email: 'somebody@example.com' },
  });
  const { rows } = await server.context.database.execute<{ requestId: string }>(sql`
    select payload->>'requestId' as "requestId" from graphile_worker._private_jobs
    where payload->>'requestId' is not null`);
  expect(rows.map(({ requestId }) => requestId)).toContain(answer.headers['x-request-id']);
});

test('a job queued by another job knows that request, also across processes', async () => {
  const ended: Record<string, unknown>[] = [];
  const write = (line: string) => {
    const told = JSON.parse(line) as Record<string, unknown>;
    if (told['msg'] === 'job ended') ended.push(told);
  };
  const answer = await sendImport(await server.signIn(), EMPTY_EXPORT);
  const requestId = answer.headers['x-request-id'];
  expect(requestId).toBeDefined();
  await runJobs([importDataJob, deleteFiles], { log: makeLog({ logLevel: 'info' }, { write }) });
  expect(ended).toMatchObject([
    { job: 'import-data', result: 'done', requestId },
    { job: 'delete-files', result: 'done', requestId },
  ]);
});

describe('a probe', () => {
  const status = async (path: string) =>
    (await server.newClient().request({ url: path })).statusCode;

  test('reports that the process is alive and ready for requests', async () => {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  });

  test('reports a copy with a full disk as not ready', async () => {
    const { storage } = server.context;
    vi.spyOn(storage, 'hasRoom').mockResolvedValue(false);
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    vi.restoreAllMocks();
  });

  test('looks once for all who ask at the same time', async () => {
    const { storage } = server.context;
    const look = vi.spyOn(storage, 'hasRoom');
    const all = await Promise.all(Array.from({ length: 20 }, () => status('/readyz')));
    expect(new Set(all)).toEqual(new Set([200]));
    expect(look).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  test('sends no calls to a copy whose database is of a version that took away what it uses', async () => {
    const { database } = server.context;
    const later = Date.now() + 24 * 3_600_000;
    await database.execute(sql`insert into drizzle.oldest_usable values (${later})`);
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    await database.execute(sql`delete from drizzle.oldest_usable where migration = ${later}`);
    expect(await status('/readyz')).toBe(200);
  });
});
