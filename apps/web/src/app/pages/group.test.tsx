import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, callsTo, ok, renderApp } from '../../testing/render-app.tsx';
import { aGroup, aMember, aStanding, GROUP_ID, OWN_ID } from '../../testing/squad-fixtures.ts';
import { SQUAD_API, SQUAD, showSquad, press, pressInDialog } from '../../testing/show-squad.tsx';

const GONE = {
  status: 404,
  body: { message: 'Group not found', code: 'not_found', requestId: 'r1' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a squad', () => {
  it('opens with members, created date and visibility', async () => {
    await showSquad();
    const factOf = (name: string) => screen.getByText(name).closest('div')?.textContent;
    expect(factOf('Total Members')).toBe('Total Members2');
    expect(factOf('Created')).toBe('CreatedNov 20, 2026');
    expect(factOf('Visibility')).toBe('VisibilityPrivate');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Chat',
      'Challenges',
      'Leaderboard',
      'Members',
      'Invites',
    ]);
  });

  it('shows its leaders, three at most, with a link to all', async () => {
    const standings = ['Maya', 'Ann', 'Luis', 'Jo'].map((name, n) =>
      aStanding(n + 1, name, 600 - n),
    );
    await showSquad({ [`GET ${SQUAD_API}/leaderboard`]: ok(standings) });
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
  ])('shows no leaders if %s', async (_, leaderboard) => {
    const { server } = await showSquad({ [`GET ${SQUAD_API}/leaderboard`]: leaderboard });
    await waitFor(() => {
      expect(server.mock.calls.map(([url]) => url)).toContain(`${SQUAD_API}/leaderboard`);
    });
    expect(screen.queryByRole('region', { name: 'In the lead' })).toBeNull();
    expect(await screen.findByRole('region', { name: 'This week' })).toBeTruthy();
  });

  it('that is missing or not the user’s says so', async () => {
    renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, [`GET ${SQUAD_API}`]: GONE });
    expect(await screen.findByText('Group not found')).toBeTruthy();
    expect(screen.getByText("This group doesn't exist or you don't have access")).toBeTruthy();
  });

  it('offers a retry when it could not be loaded', async () => {
    renderApp(`/groups/${GROUP_ID}`, { ...SQUAD, [`GET ${SQUAD_API}`]: { status: 503 } });
    expect(await screen.findByText('The squad could not be loaded')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('the tabs of a squad', () => {
  const openTab = async () => (await screen.findByRole('tab', { selected: true })).textContent;

  it('are in the address, so that a reload opens the same one', async () => {
    const { router } = await showSquad({}, 'Members');
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
  it('says whom there is to catch, and by how much', async () => {
    const own = { ...aStanding(2, 'Maya', 300), user: aStanding(1, 'Maya', 0).user };
    const standings = [{ ...aStanding(1, 'Ann', 600), user: aStanding(2, 'Ann', 0).user }, own];
    await showSquad({ [`GET ${SQUAD_API}/leaderboard`]: ok(standings) }, 'Leaderboard');
    expect(await screen.findByText('300 makes behind Ann')).toBeTruthy();
  });

  it('ranks by makes, with percent, shots and workouts', async () => {
    await showSquad({}, 'Leaderboard');
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Rank 1.*Maya \(you\)600 makes3 workouts50% · 1,200 shots$/),
      expect.stringMatching(/^Rank 2.*Ann300 makes3 workouts50% · 1,200 shots$/),
    ]);
  });

  it('says that there is nothing to rank', async () => {
    await showSquad({ [`GET ${SQUAD_API}/leaderboard`]: ok([]) }, 'Leaderboard');
    expect(await screen.findByText('No stats yet')).toBeTruthy();
  });
});

/** Opens the menu of a member, or of the squad. */
const manage = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `More: ${name}` }));

describe('members', () => {
  it('show name, joined date and role', async () => {
    await showSquad({}, 'Members');
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Maya \(you\)Joined Nov 20, 2026Owner$/);
    expect(rows[1]?.textContent).toContain('AnnJoined Nov 20, 2026Member');
  });

  it('are removed by the owner, after a confirmation', async () => {
    const call = `DELETE ${SQUAD_API}/members/${aMember(2, 'Ann', 'member').user.id}`;
    const view = await showSquad({ [call]: { status: 204 } }, 'Members');
    await manage('Ann');
    await press('Remove Ann');
    expect(callsTo(view, call)).toHaveLength(0);
    await pressInDialog('Remove Member');
    await waitFor(() => {
      expect(callsTo(view, call)).toHaveLength(1);
    });
  });

  it('whose account is paused can be removed, but cannot take over the squad', async () => {
    const paused = { ...aMember(2, 'Ann', 'member'), isPaused: true };
    await showSquad(
      { [`GET ${SQUAD_API}/members`]: ok([aMember(1, 'Maya', 'owner'), paused]) },
      'Members',
    );
    expect(await screen.findByText('Account paused')).toBeTruthy();
    await manage('Ann');
    expect(screen.getByRole('button', { name: 'Remove Ann' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make Ann the owner' })).toBeNull();
  });

  it('take the squad over', async () => {
    const call = `PUT ${SQUAD_API}/owner`;
    const view = await showSquad({ [call]: ok(aGroup({ role: 'member' })) }, 'Members');
    await manage('Ann');
    await press('Make Ann the owner');
    await pressInDialog('Hand Over');
    const [[, init] = []] = callsTo(view, call);
    expect(bodyOf(init)).toEqual({
      userId: aMember(2, 'Ann', 'member').user.id,
    });
  });

  it('see no such buttons', async () => {
    await showSquad({ [`GET ${SQUAD_API}`]: ok(aGroup({ role: 'member' })) }, 'Members');
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('button', { name: 'More: Ann' })).toBeNull();
  });
});

describe('the squad as a whole', () => {
  it('is renamed by its owner', async () => {
    const view = await showSquad({ [`PATCH ${SQUAD_API}`]: ok(aGroup()) });
    await manage('Tigers');
    await press('Edit Squad');
    const name = await screen.findByLabelText<HTMLInputElement>('Squad Name');
    expect(name.value).toBe('Tigers');
    await userEvent.clear(name);
    await userEvent.type(name, 'Lions');
    await press('Save Changes');
    const [[, init] = []] = callsTo(view, `PATCH ${SQUAD_API}`);
    expect(bodyOf(init)).toEqual({
      name: 'Lions',
      description: 'We train on Tuesdays',
    });
  });

  it('is deleted by its owner, after a confirmation', async () => {
    const { router } = await showSquad({ [`DELETE ${SQUAD_API}`]: { status: 204 } });
    await manage('Tigers');
    await press('Delete Squad');
    await pressInDialog('Delete Squad');
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/groups');
  });

  it('is left by a member, after a confirmation', async () => {
    const call = `DELETE ${SQUAD_API}/members/${OWN_ID}`;
    const view = await showSquad({
      [`GET ${SQUAD_API}`]: ok(aGroup({ role: 'member' })),
      [call]: { status: 204 },
    });
    await manage('Tigers');
    expect(screen.queryByRole('button', { name: 'Edit Squad' })).toBeNull();
    await press('Leave Squad');
    await pressInDialog('Leave Squad');
    expect(await screen.findByText('No squads yet')).toBeTruthy();
    expect(callsTo(view, call)).toHaveLength(1);
  });
});
