import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';

const UNAUTHORIZED = {
  status: 401,
  body: { message: 'Unauthorized', code: 'unauthorized', requestId: 'r1' },
};
const user = (changes = {}) => ({ status: 200, body: aUser(changes) });
let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
});
afterEach(() => {
  // Only the pending ones: a page that polls never runs out of timers.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a guarded page', () => {
  it('sends signed-out visitors to sign in, after the toast', async () => {
    renderApp('/heatmap', { 'GET /api/auth/user': UNAUTHORIZED });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
    await waitFor(() => {
      expect(assign).toHaveBeenCalledTimes(1);
    });
    expect(screen.queryByRole('heading', { name: 'Shooting Heat Map' })).toBeNull();
  });

  it('does the same when the session ends while a page loads its data', async () => {
    renderApp('/heatmap', { 'GET /api/auth/user': user(), 'GET /api/heatmap': UNAUTHORIZED });
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
  });

  it('leads to Complete Your Profile while the profile is not complete', async () => {
    const { router } = renderApp('/heatmap', {
      'GET /api/auth/user': user({ profileComplete: 0 }),
    });
    expect(await screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile/setup');
  });

  it('is shown to signed-in users', async () => {
    renderApp('/heatmap', {
      'GET /api/auth/user': user(),
      'GET /api/heatmap': { status: 200, body: [] },
    });
    expect(await screen.findByText('No zone data available yet')).toBeTruthy();
    expect(assign).not.toHaveBeenCalled();
  });

  it('offers a retry when the server cannot be reached', async () => {
    renderApp('/heatmap', { 'GET /api/auth/user': { status: 503 } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

it('guards the form of the profile as well', async () => {
  renderApp('/profile/edit', { 'GET /api/auth/user': UNAUTHORIZED });
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeTruthy();
});

const ENTRIES = [
  'Upload',
  'Workouts',
  'Heat Map',
  'Calendar',
  'Progress',
  'Squads',
  'Badges',
  'Leaderboard',
  'Chat',
  'Teams',
  'Profile',
  'Logout',
];

it.each<[path: string, first: string[]]>([
  ['/heatmap', []],
  ['/upload', ['Home']],
  ['/manual-workout', ['Home']],
])('lists the entries of the header in their order on %s', async (path, first) => {
  renderApp(path, {
    'GET /api/auth/user': user(),
    'GET /api/heatmap': { status: 200, body: [] },
  });
  const main = await screen.findByRole('navigation', { name: 'Main' });
  const labels = [...main.querySelectorAll('a')].map((link) => link.textContent);
  expect(labels).toEqual([...first, ...ENTRIES]);
});

it('answers unknown addresses with 404 Page Not Found', async () => {
  renderApp('/no/such/page', { 'GET /api/auth/user': UNAUTHORIZED });
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});
