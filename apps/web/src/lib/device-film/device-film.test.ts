import { expect, test } from 'vitest';
import { filmOf, forgetFilms, keepFilm } from './device-film.ts';

test('a film is there until it is forgotten, also where the browser keeps no files', async () => {
  const film = new Blob(['film']);
  await keepFilm('one', film);
  await keepFilm('other', new Blob(['other']));
  expect(await filmOf('one')).toBe(film);
  await forgetFilms('one');
  expect(await filmOf('one')).toBeNull();
  expect(await filmOf('other')).not.toBeNull();
});

test('all films go with the users of a device', async () => {
  await keepFilm('one', new Blob(['film']));
  await forgetFilms();
  expect(await filmOf('one')).toBeNull();
});
