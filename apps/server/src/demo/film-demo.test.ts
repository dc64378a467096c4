import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { existsSync } from 'node:fs';
import { probe } from '@hooplog/media';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { videos } from '../database/schema/index.ts';
import { pretendVideo } from '../jobs/testing/pretend-video.ts';
import { listPlaces } from '../services/places/list-places.ts';
import { useTestApp } from '../testing/test-app.ts';
import { filmDemo } from './film-demo.ts';
import { type Film, renderFilm } from './render-film.ts';
import { findDemoPlayer } from './seed-demo.ts';

const server = useTestApp();

const HOME: Omit<Film, 'path'> = {
  width: 640,
  height: 360,
  rim: { cx: 271, cy: 150, rx: 12, ry: 2 },
  court: [
    { image: [275, 296], court: [-6, -5.25] },
    { image: [133, 315], court: [6, -5.25] },
    { image: [533, 322], court: [-6, 13.75] },
    { image: [399, 279], court: [-25, -5.25] },
  ],
};

/** Instead of rendering: remembers the folders it was given. */
function pretendRenderer() {
  const folders: string[] = [];
  const render = async (folder: string): Promise<Film> => {
    folders.push(folder);
    const path = join(folder, 'film.mp4');
    await writeFile(path, pretendVideo({}));
    return { ...HOME, path };
  };
  return { folders, render };
}

test('the demo player gets one film, as if uploaded, and the place where it was filmed', async () => {
  const { context } = server;
  const { id } = await findDemoPlayer(context);
  const { folders, render } = pretendRenderer();
  await filmDemo(context, id, render);
  await filmDemo(context, id, render);
  const rows = await context.database.select().from(videos).where(eq(videos.userId, id));
  expect(rows.map(({ state }) => state)).toEqual(['queued']);
  expect(await listPlaces(context, id)).toMatchObject([{ name: 'Home court', width: 640 }]);
  expect(folders).toHaveLength(1);
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
});

test('a film that could not be made is made at the next start', async () => {
  const { context } = server;
  const { user } = await server.signIn();
  const failed = filmDemo(context, user.id, () => Promise.reject(new Error('no ffmpeg')));
  await expect(failed).rejects.toThrow('no ffmpeg');
  await filmDemo(context, user.id, pretendRenderer().render);
  const rows = await context.database.select().from(videos).where(eq(videos.userId, user.id));
  expect(rows).toHaveLength(1);
});

/** Seen from above with the basket at the top, the court has x to the right and y down, like a picture: both turn one way. */
function turnsLikeACourt(marks: Film['court']): boolean {
  const way = (spots: readonly (readonly [number, number])[]) => {
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = spots;
    return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]));
  };
  return way(marks.map(({ image }) => image)) === way(marks.map(({ court }) => court));
}

/** Rendering a few seconds on a busy machine. */
const LONG = 240_000;

test('the command line films what was planned', { timeout: LONG }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hooplog-film-'));
  try {
    const plan = { seed: 126, shots: 1, width: 640, height: 360 };
    const film = await renderFilm(folder, plan, new AbortController().signal);
    expect(dirname(film.path)).toBe(folder);
    expect(film.rim.cx).toBeGreaterThan(0);
    expect(turnsLikeACourt(film.court)).toBe(true);
    expect(await probe(film.path)).toMatchObject({ displayWidth: 640, displayHeight: 360 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
