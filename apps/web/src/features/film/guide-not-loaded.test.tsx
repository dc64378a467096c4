import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  button,
  fakeCamera,
  inFilmBrowser,
  newPlayer,
  renderFilm,
} from './testing/render-film.tsx';

vi.mock('./guide-and-count.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

inFilmBrowser();

test('if the guide cannot be loaded, the player is told and can retry or leave', async () => {
  fakeCamera();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  renderFilm(newPlayer());
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await button('Retry');
  screen.getByRole('link', { name: 'Leave filming' });
});
