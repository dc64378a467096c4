import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepFilm, readFilm } from '../../lib/films/stored-films.ts';
import { forgetUsersOnThisDevice } from './forget-device.ts';

test('films go with the account that is deleted on this device', async () => {
  const film = { id: 'a', userId: 'u', startedAt: '2026-11-20T18:00:00.000Z', parts: [] };
  await keepFilm({ ...film, finishedAt: null }, [], []);
  expect(await readFilm('a')).not.toBeNull();
  forgetUsersOnThisDevice();
  await expect.poll(() => readFilm('a')).toBeNull();
});

test('display settings stay, and everything stored for a user is removed', () => {
  localStorage.setItem('hooplog.theme', 'dark');
  localStorage.setItem('hooplog.font', 'yes');
  localStorage.setItem('hooplog.filming', '{}');
  localStorage.setItem('hooplog.counting.u', '{}');
  localStorage.setItem('other', 'stays');
  forgetUsersOnThisDevice();
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'hooplog.filming',
    'hooplog.font',
    'hooplog.theme',
    'other',
  ]);
});
