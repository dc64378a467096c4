import * as fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { startTestWorker, uploadedVideo } from '../../testing/test-videos.ts';
import { removeOldWork } from './work-directory.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
let workDirectory: string;
beforeEach(() => {
  workDirectory = path.join(app.context.config.dataDir, 'work');
});

/** Makes the directory of a run that began that many minutes ago. */
async function workOf(videoId: string, suffix: string, minutes: number): Promise<string> {
  const name = `${videoId}-${suffix}`;
  const directory = path.join(workDirectory, name);
  await fs.mkdir(directory, { recursive: true });
  const then = new Date(Date.now() - minutes * MINUTE_MS);
  await fs.utimes(directory, then, then);
  return name;
}
const left = async () => (await fs.readdir(workDirectory)).toSorted();

test('directories of killed runs are removed, those of running ones are not', async () => {
  const { client } = await app.signIn();
  const [dead, running] = [await uploadedVideo(client), await uploadedVideo(client)];
  await app.context.database.execute(sql`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool'
    where payload->>'videoId' = ${running}`);
  await workOf(dead, 'a1B2c3', 16);
  const young = await workOf(dead, 'd4E5f6', 10);
  // A long analysis only changes its directory at the start.
  const busy = await workOf(running, 'g7H8i9', 300);
  await removeOldWork({ ...app.context, workDirectory });
  expect(await left()).toEqual([young, busy].toSorted());
  await fs.rm(workDirectory, { recursive: true });
});

test('each worker cleans its own folder, which no other one may share', async () => {
  const { client } = await app.signIn();
  await workOf(await uploadedVideo(client), 'h0I1j2', 16);
  await using _worker = await startTestWorker(app.context);
  await expect.poll(left).toEqual([]);
});
