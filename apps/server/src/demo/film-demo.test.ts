import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { probe } from '@hooplog/media';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { videos } from '../database/schema/index.ts';
import { pretendVideo } from '../jobs/testing/pretend-video.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filmDemo } from './film-demo.ts';
import { renderFilm } from './render-film.ts';
import { findDemoPlayer } from './seed-demo.ts';

const server = useTestApp();

/** Replaces rendering, and remembers the folders it was given. */
function pretendRenderer() {
  const folders: string[] = [];
  const render = async (folder: string): Promise<string> => {
    folders.push(folder);
    const path = join(folder, 'film.mp4');
    await writeFile(path, pretendVideo({}));
    return path;
  };
  return { folders, render };
}

test('the demo player gets one film, as if uploaded', async () => {
  const { context } = server;
  const { id } = await findDemoPlayer(context);
  const { folders, render } = pretendRenderer();
  await filmDemo(context, id, render);
  await filmDemo(context, id, render);
  const rows = await context.database.select().from(videos).where(eq(videos.userId, id));
  expect(rows.map(({ state }) => state)).toEqual(['queued']);
  expect(folders).toHaveLength(1);
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
});

test('a film that failed is made at the next start', async () => {
  const { context } = server;
  const { user } = await server.signIn();
  const failed = filmDemo(context, user.id, () => Promise.reject(new Error('no ffmpeg')));
  await expect(failed).rejects.toThrow('no ffmpeg');
  await filmDemo(context, user.id, pretendRenderer().render);
  const rows = await context.database.select().from(videos).where(eq(videos.userId, user.id));
  expect(rows).toHaveLength(1);
});

test('the command line films the given plan', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-film-'));
  try {
    const path = await renderFilm(folder, { seed: 126, shots: 1 }, new AbortController().signal);
    expect(dirname(path)).toBe(folder);
    expect(await probe(path)).toMatchObject({ displayWidth: 640, displayHeight: 360 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
