import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leads to a screen and closes', async () => {
  const { router } = renderApp('/heatmap', {
    'GET /api/auth/user': { status: 200, body: aUser() },
    'GET /api/heatmap': { status: 200, body: [] },
    'GET /api/teams': { status: 200, body: [] },
    'GET /api/team-invitations': { status: 200, body: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('dialog', { name: 'Menu' });
  const progress = within(menu).getByRole('link', { name: 'Progress' });
  expect(progress.getAttribute('href')).toBe('/progress');
  // The header has no space for them at any width.
  expect(within(menu).getByRole('link', { name: 'Drills' }).getAttribute('href')).toBe('/drills');
  expect(within(screen.getByRole('navigation', { name: 'Main' })).queryByText('Drills')).toBeNull();
  await userEvent.click(within(menu).getByRole('link', { name: 'Teams' }));
  expect(await screen.findByText('Not part of any team')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/teams');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});
