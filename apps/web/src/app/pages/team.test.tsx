import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveDrafts } from '../../lib/session/on-session-lost.ts';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import {
  anAssignment,
  aPlayer,
  aTeam,
  aTeamPlayer,
  aTeamWithPeople,
} from '../../testing/team-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
const { id: TEAM } = aTeam();
const PATH = `/teams/${TEAM}`;
const API = `/api/teams/${TEAM}`;
const ANN = aTeamPlayer(1, 'Ann', { totalShots: 200, made: 90, percentage: 45 });
const BO = aTeamPlayer(2, 'Bo', { totalShots: 0, made: 0, percentage: 0, verifiedShots: 0 });
const FREE_THROW = { zone: 'zone_5_free_throw', made: 6, total: 8, percentage: 75 };

/** As the coach sees it. */
const answers: Answers = {
  'GET /api/auth/user': ok(aUser({ isCoach: 1 })),
  [`GET ${API}`]: ok(aTeamWithPeople()),
  [`GET ${API}/players`]: ok([ANN, BO]),
  [`GET ${API}/heatmap`]: ok([FREE_THROW]),
  [`GET ${API}/assignments`]: ok([anAssignment()]),
  [`GET ${API}/invitations`]: ok([]),
  [`GET ${API}/link`]: ok({ link: null }),
  'GET /api/teams': ok([]),
  'GET /api/team-invitations': ok([]),
};

/** As Ann, who plays in it. */
const asAnn: Answers = {
  ...answers,
  'GET /api/auth/user': ok(aUser({ id: aPlayer(1, 'Ann').id })),
  [`GET ${API}`]: ok(aTeamWithPeople({ role: 'player', mayManage: false })),
  [`GET ${API}/players`]: ok([ANN, { ...BO, stats: null }]),
};

const card = (name: string) => screen.findByRole('region', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name, hidden: true });
const calls = (server: ReturnType<typeof renderApp>['server']) =>
  server.mock.calls.map(([url, init]) => `${init.method ?? 'GET'} ${url}`);
const bodyOf = (server: ReturnType<typeof renderApp>['server'], method: string): unknown => {
  const sent = server.mock.calls.find(([, init]) => init.method === method)?.[1].body;
  return typeof sent === 'string' ? JSON.parse(sent) : null;
};

it('shows the coach the roster with each player’s numbers', async () => {
  renderApp(PATH, answers);
  expect(await screen.findByText('You coach this team · 2 players')).toBeTruthy();
  expect(document.querySelector('dl')?.textContent).toBe('Total Workouts12Avg Accuracy47%');
  const roster = await card('Players');
  const rows = await within(roster).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'AAnnShots200Accuracy45%Workouts4Streak2 daysBy video25%JoinedNov 20, 2026',
    'BBoShots0Accuracy—noneWorkouts4Streak2 daysBy video—noneJoinedNov 20, 2026',
  ]);
  const csv = within(roster).getByRole('link', { name: 'CSV' });
  expect(csv.getAttribute('href')).toBe(`${API}/players.csv?period=all`);
});

it('lets the coach remove a player whose account is paused, without showing numbers', async () => {
  const paused = { ...BO, isPaused: true, stats: null };
  renderApp(PATH, { ...answers, [`GET ${API}/players`]: ok([ANN, paused]) });
  const rows = await within(await card('Players')).findAllByRole('listitem');
  expect(rows[1]?.textContent).toBe('BBoAccount paused');
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Remove Bo' }));
  await dialog('Remove Bo?');
});

it('loads the chosen period and keeps it in the address', async () => {
  const { router, server } = renderApp(PATH, answers);
  await user().selectOptions(await screen.findByRole('combobox', { name: 'Period' }), '30 Days');
  await waitFor(() => {
    expect(calls(server)).toContain(`GET ${API}/players?period=30d`);
    expect(calls(server)).toContain(`GET ${API}/heatmap?period=30d`);
  });
  expect(router.state.location.search).toEqual({ period: '30d' });
});

it('shows the heat map of the team and of a player', async () => {
  const { server } = renderApp(PATH, answers);
  const map = await card('Heat map');
  await within(map).findByRole('button', { name: /Free Throw, 6 of 8 made, 75%/ });
  await user().selectOptions(within(map).getByRole('combobox', { name: 'Whose shots' }), 'Bo');
  await waitFor(() => {
    const { id } = BO.player;
    expect(calls(server)).toContain(`GET ${API}/heatmap?period=all&playerId=${id}`);
  });
});

it('compares two players side by side and zone by zone', async () => {
  renderApp(PATH, answers);
  await user().click(await screen.findByRole('button', { name: 'Compare' }));
  await user().click(screen.getByRole('checkbox', { name: 'Compare Ann' }));
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
  await user().click(screen.getByRole('checkbox', { name: 'Compare Bo' }));
  const comparison = await card('Comparison');
  const line = (name: string) => within(comparison).findByRole('row', { name });
  expect(await line('Shots 200 0')).toBeTruthy();
  expect(await line('Accuracy 45% —')).toBeTruthy();
  const zone = await within(comparison).findByRole('rowheader', { name: 'Zone 5 - Free Throw' });
  expect(zone.parentElement?.textContent).toBe('Zone 5 - Free Throw75%6/875%6/8');
  await user().click(within(comparison).getByRole('button', { name: 'Close comparison' }));
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();
});

it('searches a large team by name, and reminds the players found', async () => {
  const others = Array.from({ length: 9 }, (_, n) => `Player ${n}`);
  const names = ['José Ortega', 'Ava Shah', 'Ava Weber', ...others];
  const many = names.map((name, n) => aTeamPlayer(n + 1, name, { isActiveThisWeek: n > 1 }));
  renderApp(PATH, { ...answers, [`GET ${API}/players`]: ok(many) });
  const roster = within(await card('Players'));
  const search = await roster.findByRole('searchbox', { name: 'Search players by name' });
  const rows = () => roster.queryAllByRole('listitem').map((row) => row.textContent);
  expect(roster.getByRole('status').textContent).toBe('');
  await user().type(search, 'jose');
  expect(rows()).toEqual([expect.stringContaining('José Ortega')]);
  expect(roster.getByRole('status').textContent).toBe('1 player found');
  await user().clear(search);
  await user().type(search, 'ava');
  expect(rows()).toHaveLength(2);
  await user().click(roster.getByRole('checkbox', { name: 'Not active this week (1)' }));
  expect(rows()).toEqual([expect.stringContaining('Ava Shah')]);
  expect(roster.getByRole('button', { name: 'Remind 1 player' })).toBeTruthy();
  await user().type(search, 'x');
  expect(rows()).toEqual([]);
  expect(roster.getByRole('status').textContent).toBe('No player of this name');
});

it('offers no search if a team is small', async () => {
  renderApp(PATH, answers);
  await within(await card('Players')).findByText('Ann');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('compares at most four players', async () => {
  const five = [1, 2, 3, 4, 5].map((n) => aTeamPlayer(n, `Player ${n}`));
  renderApp(PATH, { ...answers, [`GET ${API}/players`]: ok(five) });
  await user().click(await screen.findByRole('button', { name: 'Compare' }));
  for (const n of [1, 2, 3, 4]) {
    await user().click(screen.getByRole('checkbox', { name: `Compare Player ${n}` }));
  }
  const fifth = screen.getByRole('checkbox', { name: 'Compare Player 5' });
  expect(fifth.hasAttribute('disabled')).toBe(true);
});

it('shows players their own numbers, and how to leave', async () => {
  const { router, server } = renderApp(PATH, {
    ...asAnn,
    [`DELETE ${API}/players/${ANN.player.id}`]: { status: 204 },
  });
  const roster = await card('Players');
  const rows = await within(roster).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'AAnn (you)Shots200Accuracy45%Workouts4Streak2 daysBy video25%JoinedNov 20, 2026',
    'BBoJoined Nov 20, 2026',
  ]);
  expect(screen.queryByRole('region', { name: 'Add players' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'CSV' })).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Leave Team' }));
  await user().click(
    within(await dialog('Leave Lions?')).getByRole('button', { name: 'Leave Team', hidden: true }),
  );
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/teams');
  });
  expect(calls(server)).toContain(`DELETE ${API}/players/${ANN.player.id}`);
});

it('asks a player by e-mail', async () => {
  const invitation = {
    id: aPlayer(7, '').id,
    email: 'cleo@example.com',
    createdAt: '2026-11-21T15:00:00.000Z',
    expiresAt: '2026-11-28T15:00:00.000Z',
  };
  const { server } = renderApp(PATH, {
    ...answers,
    [`GET ${API}/invitations`]: ok([invitation]),
    [`POST ${API}/invitations`]: { status: 201, body: invitation },
  });
  const invite = await card('Add players');
  expect(await within(invite).findByText('cleo@example.com')).toBeTruthy();
  await user().type(within(invite).getByLabelText('Player’s e-mail'), 'cleo');
  await user().click(within(invite).getByRole('button', { name: 'Invite' }));
  expect(within(invite).getByRole('alert').textContent).toMatch(/valid e-mail address/);
  await user().type(within(invite).getByLabelText('Player’s e-mail'), '@example.com');
  await user().click(within(invite).getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Invitation created!')).toBeTruthy();
  expect(bodyOf(server, 'POST')).toEqual({ email: 'cleo@example.com' });
});

it('keeps the typed address when the session ends', async () => {
  const field = async () =>
    within(await card('Add players')).findByLabelText<HTMLInputElement>('Player’s e-mail');
  const { unmount } = renderApp(PATH, answers);
  await user().type(await field(), 'cleo@exam');
  saveDrafts();
  unmount();
  renderApp(PATH, answers);
  expect((await field()).value).toBe('cleo@exam');
});

it('makes a join link and copies it', async () => {
  const link = { token: 'secret', expiresAt: '2026-12-21T15:00:00.000Z' };
  const stub: Record<string, Answers[string]> = {
    ...answers,
    [`POST ${API}/link`]: ok({ link }),
  };
  renderApp(PATH, stub);
  const make = await screen.findByRole('button', { name: 'Make a Join Link' });
  stub[`GET ${API}/link`] = ok({ link });
  await user().click(make);
  const field = await screen.findByRole('textbox', { name: 'Join link' });
  expect(field.getAttribute('value')).toMatch(/\/join\/secret$/);
});

it('assigns a workout', async () => {
  const { server } = renderApp(PATH, {
    ...answers,
    [`POST ${API}/assignments`]: { status: 201, body: anAssignment() },
  });
  const assignments = await card('Assigned workouts');
  expect(await within(assignments).findByText('0 of 1 done')).toBeTruthy();
  expect(assignments.textContent).toContain('100 shots from Zone 5 - Free Throw by Friday, Nov 27');
  expect(assignments.textContent).toContain('40 of 100 · 10 of these by video');
  await user().click(within(assignments).getByRole('button', { name: 'Assign Workout' }));
  const form = within(await dialog('Assign a workout'));
  const submit = form.getByRole('button', { name: 'Assign Workout', hidden: true });
  await user().click(submit);
  expect(await form.findByText('Please enter a title')).toBeTruthy();
  await user().type(form.getByLabelText('Title'), '50 makes');
  await user().selectOptions(form.getByLabelText('What to count'), 'Makes');
  await user().selectOptions(form.getByLabelText('From where'), 'Zone 1 - Paint');
  await user().clear(form.getByLabelText('How many'));
  await user().type(form.getByLabelText('How many'), '50');
  await user().selectOptions(form.getByLabelText('For'), 'Chosen players');
  await user().click(form.getByLabelText('Bo'));
  await user().click(submit);
  await waitFor(() => {
    expect(bodyOf(server, 'POST')).toEqual({
      title: '50 makes',
      measure: 'makes',
      target: 50,
      zone: 'zone_1_paint',
      drill: null,
      dueDay: '2026-11-28',
      playerIds: [BO.player.id],
    });
  });
});

it('edits an assigned workout, but not what it counts', async () => {
  const { id } = anAssignment();
  const { server } = renderApp(PATH, {
    ...answers,
    [`PATCH /api/assignments/${id}`]: ok(anAssignment()),
  });
  await user().click(
    await screen.findByRole('button', { name: 'Edit: 100 free throws by Friday' }),
  );
  const form = within(await dialog('Edit assigned workout'));
  expect(form.getByLabelText('What to count').hasAttribute('disabled')).toBe(true);
  await user().selectOptions(form.getByLabelText('For'), 'Whole team');
  await user().click(form.getByRole('button', { name: 'Save Changes', hidden: true }));
  await waitFor(() => {
    expect(bodyOf(server, 'PATCH')).toEqual({
      title: '100 free throws by Friday',
      target: 100,
      dueDay: '2026-11-27',
      playerIds: null,
    });
  });
});

it('shows a player their assigned workouts', async () => {
  renderApp(PATH, asAnn);
  const assignments = await card('Assigned workouts');
  const bar = await within(assignments).findByRole('progressbar', {
    name: 'Your progress: 100 free throws by Friday',
  });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(within(assignments).queryByRole('button')).toBeNull();
});

it('is read-only for a coach while coach mode is off', async () => {
  renderApp(PATH, {
    ...answers,
    'GET /api/auth/user': ok(aUser()),
    [`GET ${API}`]: ok(aTeamWithPeople({ mayManage: false })),
  });
  expect(await screen.findByText(/Coach mode is off/)).toBeTruthy();
  await within(await card('Players')).findByText('Ann');
  for (const name of ['Rename', 'Delete', 'Assign Workout', 'Invite']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

it.each<[what: string, path: string, said: string]>([
  ['the team', API, 'The team could not be loaded'],
  ['the players', `${API}/players`, 'Failed to fetch team players'],
  ['the heat map', `${API}/heatmap`, 'Failed to fetch heat map data'],
  ['the assigned workouts', `${API}/assignments`, 'The assigned workouts could not be loaded'],
])('reports that %s could not be loaded', async (_, path, said) => {
  renderApp(PATH, { ...answers, [`GET ${path}`]: { status: 503 } });
  expect(await screen.findByText(said)).toBeTruthy();
});

it('says that a foreign team does not exist', async () => {
  renderApp('/teams/01900000-0000-7000-8000-000000000999', answers);
  expect(await screen.findByText('Team not found')).toBeTruthy();
});

const MIKAN = { key: 'mikan', name: 'Mikan Drill' };
const PLAY_MIKAN = anAssignment({
  ...{ title: 'Mikan', measure: 'workouts', target: 1, zone: null, drill: MIKAN },
  progress: [
    { player: aPlayer(1, 'Ann'), value: 1, verified: null, percent: 100, state: 'done', result: 22 }, // prettier-ignore
    { player: aPlayer(2, 'Bo'), value: 0, verified: null, percent: 0, state: 'open' },
  ],
});

it('shows the coach the results of an assigned drill, beside who has done it', async () => {
  renderApp(PATH, { ...answers, [`GET ${API}/assignments`]: ok([PLAY_MIKAN]) });
  await screen.findByText('1 workout of Mikan Drill by Friday, Nov 27');
  await user().click(await screen.findByText('1 of 2 done'));
  expect(await screen.findAllByText(/^Best result/)).toHaveLength(1);
  await screen.findByText('Best result: 22 of 30');
});

it('leads a player from an assigned drill straight into playing it', async () => {
  const asked = { ...PLAY_MIKAN, progress: PLAY_MIKAN.progress.slice(1) };
  renderApp(PATH, {
    ...answers,
    [`GET ${API}`]: ok(aTeamWithPeople({ role: 'player', mayManage: false })),
    [`GET ${API}/assignments`]: ok([asked]),
  });
  const start = await screen.findByRole('link', { name: 'Start: Mikan' });
  const at = `assignment=${asked.id}`;
  expect(start.getAttribute('href')).toBe(`/upload?${at}&tracking=true&drill=mikan`);
  expect(screen.getByRole('link', { name: 'Film: Mikan' }).getAttribute('href')).toBe(
    `/film?${at}&drill=mikan`,
  );
});

it('assigns a drill once, to the whole team', async () => {
  const { server } = renderApp(PATH, {
    ...answers,
    'GET /api/drills/own': ok([{ id: TEAM, key: 'own-f5x1-1e13-Line' }]),
    [`POST ${API}/assignments`]: { status: 201, body: PLAY_MIKAN },
  });
  const assignments = await card('Assigned workouts');
  await user().click(await within(assignments).findByRole('button', { name: 'Assign Workout' }));
  const form = within(await dialog('Assign a workout'));
  await user().type(form.getByLabelText('Title'), 'Line');
  await user().selectOptions(form.getByLabelText('What to count'), 'Workouts');
  await form.findByRole('option', { name: 'Line', hidden: true });
  await user().selectOptions(form.getByLabelText('Which drill'), 'Line');
  await user().click(form.getByRole('button', { name: 'Assign Workout', hidden: true }));
  await waitFor(() => {
    expect(bodyOf(server, 'POST')).toMatchObject({
      ...{ measure: 'workouts', target: 1, drill: 'own-f5x1-1e13-Line', playerIds: null },
    });
  });
});
