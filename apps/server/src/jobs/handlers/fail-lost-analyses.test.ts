import * as contract from '@hooplog/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { startProcessing, uploadedVideo } from '../../testing/test-videos.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { failLostAnalysesJob } from './fail-lost-analyses.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
const run = { signal: new AbortController().signal, isLastTry: false };

/** Looks for lost jobs as if that many minutes had passed. */
function lookIn(minutes: number) {
  const now = () => new Date(Date.now() + minutes * MINUTE_MS);
  const context = { ...app.context, now, workDirectory: '', limits: DEFAULT_LIMITS };
  return failLostAnalysesJob.run(context, {}, run);
}

const execute = (statement: ReturnType<typeof sql>) => app.context.database.execute(statement);
beforeEach(() => execute(sql`delete from graphile_worker._private_jobs`));

async function queuedVideo() {
  const { client } = await app.signIn();
  const videoId = await uploadedVideo(client);
  await startProcessing(client, videoId);
  return () => client.call(contract.getVideo, { params: { id: videoId } });
}

describe('a video in progress', () => {
  test('whose job is gone fails, and can be retried', async () => {
    const look = await queuedVideo();
    await execute(sql`delete from graphile_worker._private_jobs`);
    expect(await lookIn(11)).toBe('done');
    expect(await look()).toMatchObject({ state: 'failed', failure: { code: 'internal' } });
  });

  test('whose job was given up fails', async () => {
    const look = await queuedVideo();
    await execute(sql`update graphile_worker._private_jobs set attempts = max_attempts`);
    await lookIn(11);
    expect(await look()).toMatchObject({ state: 'failed' });
  });

  test('whose job is waiting stays, however long', async () => {
    const look = await queuedVideo();
    expect(await lookIn(600)).toBe('skipped');
    expect(await look()).toMatchObject({ state: 'queued' });
  });

  test('in the last attempt of its job stays', async () => {
    const look = await queuedVideo();
    await execute(
      sql`update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'pool'`,
    );
    await lookIn(600);
    expect(await look()).toMatchObject({ state: 'queued' });
  });

  test('is not treated as lost at once', async () => {
    const look = await queuedVideo();
    await execute(sql`delete from graphile_worker._private_jobs`);
    await lookIn(1);
    expect(await look()).toMatchObject({ state: 'queued' });
  });
});
