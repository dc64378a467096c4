import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { renderApp, type Answers } from '../../testing/render-app.tsx';

const NEW_USER = aUser({ displayName: null, profileComplete: 0 });
const AROUND: Answers = {
  'GET /api/auth/user': { status: 200, body: NEW_USER },
  'GET /api/stats': { status: 200, body: noStats() },
  'GET /api/workouts/history': { status: 200, body: [] },
  'GET /api/videos': { status: 200, body: [] },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

async function fillAndSend(name: string) {
  const field = await screen.findByLabelText('Display Name');
  if (name !== '') await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Complete Profile' }));
}

it('asks for the display name before anything is sent', async () => {
  const { server } = renderApp('/profile/setup', AROUND);
  await fillAndSend('');
  expect(await screen.findByText('Display name is required')).toBeTruthy();
  expect(server.mock.calls.some(([, init]) => init.method === 'PATCH')).toBe(false);
});

it('has no navigation, which would only lead back, but a logout link', async () => {
  renderApp('/profile/setup', AROUND);
  const logout = await screen.findByRole('link', { name: 'Logout' });
  expect(logout.getAttribute('href')).toBe('/api/logout');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('saves, says so, and leads to the dashboard', async () => {
  const { router } = renderApp('/profile/setup', {
    ...AROUND,
    'PATCH /api/user/profile': { status: 200, body: aUser() },
  });
  await fillAndSend('Maya');
  expect(await screen.findByText('Profile completed!')).toBeTruthy();
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
});

it('leads a child to the question for a parent, without a welcome first', async () => {
  const { router } = renderApp('/profile/setup', {
    ...AROUND,
    'PATCH /api/user/profile': { status: 200, body: aUser({ awaitsParent: 1 }) },
    'GET /api/user/parental-consent': {
      status: 200,
      body: { parentEmail: null, deadline: '2026-12-01T12:00:00Z', canAsk: true },
    },
  });
  await fillAndSend('Maya');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/waiting');
  });
  expect(screen.queryByText('Profile completed!')).toBeNull();
});

it('shows the server’s message when saving fails, and keeps the input', async () => {
  const message = 'That name is taken';
  renderApp('/profile/setup', {
    ...AROUND,
    'PATCH /api/user/profile': {
      status: 400,
      body: { message, code: 'validation_failed', requestId: 'r1' },
    },
  });
  await fillAndSend('Maya');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Display Name').value).toBe('Maya');
});

it('falls back to its own text when the server gives none', async () => {
  renderApp('/profile/setup', { ...AROUND, 'PATCH /api/user/profile': { status: 502 } });
  await fillAndSend('Maya');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
});
