import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { filmUnderWay } from '../../lib/films/stored-films.ts';
import {
  button,
  fakeCamera,
  inFilmBrowser,
  newPlayer,
  press,
  renderFilm,
  startCounting,
  tell,
} from './testing/render-film.tsx';

vi.mock('../../lib/films/deliver-film.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

inFilmBrowser();

test('if the code that sends a film cannot be loaded, the player is asked to stay and the shots are kept', async () => {
  fakeCamera();
  const userId = newPlayer();
  const { counts, onDelivered } = renderFilm(userId);
  tell(await startCounting(counts), '1');
  await press('Finish');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Finish' }));
  expect((await screen.findByRole('alert')).textContent).toContain('stay on this page');
  await press('Try again');
  await button('Try again');
  expect(onDelivered).not.toHaveBeenCalled();
  expect((await filmUnderWay(userId))?.shots).toHaveLength(1);
});
