import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDrafts } from '../../lib/session/on-session-lost.ts';
import { bodyOf, callsTo, ok, renderApp } from '../../testing/render-app.tsx';
import { aGroup, anInvitation, aNewInvitation, GROUP_ID } from '../../testing/squad-fixtures.ts';
import { SQUAD_API, SQUAD, showSquad, press } from '../../testing/show-squad.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('invites', () => {
  it('are created with and without an address', async () => {
    const call = `POST ${SQUAD_API}/invitations`;
    const view = await showSquad({ [call]: { status: 201, body: aNewInvitation() } }, 'Invites');
    await screen.findByText('No invitations yet');
    await press('Create Invitation');
    expect(await screen.findByText('Invitation created!')).toBeTruthy();
    const field = screen.getByLabelText('E-mail (optional)');
    await userEvent.type(field, 'friend@example.com');
    await press('Create Invitation');
    await waitFor(() => {
      expect(callsTo(view, call).map(([, init]) => bodyOf(init))).toEqual([
        { inviteeEmail: '' },
        { inviteeEmail: 'friend@example.com' },
      ]);
    });
  });

  it.each([
    ['an address that is mailed', { isForOne: true, isMailed: true }, false],
    ['an address that was mailed before', { isForOne: true, isMailed: false }, true],
    ['a link', { isForOne: false, isMailed: false }, false],
  ])('for %s say whether to share the link', async (_for, answer, isSaid) => {
    const body = { ...aNewInvitation(), ...answer };
    await showSquad({ [`POST ${SQUAD_API}/invitations`]: { status: 201, body } }, 'Invites');
    await screen.findByText('No invitations yet');
    await press('Create Invitation');
    await screen.findByText('Invitation created!');
    expect(screen.queryByText(/^No mail was sent this time/) !== null).toBe(isSaid);
  });

  it('of the owner may be a link for several people', async () => {
    const call = `POST ${SQUAD_API}/invitations`;
    const view = await showSquad({ [call]: { status: 201, body: aNewInvitation() } }, 'Invites');
    const places = await screen.findByLabelText('The link lets in');
    await userEvent.selectOptions(places, '20 people');
    await press('Create Invitation');
    await screen.findByText('Invitation created!');
    expect(bodyOf(callsTo(view, call)[0]?.[1])).toEqual({ inviteeEmail: '', places: 20 });
    // An e-mail invitation is for one person.
    await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'friend@example.com');
    expect(screen.queryByLabelText('The link lets in')).toBeNull();
  });

  it('of a member admit one person', async () => {
    await showSquad({ [`GET ${SQUAD_API}`]: ok(aGroup({ role: 'member' })) }, 'Invites');
    await screen.findByLabelText('E-mail (optional)');
    expect(screen.queryByLabelText('The link lets in')).toBeNull();
  });

  it.each([
    [0, '0 of 5 have joined'],
    [1, '1 of 5 has joined'],
    [4, '4 of 5 have joined'],
  ])('show how many have joined by a link: %i', async (joined, text) => {
    const several = anInvitation({ places: 5, joined });
    await showSquad({ [`GET ${SQUAD_API}/invitations`]: ok([several]) }, 'Invites');
    expect((await screen.findByRole('listitem')).textContent).toContain(
      `Link for 5 peoplePending${text}`,
    );
  });

  it('ask for an address in e-mail format', async () => {
    const view = await showSquad({}, 'Invites');
    await userEvent.type(await screen.findByLabelText('E-mail (optional)'), 'friend');
    await press('Create Invitation');
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeTruthy();
    expect(callsTo(view, `POST ${SQUAD_API}/invitations`)).toHaveLength(0);
  });

  it.each([
    ['the server’s reason', { message: 'Too many', code: 'conflict', requestId: 'r' }, 'Too many'],
    ['a word of its own', undefined, 'Failed to create invitation'],
  ])('that fail show %s', async (_, body, text) => {
    await showSquad({ [`POST ${SQUAD_API}/invitations`]: { status: 409, body } }, 'Invites');
    await press('Create Invitation');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('list status and dates; an open one has a link to copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await showSquad(
      {
        [`GET ${SQUAD_API}/invitations`]: ok([
          anInvitation(),
          anInvitation({
            id: '01900000-0000-7000-8000-000000000b02',
            status: 'expired',
            token: null,
            isForOne: true,
            inviteeEmail: 'friend@example.com',
          }),
        ]),
      },
      'Invites',
    );
    const [open, expired] = await screen.findAllByRole('listitem');
    expect(open?.textContent).toContain('Link for one personPending');
    expect(open?.textContent).toContain('Created Nov 20, 2026 · Expires Nov 27, 2026');
    expect(expired?.textContent).toContain('friend@example.comExpired');
    expect(within(expired ?? document.body).queryByRole('button')).toBeNull();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as never);
    await press('Copy Link');
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
    expect(await screen.findByText('Link copied!')).toBeTruthy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/invite/open-link`);
    expect(await screen.findByRole('button', { name: 'Copy Link' })).toBeTruthy();
  });

  it('load older ones', async () => {
    const link = `<${SQUAD_API}/invitations?cursor=c2>; rel="next"`;
    const older = anInvitation({ id: '01900000-0000-7000-8000-000000000b03', status: 'declined' });
    await showSquad(
      {
        [`GET ${SQUAD_API}/invitations`]: { ...ok([anInvitation()]), headers: { link } },
        [`GET ${SQUAD_API}/invitations?cursor=c2`]: ok([older]),
      },
      'Invites',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Declined')).toBeTruthy();
    const list = screen.getByRole('region', { name: 'invitations' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('show the address if it cannot be copied', async () => {
    await showSquad({ [`GET ${SQUAD_API}/invitations`]: ok([anInvitation()]) }, 'Invites');
    await screen.findByRole('button', { name: 'Copy Link' });
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    Object.assign(document, { execCommand: () => false });
    await press('Copy Link');
    expect(await screen.findByText('The link could not be copied')).toBeTruthy();
    expect(screen.getByText(`${window.location.origin}/invite/open-link`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
  });

  it('keep the typed address when the session ends', async () => {
    const { unmount } = await showSquad({}, 'Invites');
    await userEvent.type(await screen.findByLabelText('E-mail (optional)'), 'friend@exam');
    saveDrafts();
    unmount();
    renderApp(`/groups/${GROUP_ID}?tab=invites`, SQUAD);
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail (optional)');
    await waitFor(() => {
      expect(field.value).toBe('friend@exam');
    });
  });

  it('are revoked', async () => {
    const call = `DELETE ${SQUAD_API}/invitations/${anInvitation().id}`;
    const view = await showSquad(
      { [`GET ${SQUAD_API}/invitations`]: ok([anInvitation()]), [call]: { status: 204 } },
      'Invites',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(callsTo(view, call)).toHaveLength(1);
  });
});
