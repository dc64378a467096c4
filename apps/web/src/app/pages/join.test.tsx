import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import { aTeamInvitation } from '../../testing/team-fixtures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const answers = (invitation: Answers[string]): Answers => ({
  'GET /api/auth/user': ok(aUser()),
  'GET /api/team-invitations/token-1': invitation,
  'GET /api/teams': ok([]),
  'GET /api/team-invitations': ok([]),
});

it('sends signed-out visitors to sign in, and back here', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  renderApp('/join/token-1', {
    'GET /api/auth/user': {
      status: 401,
      body: { message: 'Unauthorized', code: 'unauthorized', requestId: 'r' },
    },
  });
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith('/api/login?returnTo=%2Fjoin%2Ftoken-1');
  });
});

it.each<[button: string, path: string]>([
  ['Accept & Join', 'accept'],
  ['Decline', 'decline'],
])('asks for confirmation, and leads to the teams: %s', async (button, path) => {
  const { router, server } = renderApp('/join/token-1', {
    ...answers(ok(aTeamInvitation())),
    [`POST /api/team-invitations/token-1/${path}`]: ok(aTeamInvitation({ status: 'accepted' })),
  });
  expect(await screen.findByText('Coached by Kim')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
  expect(screen.getByText(/never your videos, your notes or your address/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/teams');
  });
  expect(server.mock.calls.map(([url]) => url)).toContain(`/api/team-invitations/token-1/${path}`);
});

const refusal = (status: number, message: string): Answers[string] => ({
  status,
  body: { message, code: status === 403 ? 'forbidden' : 'not_found', requestId: 'r' },
});

it.each<[what: string, answer: Answers[string], title: string, text: string]>([
  [
    'expired',
    ok(aTeamInvitation({ status: 'expired' })),
    'Invitation Expired',
    'This invitation has expired. Please ask the coach for a new invitation.',
  ],
  [
    'declined',
    ok(aTeamInvitation({ status: 'declined' })),
    'Invitation Already Processed',
    'This invitation has already been declined.',
  ],
  [
    'revoked',
    ok(aTeamInvitation({ status: 'revoked' })),
    'Invitation Already Processed',
    'This invitation has already been revoked.',
  ],
  [
    'accepted',
    ok(aTeamInvitation({ status: 'accepted', role: 'player' })),
    'You are on this team',
    'There is nothing left to answer.',
  ],
  [
    'the coach’s own',
    ok(aTeamInvitation({ role: 'coach' })),
    'You coach this team',
    'Hand this link to your players.',
  ],
  [
    'unknown',
    refusal(404, 'Invitation not found'),
    'Invalid Invitation',
    'This invitation link is invalid, expired, or has already been used.',
  ],
  [
    'somebody else’s',
    refusal(403, 'This invitation was sent to another e-mail address'),
    'Not for this account',
    'This invitation was sent to another e-mail address',
  ],
])('explains an invitation that is %s', async (_, answer, title, text) => {
  renderApp('/join/token-1', answers(answer));
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept & Join' })).toBeNull();
});

it('for another account offers to switch and return', async () => {
  renderApp('/join/token-1', answers(refusal(403, 'This invitation was sent to another address')));
  const link = await screen.findByRole('link', { name: 'Switch account' });
  expect(link.getAttribute('href')).toBe('/api/logout?returnTo=%2Fjoin%2Ftoken-1');
});

it('reports that an invitation could not be loaded', async () => {
  renderApp('/join/token-1', answers({ status: 503 }));
  expect(await screen.findByText('The invitation could not be loaded')).toBeTruthy();
});
