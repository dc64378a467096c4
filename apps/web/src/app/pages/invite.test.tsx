import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import { aReceivedInvitation } from '../../testing/squad-fixtures.ts';

const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { message, code, requestId: 'r1' },
});
const show = (changes: Answers) =>
  renderApp('/invite/open-link', {
    'GET /api/auth/user': ok(aUser()),
    'GET /api/groups': ok([]),
    'GET /api/invitations/pending': ok([]),
    ...changes,
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an invitation', () => {
  it('sends signed-out visitors to sign in, and back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    show({ 'GET /api/auth/user': refusal(401, 'unauthorized', 'Unauthorized') });
    await waitFor(() => {
      expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?returnTo=%2Finvite%2Fopen-link');
    });
  });

  it.each([
    ['Accept & Join', 'accept', 'Invitation accepted!'],
    ['Decline', 'decline', 'Invitation declined'],
  ])('shows name and description; %s leads to the squads', async (button, call, toast) => {
    const { router } = show({
      'GET /api/invitations/open-link': ok(aReceivedInvitation()),
      [`POST /api/invitations/open-link/${call}`]: ok(aReceivedInvitation()),
    });
    expect(await screen.findByRole('heading', { name: 'Tigers' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy();
    expect(screen.getByText('We train on Tuesdays')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(toast)).toBeTruthy();
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/groups');
    });
  });

  it('to a squad that the user is in leads there', async () => {
    show({ 'GET /api/invitations/open-link': ok(aReceivedInvitation({ isMember: true })) });
    expect(await screen.findByText('You are already in this squad.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept & Join' })).toBeNull();
  });
});

describe('an invitation that cannot be answered', () => {
  it.each([
    [
      'unknown',
      refusal(404, 'not_found', 'Invitation not found'),
      'Invalid Invitation',
      'This invitation link is invalid, expired, or has already been used.',
    ],
    [
      'accepted',
      ok(aReceivedInvitation({ status: 'accepted' })),
      'Invitation Already Processed',
      'This invitation has already been accepted.',
    ],
    [
      'declined',
      ok(aReceivedInvitation({ status: 'declined' })),
      'Invitation Already Processed',
      'This invitation has already been declined.',
    ],
    [
      'revoked',
      ok(aReceivedInvitation({ status: 'revoked' })),
      'Invitation Already Processed',
      'This invitation has already been revoked.',
    ],
    [
      'expired',
      ok(aReceivedInvitation({ status: 'expired' })),
      'Invitation Expired',
      'This invitation has expired. Please ask the group owner for a new invitation.',
    ],
    [
      'for another account',
      refusal(403, 'forbidden', 'This invitation is for another e-mail address.'),
      'Another Account’s Invitation',
      'This invitation is for another e-mail address.',
    ],
  ])('because it is %s explains that', async (_, answer, title, text) => {
    show({ 'GET /api/invitations/open-link': answer });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept & Join' })).toBeNull();
  });

  it('for another account offers to switch and return', async () => {
    const answer = refusal(403, 'forbidden', 'This invitation is for another e-mail address.');
    show({ 'GET /api/invitations/open-link': answer });
    const link = await screen.findByRole('link', { name: 'Switch account' });
    expect(link.getAttribute('href')).toBe('/api/logout?returnTo=%2Finvite%2Fopen-link');
  });

  it('because somebody was quicker explains that, and shows it', async () => {
    const answers = {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/invitations/open-link': ok(aReceivedInvitation()),
      'POST /api/invitations/open-link/accept': refusal(
        409,
        'conflict',
        'This invitation has already been accepted.',
      ),
    };
    renderApp('/invite/open-link', answers);
    const accept = await screen.findByRole('button', { name: 'Accept & Join' });
    answers['GET /api/invitations/open-link'] = ok(aReceivedInvitation({ status: 'accepted' }));
    await userEvent.click(accept);
    expect(await screen.findByText('Failed to accept invitation')).toBeTruthy();
    expect(
      await screen.findByRole('heading', { name: 'Invitation Already Processed' }),
    ).toBeTruthy();
  });

  it('without a connection offers a retry', async () => {
    show({ 'GET /api/invitations/open-link': { status: 503 } });
    expect(await screen.findByText('The invitation could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
