import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { countRequests } from '../http/count-requests.ts';
import { FileMissing, type Storage } from '../storage/storage.ts';
import { useTestApp } from '../testing/test-app.ts';
import { aTeam } from '../testing/test-teams.ts';
import { countStorageErrors } from './count-storage-errors.ts';
import { measureBackups, measureConnections, measureQueue } from './database-metrics.ts';
import { storageErrors } from './metrics.ts';
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

/** Counted in this process so far. */
async function errorsOf(operation: string): Promise<number> {
  const { values } = await storageErrors.get();
  return values.find(({ labels }) => labels.operation === operation)?.value ?? 0;
}

describe('metrics', () => {
  test('are served on a port of their own, where there is one', async () => {
    expect(await (await read('/healthz')).text()).toBe('ok');
    for (const path of ['/api/health', '//[']) expect((await read(path)).status).toBe(404);
    expect((await server.newClient().request({ url: '/metrics' })).statusCode).toBe(404);
    const off = { host: '127.0.0.1', metricsPort: null };
    expect(await serveMetrics(off, LOG, () => undefined)).toBeNull();
  });

  test('tell the length and age of the queue by job', async () => {
    await server.context.database.execute(sql`
      select graphile_worker.add_job('send-mail', '{}'::json, run_at => now() - interval '90 seconds')`);
    const text = await (await read('/metrics')).text();
    expect(text).toMatch(/hooplog_jobs\{job="send-mail",state="ready"\} 1\n/);
    const age = /hooplog_job_age_seconds\{job="send-mail"\} ([\d.]+)/.exec(text)?.[1];
    expect(Number(age)).toBeGreaterThanOrEqual(90);
    expect(text).toMatch(/hooplog_database_connections\{state="open"\} [1-9]/);
  });

  test('count answers by route, without what is in the address', async () => {
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
    const before = { stat: await errorsOf('stat'), put: await errorsOf('put') };
    const failing = (error: Error) => () => Promise.reject(error);
    const store = countStorageErrors({
      stat: failing(Object.assign(new Error('EIO'), { syscall: 'stat' })),
      put: failing(new Error('the sender stopped')),
      open: failing(new FileMissing('gone')),
    } as unknown as Storage);
    const key = { folder: 'a', name: 'b' };
    await expect(store.stat(key)).rejects.toThrow('EIO');
    await expect(store.open(key)).rejects.toThrow('gone');
    await expect(store.put(key, Readable.from([]))).rejects.toThrow('the sender stopped');
    expect(await errorsOf('stat')).toBe(1 + before.stat);
    expect(await errorsOf('put')).toBe(before.put);
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

test('a job knows the request that asked for it', async () => {
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

describe('a probe', () => {
  const status = async (path: string) =>
    (await server.newClient().request({ url: path })).statusCode;

  test('says that the process lives, and that calls may be sent to it', async () => {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  });

  test('sends no calls to a copy whose disk is full', async () => {
    const { storage } = server.context;
    vi.spyOn(storage, 'hasRoom').mockResolvedValue(false);
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
    vi.restoreAllMocks();
  });
});
