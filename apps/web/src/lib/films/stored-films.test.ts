import { Blob } from 'node:buffer';
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { aCountedShot } from '../device-count/testing.ts';
import type { FilmShot } from './film.ts';
import type { KeptFilm } from './film-database.ts';
import { clipsOf, keepClip, makeRoomForClips } from './stored-clips.ts';
import { filmUnderWay, keepFilm, readFilm, removeFilm } from './stored-films.ts';

const aFilm = (id: string, changes: Partial<KeptFilm> = {}): KeptFilm => ({
  id,
  userId: `player of ${id}`,
  startedAt: '2026-11-20T18:00:00.000Z',
  parts: [],
  finishedAt: null,
  ...changes,
});

const aShot = (part: number, rimSeconds: number): FilmShot => ({
  key: `${part}-${rimSeconds}`,
  part,
  shot: aCountedShot(`${rimSeconds}`, { rimSeconds }),
  called: null,
});

const keepClipOf = (filmId: string, bytes: number) =>
  keepClip({
    filmId,
    key: '0-1',
    startSeconds: 1,
    endSeconds: 6,
    file: new Blob(['x'.repeat(bytes)]) as globalThis.Blob,
  });

test('shots come back in order of time, whatever their keys', async () => {
  await keepFilm(aFilm('a'), [aShot(1, 3), aShot(0, 100), aShot(0, 20)], []);
  await keepFilm(aFilm('a'), [], ['0-100']);
  const whole = await readFilm('a');
  expect(whole?.shots.map(({ key }) => key)).toEqual(['0-20', '1-3']);
});

test('only an own film that has not ended is under way, and the newest of them', async () => {
  const userId = 'player of b';
  await keepFilm(aFilm('b1', { userId }), [], []);
  await keepFilm(aFilm('b2', { userId, startedAt: '2026-11-21T18:00:00.000Z' }), [], []);
  await keepFilm(
    aFilm('b3', {
      userId,
      startedAt: '2026-11-22T18:00:00.000Z',
      finishedAt: '2026-11-22T19:00:00.000Z',
    }),
    [],
    [],
  );
  expect((await filmUnderWay(userId))?.film.id).toBe('b2');
  expect(await filmUnderWay('somebody else')).toBeNull();
});

test('removing a film removes its shots and clips, but not those of others', async () => {
  await keepFilm(aFilm('d'), [aShot(0, 1)], []);
  await keepFilm(aFilm('d2'), [aShot(0, 1)], []);
  await keepClipOf('d', 10);
  await keepClipOf('d2', 10);
  await removeFilm('d');
  expect(await readFilm('d')).toBeNull();
  expect(await clipsOf('d')).toEqual([]);
  expect((await readFilm('d2'))?.shots).toHaveLength(1);
  expect(await clipsOf('d2')).toHaveLength(1);
});

test('if there are too many clips, the oldest films lose theirs, but keep their shots', async () => {
  for (const [id, day] of [
    ['e1', '2027-01-01'],
    ['e2', '2027-01-02'],
    ['e3', '2027-01-03'],
  ] as const) {
    await keepFilm(aFilm(id, { startedAt: `${day}T18:00:00.000Z` }), [aShot(0, 1)], []);
    await keepClipOf(id, 100);
  }
  await makeRoomForClips(250);
  const left = await Promise.all(['e1', 'e2', 'e3'].map(async (id) => (await clipsOf(id)).length));
  expect(left).toEqual([0, 1, 1]);
  expect((await readFilm('e1'))?.shots).toHaveLength(1);
});

test('the film in progress keeps all its clips', async () => {
  await keepFilm(aFilm('f', { startedAt: '2027-02-01T18:00:00.000Z' }), [aShot(0, 1)], []);
  await keepClipOf('f', 300);
  await makeRoomForClips(250);
  expect(await clipsOf('f')).toHaveLength(1);
  expect(await clipsOf('e3')).toEqual([]);
});
