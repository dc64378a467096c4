import * as fs from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { videos } from '../../database/schema/index.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo, uploadedVideo } from '../../testing/test-videos.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { removeStaleUploads } from './remove-stale-uploads.ts';

const app = useTestApp();
const HOUR_MS = 3_600_000;
let now: Date;
let videosDir: string;
let workDirectory: string;

beforeEach(() => {
  now = new Date();
  videosDir = path.join(app.context.config.dataDir, 'videos');
  workDirectory = path.join(app.context.config.dataDir, 'work');
});

function sweep() {
  const context = { ...app.context, workDirectory, now: () => now, limits: DEFAULT_LIMITS };
  return removeStaleUploads.run(
    context,
    {},
    { signal: new AbortController().signal, isLastTry: false },
  );
}

/** Makes a directory with a file in it that was last touched so many hours ago. */
async function directoryOf(directory: string, hours: number): Promise<void> {
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(path.join(directory, 'file'), 'x');
  const then = new Date(now.getTime() - hours * HOUR_MS);
  await fs.utimes(directory, then, then);
}

describe('sweeping removes', () => {
  test('videos that have waited for their file for more than a day, no others', async () => {
    const { client, user } = await app.signIn();
    const stale = await newVideo(client);
    const uploaded = await uploadedVideo(client);
    await app.context.database
      .update(videos)
      .set({ updatedAt: new Date(now.getTime() - 25 * HOUR_MS) })
      .where(eq(videos.userId, user.id));
    const young = await newVideo(client);
    expect(await sweep()).toBe('done');
    await client.refused(404, contract.getVideo, { params: { id: stale } });
    for (const id of [young, uploaded]) await client.call(contract.getVideo, { params: { id } });
    const { rows } = await app.context.database.execute(
      sql`select 1 from graphile_worker._private_jobs where payload->>'folder' = ${stale}`,
    );
    expect(rows).toHaveLength(1);
  });

  test('files of videos that are gone, once they are a day old', async () => {
    const { client } = await app.signIn();
    const kept = await uploadedVideo(client);
    const [orphan, young] = [randomUUID(), randomUUID()];
    await directoryOf(path.join(videosDir, kept), 50);
    await directoryOf(path.join(videosDir, orphan), 25);
    await directoryOf(path.join(videosDir, young), 1);
    await directoryOf(path.join(videosDir, 'somebody-elses'), 50);
    await sweep();
    const left = await fs.readdir(videosDir);
    expect(left).toEqual(expect.arrayContaining([kept, young, 'somebody-elses']));
    expect(left).not.toContain(orphan);
  });

  test('files of a video that its row does not name, once they are a day old', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const folder = path.join(videosDir, videoId);
    const [original = ''] = await fs.readdir(folder);
    // A kill fell between storing this upload, or this rendition, and naming it.
    const unnamed = ['original-old', 'rendition-old', 'original-new'];
    for (const name of unnamed) await fs.writeFile(path.join(folder, name), 'x');
    const then = new Date(now.getTime() - 25 * HOUR_MS);
    for (const name of [original, 'original-old', 'rendition-old']) {
      await fs.utimes(path.join(folder, name), then, then);
    }
    await fs.utimes(folder, then, then);
    await sweep();
    expect((await fs.readdir(folder)).toSorted()).toEqual([original, 'original-new'].toSorted());
  });

  test('what killed runs have left, once it is a day old', async () => {
    await directoryOf(path.join(workDirectory, 'analysis-old'), 25);
    await directoryOf(path.join(workDirectory, 'analysis-new'), 1);
    await sweep();
    expect(await fs.readdir(workDirectory)).toEqual(['analysis-new']);
  });
});
