import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { useTestWorker } from '../testing/test-videos.ts';
import { enqueue } from './enqueue.ts';

const server = useTestApp({ webhooksToPrivate: true });
useTestWorker(server);

/** A script that never answers, and one that does. */
let script: Server;
const called: string[] = [];
const at = (path: string) => `http://127.0.0.1:${(script.address() as AddressInfo).port}${path}`;
beforeAll(async () => {
  script = createServer(({ url = '' }, response) => {
    called.push(url);
    if (url.startsWith('/well')) response.end();
  });
  await new Promise<void>((done) => script.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  script.closeAllConnections();
  script.close();
});

const WORKOUT = {
  workout: { workoutDate: '2026-06-15T12:00:00Z', totalShots: 5, made: 3, missed: 2 },
  shotData: [],
};

async function withWebhooks(...paths: string[]) {
  const { client } = await server.signIn();
  for (const path of paths) await client.call(contract.createWebhook, { body: { url: at(path) } });
  return client;
}

const waiting = async (job: string) => {
  const { rows } = await server.context.database.execute(
    sql`select 1 from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      where identifier = ${job}`,
  );
  return rows.length;
};

test('scripts that do not answer hold up neither other work nor the scripts of others', async () => {
  const deaf = await withWebhooks('/1', '/2', '/3', '/4', '/5');
  const other = await withWebhooks('/well');
  await deaf.call(contract.createWorkout, { body: WORKOUT });
  await expect.poll(() => called.length, { timeout: 5000 }).toBeGreaterThan(0);

  await enqueue(server.context.database, 'delete-files', { folder: crypto.randomUUID() });
  await other.call(contract.createWorkout, { body: WORKOUT });
  await expect.poll(() => waiting('delete-files'), { timeout: 5000 }).toBe(0);
  await expect.poll(() => called, { timeout: 5000 }).toContain('/well');
  // One at a time per user.
  expect(called).toHaveLength(2);
});
