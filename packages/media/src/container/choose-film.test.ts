import { expect, test } from 'vitest';
import { chooseFilm } from './choose-film.ts';

const FILM = { name: 'film', isDefault: true, seconds: 60, pictures: 1800, pixels: 1920 * 1080 };

test.each([
  { of: 'one alone', others: [], chosen: 'film' },
  { of: 'a cover that is shown, too', others: [{ pictures: 1, pixels: 9e6 }], chosen: 'film' },
  { of: 'a short larger one', others: [{ seconds: 2, pictures: 60, pixels: 9e6 }], chosen: 'film' },
  { of: 'a preview', others: [{ pixels: 320 * 180 }], chosen: 'film' },
  { of: 'a larger one that is not shown', others: [{ isDefault: false, pixels: 9e6 }], chosen: 'film' }, // prettier-ignore
  { of: 'a larger one that is shown', others: [{ pixels: 9e6 }], chosen: 'other' },
])('$of', ({ others, chosen }) => {
  const tracks = [...others.map((other) => ({ ...FILM, name: 'other', ...other })), FILM];
  expect(chooseFilm(tracks)?.name).toBe(chosen);
});

test('is null without tracks', () => {
  expect(chooseFilm([])).toBeNull();
});
