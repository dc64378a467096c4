import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, bodyOf, callsTo, ok, renderApp } from '../../testing/render-app.tsx';
import { aGroup, aReceivedInvitation } from '../../testing/squad-fixtures.ts';

const refusal = (status: number, message: string) => ({
  status,
  body: { message, code: 'conflict', requestId: 'r1' },
});

const SIGNED_IN = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/invitations/pending': ok([]),
  'GET /api/invitations/pending/count': ok({ count: 0 }),
};
/** @param changes answers that tests may change while the page is open */
const show = (changes: Answers) => renderApp('/groups', { ...SIGNED_IN, ...changes });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('My Squads', () => {
  it('shows each squad with description and members, and leads to it', async () => {
    show({
      'GET /api/groups': ok([
        aGroup(),
        aGroup({
          id: '01900000-0000-7000-8000-000000000a02',
          name: 'Lions',
          description: null,
          ...{ memberCount: 1, unreadMessages: 10 },
        }),
      ]),
    });
    const tigers = await screen.findByRole('link', { name: 'Tigers' });
    expect(tigers.getAttribute('href')).toBe(`/groups/${aGroup().id}`);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('We train on Tuesdays');
    expect(first?.textContent).toContain('2 members');
    expect(second?.textContent).toContain('No description');
    expect(second?.textContent).toContain('1 member');
    expect(first?.textContent).not.toContain('new message');
    expect(second?.textContent).toContain('9+ new messages');
  });

  it('invites to the first squad when there is none', async () => {
    show({ 'GET /api/groups': ok([]) });
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Squad' }));
    expect(await screen.findByRole('heading', { name: 'Create Squad' })).toBeTruthy();
  });

  it('reports that they could not be loaded, and retries', async () => {
    const view = show({ 'GET /api/groups': { status: 503 } });
    await screen.findByText('Your squads could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(callsTo(view, 'GET /api/groups')).toHaveLength(2);
  });
});

describe('the dialog Create Squad', () => {
  async function open(answers: Answers) {
    const view = show({ 'GET /api/groups': ok([aGroup()]), ...answers });
    await screen.findByText('Tigers');
    await userEvent.click(screen.getByRole('button', { name: 'Create Squad' }));
    return { view, dialog: within(await screen.findByRole('dialog')) };
  }

  it('asks for a name before calling the server', async () => {
    const { view, dialog } = await open({});
    await userEvent.click(dialog.getByRole('button', { name: 'Create Squad' }));
    expect(dialog.getByText('Group name is required')).toBeTruthy();
    expect(callsTo(view, 'POST /api/groups')).toHaveLength(0);
  });

  it('creates it, says so, and closes', async () => {
    const { view, dialog } = await open({
      'POST /api/groups': { status: 201, body: aGroup({ name: 'Lions' }) },
    });
    await userEvent.type(dialog.getByLabelText('Squad Name'), 'Lions');
    await userEvent.type(dialog.getByLabelText('Description (Optional)'), 'Cats');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Squad' }));
    expect(await screen.findByText('Group created!')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Create Squad' })).toBeNull();
    const [[, init] = []] = callsTo(view, 'POST /api/groups');
    expect(bodyOf(init)).toEqual({ name: 'Lions', description: 'Cats' });
  });

  it('keeps the input when it fails', async () => {
    const { dialog } = await open({ 'POST /api/groups': { status: 503 } });
    await userEvent.type(dialog.getByLabelText('Squad Name'), 'Lions');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Squad' }));
    expect(await screen.findByText('Failed to create group. Please try again.')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Squad Name').value).toBe('Lions');
  });
});

describe('invitations on My Squads', () => {
  const invitation = aReceivedInvitation();
  const waiting = {
    'GET /api/groups': ok([]),
    'GET /api/invitations/pending': ok([invitation]),
    'GET /api/invitations/pending/count': ok({ count: 1 }),
  };

  it.each([
    ['Accept', 'accept', 'Invitation accepted!', true],
    ['Decline', 'decline', 'Invitation declined', false],
  ])('are answered by %s', async (button, call, toast, isMember) => {
    const answers = {
      ...SIGNED_IN,
      ...waiting,
      [`POST /api/invitations/open-link/${call}`]: ok({ ...invitation, isMember }),
    };
    const view = renderApp('/groups', answers);
    const group = await screen.findByRole('group', { name: 'Tigers' });
    Object.assign(answers, SIGNED_IN);
    await userEvent.click(within(group).getByRole('button', { name: `${button}: Tigers` }));
    expect(await screen.findByText(toast)).toBeTruthy();
    const squad = screen.queryByRole('link', { name: 'See the squad' });
    expect(squad?.getAttribute('href')).toBe(
      isMember ? `/groups/${invitation.groupId}` : undefined,
    );
    await waitFor(() => {
      expect(screen.queryByRole('group', { name: 'Tigers' })).toBeNull();
    });
    expect(callsTo(view, 'GET /api/groups')).toHaveLength(2);
  });

  it('report why one could not be accepted', async () => {
    show({
      ...waiting,
      'POST /api/invitations/open-link/accept': refusal(
        409,
        'This invitation has already been revoked.',
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept: Tigers' }));
    expect(await screen.findByText('Failed to accept invitation')).toBeTruthy();
    expect(screen.getByText('This invitation has already been revoked.')).toBeTruthy();
  });

  it('report why one could not be declined', async () => {
    show({ ...waiting, 'POST /api/invitations/open-link/decline': { status: 503 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Decline: Tigers' }));
    expect(await screen.findByText('Failed to decline invitation')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Tigers' })).toBeTruthy();
  });
});

describe('the badge at Squads', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts waiting invitations, and polls every 30 s', async () => {
    const answers = {
      ...SIGNED_IN,
      'GET /api/groups': ok([]),
      'GET /api/invitations/pending/count': ok({ count: 2 }),
    };
    renderApp('/groups', answers);
    const main = await screen.findByRole('navigation', { name: 'Main' });
    const squads = within(within(main).getByRole('link', { name: /^Squads/ }));
    await squads.findByText('2');
    Object.assign(answers, { 'GET /api/invitations/pending/count': ok({ count: 3 }) });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(squads.queryByText('3')).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    await squads.findByText('3');
  });

  it('does not poll while the page is hidden', async () => {
    const view = show({ 'GET /api/groups': ok([]) });
    await screen.findByText('No squads yet');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = () => callsTo(view, 'GET /api/invitations/pending/count').length;
    const before = asked();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked()).toBe(before);
    vi.restoreAllMocks();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked()).toBeGreaterThan(before);
  });

  it('is hidden at zero', async () => {
    show({ 'GET /api/groups': ok([]) });
    await screen.findByText('No squads yet');
    expect(screen.queryByText(/pending invitation/)).toBeNull();
  });
});
