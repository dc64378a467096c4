import { focusManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveDrafts } from '../../lib/session/on-session-lost.ts';
import { aMessage, aUser } from '../../testing/fixtures.ts';
import { type Answers, bodyOf, renderApp } from '../../testing/render-app.tsx';
import {
  aFeedWorkout,
  aGroup,
  aMember,
  anInvitation,
  aNewInvitation,
  aPlayer,
  aStanding,
  GROUP_ID,
  OWN_ID,
} from '../../testing/squad-fixtures.ts';

const ok = (body: unknown) => ({ status: 200, body });
const GONE = {
  status: 404,
  body: { message: 'Group not found', code: 'not_found', requestId: 'r1' },
};
const API = `/api/groups/${GROUP_ID}`;

const SQUAD = {
  'GET /api/auth/user': ok(aUser()),
  'GET /api/groups': ok([]),
  [`GET ${API}`]: ok(aGroup()),
  [`GET ${API}/members`]: ok([aMember(1, 'Maya', 'owner'), aMember(2, 'Ann', 'member')]),
  [`GET ${API}/leaderboard`]: ok([aStanding(1, 'Maya', 600), aStanding(2, 'Ann', 300)]),
  [`GET ${API}/invitations`]: ok([]),
  [`GET ${API}/feed`]: ok([]),
  [`GET ${API}/challenges`]: ok([]),
};

async function show(changes: Answers = {}, tab?: string) {
  const view = renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, ...changes });
  await screen.findByRole('heading', { name: 'Tigers' });
  if (tab !== undefined) await userEvent.click(screen.getByRole('tab', { name: tab }));
  return view;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const callsTo = ({ server }: ReturnType<typeof renderApp>, call: string) =>
  server.mock.calls.filter(([url, init]) => `${init.method ?? ''} ${url}` === call);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a squad', () => {
  it('opens with members, created date and visibility', async () => {
    await show();
    const factOf = (name: string) => screen.getByText(name).closest('div')?.textContent;
    expect(factOf('Total Members')).toBe('Total Members2');
    expect(factOf('Created')).toBe('CreatedNov 20, 2026');
    expect(factOf('Visibility')).toBe('VisibilityPrivate');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Challenges',
      'Leaderboard',
      'Members',
      'Invites',
      'Chat',
    ]);
  });

  it('shows who leads it, three at most, with the way to all', async () => {
    const standings = ['Maya', 'Ann', 'Luis', 'Jo'].map((name, n) =>
      aStanding(n + 1, name, 600 - n),
    );
    await show({ [`GET ${API}/leaderboard`]: ok(standings) });
    const leaders = await screen.findByRole('region', { name: 'In the lead' });
    const rows = within(leaders).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/Maya|Ann|Luis|Jo/).textContent)).toEqual([
      'Maya (you)',
      'Ann',
      'Luis',
    ]);
    await userEvent.click(within(leaders).getByRole('link', { name: 'All members' }));
    expect(await screen.findByText('Jo')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Leaderboard');
  });

  it.each([
    ['nobody has a workout', ok([])],
    ['the ranking does not load', { status: 503 }],
  ])('leads nobody where %s', async (_, leaderboard) => {
    const { server } = await show({ [`GET ${API}/leaderboard`]: leaderboard });
    await waitFor(() => {
      expect(server.mock.calls.map(([url]) => url)).toContain(`${API}/leaderboard`);
    });
    expect(screen.queryByRole('region', { name: 'In the lead' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete Squad' })).toBeTruthy();
  });

  it('that is missing or not the user’s says so', async () => {
    renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, [`GET ${API}`]: GONE });
    expect(await screen.findByText('Group not found')).toBeTruthy();
    expect(screen.getByText("This group doesn't exist or you don't have access")).toBeTruthy();
  });

  it('that could not be loaded can be tried again', async () => {
    renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, [`GET ${API}`]: { status: 503 } });
    expect(await screen.findByText('The squad could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('this week in a squad', () => {
  const week = () => screen.findByRole('region', { name: 'This week' });

  it('tells who did what, oneself as You, with records', async () => {
    const records = [{ kind: 'made', value: 34 }] as const;
    const own = { ...aMember(1, 'Maya', 'owner').user, id: OWN_ID };
    await show({
      [`GET ${API}/feed`]: ok([
        aFeedWorkout(1, { records: [...records] }),
        {
          kind: 'badge',
          id: aFeedWorkout(2).id,
          user: own,
          at: aFeedWorkout(2).at,
          reactions: [],
          badge: { name: 'Hat Trick', icon: 'Flame' },
        },
      ]),
    });
    const [first, second] = await within(await week()).findAllByText(/^Made|^Earned/);
    expect(first?.closest('li')?.textContent).toMatch(
      /^AAnn.* agoMade 34 of 50 shotsMost makes in a workout: 3468%/,
    );
    expect(second?.closest('li')?.textContent).toMatch(/^MYou.* agoEarned the badge Hat Trick/);
  });

  it('says what will be there while there is nothing, and leads to what one shares', async () => {
    await show();
    expect(await within(await week()).findByText('Nothing this week yet')).toBeTruthy();
    const link = within(await week()).getByRole('link', { name: 'What you share' });
    expect(link.getAttribute('href')).toBe('/profile#squad-sharing');
  });

  it('is looked at again when the page is', async () => {
    const view = await show({ [`GET ${API}/feed`]: ok([aFeedWorkout(1)]) });
    await within(await week()).findByText('Made 34 of 50 shots');
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    focusManager.setFocused(undefined);
    await waitFor(() => {
      expect(callsTo(view, `GET ${API}/feed`)).toHaveLength(2);
    });
  });

  it('reads on page by page', async () => {
    const link = `<${API}/feed?cursor=c1>; rel="next"`;
    await show({
      [`GET ${API}/feed`]: { status: 200, body: [aFeedWorkout(1)], headers: { link } },
      [`GET ${API}/feed?cursor=c1`]: ok([aFeedWorkout(2)]),
    });
    const deeds = async () => within(await week()).getAllByText('Made 34 of 50 shots');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => {
      expect(await deeds()).toHaveLength(2);
    });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  const FIRE = `${API}/feed/${aFeedWorkout(1).id}/reactions/fire`;
  const fire = (name: RegExp) => screen.findByRole('button', { name });

  it('takes a reaction by a tap, shown before the server has answered, and back by another one', async () => {
    const [others, all] = [2, 3].map((count) => ({ reaction: 'fire', count, isOwn: count === 3 }));
    const view = await show({
      [`GET ${API}/feed`]: ok([aFeedWorkout(1, { reactions: [others] as never })]),
      [`PUT ${FIRE}`]: ok(all),
      [`DELETE ${FIRE}`]: ok(others),
    });
    const button = await fire(/^On fire: 2 players$/);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    await fire(/^On fire: you and 2 others$/);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => {
      expect(callsTo(view, `PUT ${FIRE}`)).toHaveLength(1);
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await fire(/^On fire: 2 players$/);
    expect(callsTo(view, `DELETE ${FIRE}`)).toHaveLength(1);
  });

  it('takes a reaction away again that did not arrive, and says so', async () => {
    await show({ [`GET ${API}/feed`]: ok([aFeedWorkout(1)]), [`PUT ${FIRE}`]: { status: 503 } });
    await userEvent.click(await fire(/^On fire: nobody yet$/));
    expect(await screen.findByText('Failed to react')).toBeTruthy();
    await fire(/^On fire: nobody yet$/);
  });

  it('can be tried again when it could not be loaded', async () => {
    await show({ [`GET ${API}/feed`]: { status: 503 } });
    expect(await screen.findByText('This week could not be loaded')).toBeTruthy();
    expect(within(await week()).getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('the tabs of a squad', () => {
  const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

  it('stand in the address, so that a reload finds the open one again', async () => {
    const { router } = await show({}, 'Members');
    await waitFor(() => {
      expect(router.state.location.search).toEqual({ tab: 'members' });
    });
    expect(await openTab()).toBe('Members');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await waitFor(() => {
      expect(router.state.location.search).toEqual({});
    });
  });

  it.each([
    ['?tab=invites', 'Invites'],
    ['?tab=nothing', 'Overview'],
  ])('open %s as %s', async (search, name) => {
    renderApp(`/groups/${GROUP_ID}${search}`, SQUAD);
    expect(await openTab()).toBe(name);
  });
});

describe('the leaderboard of a squad', () => {
  it('ranks with percent, made of shots and workouts', async () => {
    await show({}, 'Leaderboard');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rank 1.*Maya \(you\)600\/1,200 made · 3 workouts50%1,200 shots$/),
      expect.stringMatching(/^Rank 2.*Ann300\/1,200 made · 3 workouts50%1,200 shots$/),
    ]);
  });

  it('says when there is nothing to rank', async () => {
    await show({ [`GET ${API}/leaderboard`]: ok([]) }, 'Leaderboard');
    expect(await screen.findByText('No stats yet')).toBeTruthy();
  });
});

describe('members', () => {
  it('show name, joined date and role', async () => {
    await show({}, 'Members');
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Maya \(you\)Joined Nov 20, 2026Owner$/);
    expect(rows[1]?.textContent).toContain('AnnJoined Nov 20, 2026Member');
  });

  it('are removed by the owner, after a question', async () => {
    const call = `DELETE ${API}/members/${aMember(2, 'Ann', 'member').user.id}`;
    const view = await show({ [call]: { status: 204 } }, 'Members');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ann' }));
    expect(callsTo(view, call)).toHaveLength(0);
    await pressInDialog('Remove Member');
    await waitFor(() => {
      expect(callsTo(view, call)).toHaveLength(1);
    });
  });

  it('whose account is paused can be removed, and get no squad', async () => {
    const paused = { ...aMember(2, 'Ann', 'member'), isPaused: true };
    await show({ [`GET ${API}/members`]: ok([aMember(1, 'Maya', 'owner'), paused]) }, 'Members');
    expect(await screen.findByText('Account paused')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove Ann' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make Ann the owner' })).toBeNull();
  });

  it('take the squad over', async () => {
    const call = `PUT ${API}/owner`;
    const view = await show({ [call]: ok(aGroup({ role: 'member' })) }, 'Members');
    await userEvent.click(await screen.findByRole('button', { name: 'Make Ann the owner' }));
    await pressInDialog('Hand Over');
    const [[, init] = []] = callsTo(view, call);
    expect(bodyOf(init)).toEqual({
      userId: aMember(2, 'Ann', 'member').user.id,
    });
  });

  it('see no such buttons', async () => {
    await show({ [`GET ${API}`]: ok(aGroup({ role: 'member' })) }, 'Members');
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

describe('invites', () => {
  it('are created with and without an address', async () => {
    const call = `POST ${API}/invitations`;
    const view = await show({ [call]: { status: 201, body: aNewInvitation() } }, 'Invites');
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
  ])('for %s say whether to pass them on', async (_for, answer, isSaid) => {
    const body = { ...aNewInvitation(), ...answer };
    await show({ [`POST ${API}/invitations`]: { status: 201, body } }, 'Invites');
    await screen.findByText('No invitations yet');
    await press('Create Invitation');
    await screen.findByText('Invitation created!');
    expect(screen.queryByText(/^No mail was sent this time/) !== null).toBe(isSaid);
  });

  it('of the owner may be a link for several people', async () => {
    const call = `POST ${API}/invitations`;
    const view = await show({ [call]: { status: 201, body: aNewInvitation() } }, 'Invites');
    const places = await screen.findByLabelText('The link lets in');
    await userEvent.selectOptions(places, '20 people');
    await press('Create Invitation');
    await screen.findByText('Invitation created!');
    expect(bodyOf(callsTo(view, call)[0]?.[1])).toEqual({ inviteeEmail: '', places: 20 });
    // An invitation by e-mail is for one.
    await userEvent.type(screen.getByLabelText('E-mail (optional)'), 'friend@example.com');
    expect(screen.queryByLabelText('The link lets in')).toBeNull();
  });

  it('of a member let in one person', async () => {
    await show({ [`GET ${API}`]: ok(aGroup({ role: 'member' })) }, 'Invites');
    await screen.findByLabelText('E-mail (optional)');
    expect(screen.queryByLabelText('The link lets in')).toBeNull();
  });

  it.each([
    [0, '0 of 5 have joined'],
    [1, '1 of 5 has joined'],
    [4, '4 of 5 have joined'],
  ])('tell how many have joined by a link: %i', async (joined, text) => {
    const several = anInvitation({ places: 5, joined });
    await show({ [`GET ${API}/invitations`]: ok([several]) }, 'Invites');
    expect((await screen.findByRole('listitem')).textContent).toContain(
      `Link for 5 peoplePending${text}`,
    );
  });

  it('ask for an address in e-mail format', async () => {
    const view = await show({}, 'Invites');
    await userEvent.type(await screen.findByLabelText('E-mail (optional)'), 'friend');
    await press('Create Invitation');
    expect(await screen.findByText('Please enter a valid e-mail address')).toBeTruthy();
    expect(callsTo(view, `POST ${API}/invitations`)).toHaveLength(0);
  });

  it.each([
    ['the server’s reason', { message: 'Too many', code: 'conflict', requestId: 'r' }, 'Too many'],
    ['a word of its own', undefined, 'Failed to create invitation'],
  ])('that fail tell %s', async (_, body, text) => {
    await show({ [`POST ${API}/invitations`]: { status: 409, body } }, 'Invites');
    await press('Create Invitation');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('list status and dates; an open one has a link to copy', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    await show(
      {
        [`GET ${API}/invitations`]: ok([
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

  it('go on with older ones', async () => {
    const link = `<${API}/invitations?cursor=c2>; rel="next"`;
    const older = anInvitation({ id: '01900000-0000-7000-8000-000000000b03', status: 'declined' });
    await show(
      {
        [`GET ${API}/invitations`]: { ...ok([anInvitation()]), headers: { link } },
        [`GET ${API}/invitations?cursor=c2`]: ok([older]),
      },
      'Invites',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Declined')).toBeTruthy();
    const list = screen.getByRole('region', { name: 'invitations' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('tell the address where it cannot be copied', async () => {
    await show({ [`GET ${API}/invitations`]: ok([anInvitation()]) }, 'Invites');
    await screen.findByRole('button', { name: 'Copy Link' });
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    Object.assign(document, { execCommand: () => false });
    await press('Copy Link');
    expect(await screen.findByText('The link could not be copied')).toBeTruthy();
    expect(screen.getByText(`${window.location.origin}/invite/open-link`)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copied!' })).toBeNull();
  });

  it('keep the address that is typed when the session ends', async () => {
    const { unmount } = await show({}, 'Invites');
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
    const call = `DELETE ${API}/invitations/${anInvitation().id}`;
    const view = await show(
      { [`GET ${API}/invitations`]: ok([anInvitation()]), [call]: { status: 204 } },
      'Invites',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    expect(callsTo(view, call)).toHaveLength(1);
  });
});

describe('the squad as a whole', () => {
  it('is renamed by its owner', async () => {
    const view = await show({ [`PATCH ${API}`]: ok(aGroup()) });
    await press('Edit Squad');
    const name = await screen.findByLabelText<HTMLInputElement>('Squad Name');
    expect(name.value).toBe('Tigers');
    await userEvent.clear(name);
    await userEvent.type(name, 'Lions');
    await press('Save Changes');
    const [[, init] = []] = callsTo(view, `PATCH ${API}`);
    expect(bodyOf(init)).toEqual({
      name: 'Lions',
      description: 'We train on Tuesdays',
    });
  });

  it('is deleted by its owner, after a question', async () => {
    const { router } = await show({ [`DELETE ${API}`]: { status: 204 } });
    await press('Delete Squad');
    await pressInDialog('Delete Squad');
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/groups');
  });

  it('is left by a member, after a question', async () => {
    const call = `DELETE ${API}/members/${OWN_ID}`;
    const view = await show({
      [`GET ${API}`]: ok(aGroup({ role: 'member' })),
      [call]: { status: 204 },
    });
    expect(screen.queryByRole('button', { name: 'Edit Squad' })).toBeNull();
    await press('Leave Squad');
    await pressInDialog('Leave Squad');
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(callsTo(view, call)).toHaveLength(1);
  });
});

describe('the chat of a squad', () => {
  const CHAT = `/api/messages?group=${GROUP_ID}`;
  const ann = aMember(2, 'Ann', 'member').user;
  const theirs = aMessage(1, {
    userId: ann.id,
    user: ann,
    content: 'Well done',
    about: { kind: 'workout', user: aPlayer(1, 'Maya') },
  });

  it('answers what is in the feed, and says so until it is sent', async () => {
    const own = { userId: OWN_ID, about: { kind: 'workout' as const, user: ann } };
    const view = await show({
      [`GET ${API}/feed`]: ok([aFeedWorkout(1)]),
      [`GET ${CHAT}`]: ok([]),
      'POST /api/messages': { status: 201, body: aMessage(2, { ...own, content: 'Great!' }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Reply: Ann, Made 34/ }));
    expect(await screen.findByText('Replying to Ann’s workout')).toBeTruthy();
    const field = screen.getByPlaceholderText('Type a message...');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'Great!{Enter}');
    await waitFor(() => {
      expect(screen.queryByText('Replying to Ann’s workout')).toBeNull();
    });
    expect(bodyOf(callsTo(view, 'POST /api/messages')[0]?.[1])).toEqual({
      content: 'Great!',
      groupId: GROUP_ID,
      about: aFeedWorkout(1).id,
    });
  });

  it.each([
    ['the owner', 'owner', 1],
    ['a member', 'member', 0],
  ] as const)('lets %s remove what others wrote: %s', async (_, role, buttons) => {
    await show({ [`GET ${API}`]: ok(aGroup({ role })), [`GET ${CHAT}`]: ok([theirs]) }, 'Chat');
    expect((await screen.findByText('Well done')).textContent).toBe('On your workoutWell done');
    await press('More: Well done');
    expect(
      await screen.findByRole('button', { name: 'Report message', hidden: true }),
    ).toBeTruthy();
    const remove = { name: 'Remove message', hidden: true };
    expect(screen.queryAllByRole('button', remove)).toHaveLength(buttons);
    const log = { name: 'Removed messages', hidden: true };
    expect(screen.queryAllByRole('button', log)).toHaveLength(buttons);
  });

  it('says on the tab how much is new', async () => {
    await show({ [`GET ${API}`]: ok(aGroup({ unreadMessages: 3 })) });
    expect(await screen.findByRole('tab', { name: 'Chat 3 new' })).toBeTruthy();
  });

  it('marks what is new as read, and asks for the squad again', async () => {
    const view = await show(
      {
        [`GET ${API}`]: ok(aGroup({ unreadMessages: 1 })),
        [`GET ${CHAT}`]: ok([{ ...theirs, isNew: true }]),
        'PUT /api/messages/read': { status: 204 },
      },
      'Chat 1 new',
    );
    expect(await screen.findByText('New')).toBeTruthy();
    await waitFor(() => {
      expect(callsTo(view, `GET ${API}`).length).toBeGreaterThan(1);
    });
    const [[, init] = []] = callsTo(view, 'PUT /api/messages/read');
    expect(bodyOf(init)).toEqual({ groupId: GROUP_ID, until: theirs.createdAt });
  });

  it('tells the author that the owner removed a message', async () => {
    const removed = { ...theirs, userId: OWN_ID, removedAt: theirs.createdAt };
    await show({ [`GET ${CHAT}`]: ok([removed]) }, 'Chat');
    expect(await screen.findByText(/^This message was removed/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^More: / })).toBeNull();
  });

  it('lists for the owner who removed what', async () => {
    const log = `${API}/removed-messages`;
    await show(
      {
        [`GET ${CHAT}`]: ok([]),
        [`GET ${log}`]: ok([
          {
            ...{ id: theirs.id, content: 'Rude', createdAt: theirs.createdAt, user: ann },
            ...{ removedAt: theirs.createdAt, removedBy: null },
          },
        ]),
      },
      'Chat',
    );
    await press('Removed messages');
    expect(await screen.findByText('Rude')).toBeTruthy();
    expect(screen.getByText(/^Removed by a former owner or an operator, /)).toBeTruthy();
  });

  it('is not open for who is too young', async () => {
    const body = { message: 'x', code: 'forbidden', requestId: 'r1' };
    await show({ [`GET ${CHAT}`]: { status: 403, body } }, 'Chat');
    expect(await screen.findByText('The chat is not open for you yet')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });
});
