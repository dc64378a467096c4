import { expect, test } from 'vitest';
import { filmOf, forgetFilms, keepFilm } from './device-film.ts';

test('a film is available until it is removed, even if the browser stores no files', async () => {
  const film = new Blob(['film']);
  await keepFilm('one', film);
  await keepFilm('other', new Blob(['other']));
  expect(await filmOf('one')).toBe(film);
  await forgetFilms('one');
  expect(await filmOf('one')).toBeNull();
  expect(await filmOf('other')).not.toBeNull();
});

test('all films are removed when the device changes its user', async () => {
  await keepFilm('one', new Blob(['film']));
  await forgetFilms();
  expect(await filmOf('one')).toBeNull();
});
