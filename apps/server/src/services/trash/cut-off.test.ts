import * as contract from '@hooplog/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { missingFiles } from '../backups/missing-files.ts';
import { allRows } from '../../testing/all-rows.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadedVideo } from '../../testing/test-videos.ts';
import { removeVideo } from '../videos/remove-video.ts';
import { removeOrphanedFiles } from '../videos/forget-stale.ts';
import { deleteTrashed } from './delete-trashed.ts';
import { restoreTrashed } from './restore-trashed.ts';

const server = useTestApp();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Number of the first statement after `begin`. */
const AFTER_BEGIN = 2;
const AFTER_ALL = new Date(Date.now() + 24 * 3_600_000);

/** Kills the connection of a transaction before its nth statement, like a kill of PostgreSQL or of the program. */
function cutBefore(nth: number): void {
  const pool = server.context.database.$client;
  const connect = pool.connect.bind(pool);
  const cutting = async () => {
    const client = await connect();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    let asked = 0;
    const counting = async (...args: unknown[]) => {
      asked += 1;
      if (asked === nth) await query('select pg_terminate_backend(pg_backend_pid())');
      return query(...args);
    };
    const queried: { query: (...args: never[]) => unknown } = client;
    vi.spyOn(queried, 'query').mockImplementation(counting);
    return client;
  };
  // Queries outside a transaction pass a callback.
  const connected: { connect: (...args: never[]) => unknown } = pool;
  vi.spyOn(connected, 'connect').mockImplementation((done?: Parameters<typeof connect>[0]) => {
    if (done === undefined) return cutting();
    connect(done);
    return undefined;
  });
}

/**
 * Repeats some work, interrupted one statement later each time, until it completes. After each interruption everything must be as
 * before, and no sweep may delete a file that a row still names.
 */
async function cutAnywhere(work: () => Promise<unknown>): Promise<number> {
  const { context } = server;
  const before = await allRows(context.database);
  const files = await storedFiles(context);
  for (let nth = AFTER_BEGIN; ; nth += 1) {
    cutBefore(nth);
    const isDone = await work().then(
      () => true,
      () => false,
    );
    vi.restoreAllMocks();
    await removeOrphanedFiles(context, AFTER_ALL);
    expect(await storedFiles(context)).toEqual(files);
    expect(await missingFiles(context)).toMatchObject({ missing: [] });
    if (isDone) return nth;
    expect(await allRows(context.database)).toEqual(before);
  }
}

test('a kill at any moment of deleting or restoring loses nothing and leaves nothing behind', async () => {
  const { context } = server;
  const { client, user } = await server.signIn();
  const id = await uploadedVideo(client);
  const before = await allRows(context.database);
  expect(await cutAnywhere(() => removeVideo(context, user.id, id))).toBeGreaterThan(5);
  expect(await cutAnywhere(() => restoreTrashed(context, user.id, id))).toBeGreaterThan(5);
  expect((await allRows(context.database)).get('videos')).toEqual(before.get('videos'));
});

test('a kill at any moment of deleting for good leaves the row in the trash, or its files to the sweep', async () => {
  const { context } = server;
  const { client, user } = await server.signIn();
  const id = await uploadedVideo(client);
  await client.call(contract.deleteVideo, { params: { id } });
  const before = await allRows(context.database);
  for (let nth = AFTER_BEGIN, isDone = false; !isDone; nth += 1) {
    cutBefore(nth);
    isDone = await deleteTrashed(context, user.id, id).then(
      () => true,
      () => false,
    );
    vi.restoreAllMocks();
    if (!isDone) expect(await allRows(context.database)).toEqual(before);
  }
  // No worker runs here, as if the job had been lost.
  await removeOrphanedFiles(context, AFTER_ALL);
  expect((await storedFiles(context)).filter((key) => key.startsWith(id))).toEqual([]);
});
