import * as fs from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reels, videoParts, videos } from '../../database/schema/index.ts';
import { EMPTY_EXPORT, takenImport } from '../../testing/send-import.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { newVideo, uploadedVideo } from '../../testing/test-videos.ts';
import { DEFAULT_LIMITS } from '../analysis/limits.ts';
import { removeStaleUploads } from './remove-stale-uploads.ts';

const app = useTestApp();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
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

/** Makes a directory with a file that was last changed that many minutes ago. */
async function directoryOf(directory: string, minutes: number): Promise<void> {
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(path.join(directory, 'file'), 'x');
  const then = new Date(now.getTime() - minutes * MINUTE_MS);
  await fs.utimes(directory, then, then);
}

describe('sweeping removes', () => {
  test('videos that have waited for their file for more than seven days, no others', async () => {
    const { client, user } = await app.signIn();
    const stale = await newVideo(client);
    const uploaded = await uploadedVideo(client);
    await app.context.database
      .update(videos)
      .set({ updatedAt: new Date(now.getTime() - 7 * DAY_MS - 1) })
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

  test('no parts of an upload that may still continue', async () => {
    const { client } = await app.signIn();
    const videoId = await newVideo(client);
    const folder = path.join(videosDir, videoId);
    await directoryOf(folder, 6 * 24 * 60);
    const then = new Date(now.getTime() - 6 * DAY_MS);
    await fs.utimes(path.join(folder, 'file'), then, then);
    await app.context.database
      .insert(videoParts)
      .values({ videoId, start: 0, bytes: 1, storageKey: `${videoId}/file` });
    await sweep();
    expect(await fs.readdir(folder)).toEqual(['file']);
    // It is removed once the row that names it is gone.
    await app.context.database.delete(videoParts).where(eq(videoParts.videoId, videoId));
    await sweep();
    expect(await fs.readdir(folder)).toEqual([]);
  });

  test('files of removed videos, once no upload can be about to name them', async () => {
    const { client } = await app.signIn();
    const kept = await uploadedVideo(client);
    const [orphan, young] = [randomUUID(), randomUUID()];
    await directoryOf(path.join(videosDir, kept), 300);
    await directoryOf(path.join(videosDir, orphan), 16);
    await directoryOf(path.join(videosDir, young), 10);
    await directoryOf(path.join(videosDir, 'somebody-elses'), 300);
    await sweep();
    const left = await fs.readdir(videosDir);
    expect(left).toEqual(expect.arrayContaining([kept, young, 'somebody-elses']));
    expect(left).not.toContain(orphan);
  });

  test('files of a video that its row does not name, once no upload can be about to name them', async () => {
    const { client } = await app.signIn();
    const videoId = await uploadedVideo(client);
    const folder = path.join(videosDir, videoId);
    const [original = ''] = await fs.readdir(folder);
    // A process was killed between storing this upload or rendition and saving its key.
    const others = ['original-old', 'rendition-old', 'original-new', 'reel-old', 'reel-named'];
    for (const name of others) await fs.writeFile(path.join(folder, name), 'x');
    const then = new Date(now.getTime() - 16 * MINUTE_MS);
    const storageKey = `${videoId}/reel-named`;
    await app.context.database
      .insert(reels)
      .values({ videoId, storageKey, state: 'ready', cuts: [], requestedAt: now });
    for (const name of [original, ...others.filter((name) => name !== 'original-new')]) {
      await fs.utimes(path.join(folder, name), then, then);
    }
    await fs.utimes(folder, then, then);
    await sweep();
    expect((await fs.readdir(folder)).toSorted()).toEqual(
      [original, 'original-new', 'reel-named'].toSorted(),
    );
  });

  test('documents without an import, and imports of yesterday', async () => {
    const player = await app.signIn();
    const orphan = randomUUID();
    const { id } = await takenImport(player, EMPTY_EXPORT);
    for (const folder of [orphan, id]) await directoryOf(path.join(videosDir, folder), 16);
    await sweep();
    const left = await fs.readdir(videosDir);
    expect(left).toContain(id);
    expect(left).not.toContain(orphan);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    await sweep();
    expect(await player.client.call(contract.listImports)).toEqual([]);
    expect(await fs.readdir(videosDir)).not.toContain(id);
  });
});
