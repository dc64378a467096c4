import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import { aTeam, aTeamInvitation } from '../../testing/team-fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answers = (isCoach: 0 | 1, teams: unknown, invitations: unknown = []): Answers => ({
  'GET /api/auth/user': ok(aUser({ isCoach })),
  'GET /api/teams': ok(teams),
  'GET /api/team-invitations': ok(invitations),
});

const calls = (server: ReturnType<typeof renderApp>['server']) =>
  server.mock.calls.map(([url, init]) => `${init.method ?? 'GET'} ${url}`);

it('shows a coach their teams with real numbers', async () => {
  renderApp('/teams', answers(1, [aTeam()]));
  expect(await screen.findByText('Manage your teams and track player performance')).toBeTruthy();
  const card = await screen.findByRole('region', { name: 'Lions' });
  expect(card.textContent).toBe('LionsCoach2 playersTotal Workouts12Avg Accuracy47%View Team');
  const link = within(card).getByRole('link', { name: 'View Team: Lions' });
  expect(link.getAttribute('href')).toBe(`/teams/${aTeam().id}`);
  expect(screen.queryByText('Want to be a Coach?')).toBeNull();
});

it('shows dashes only without data', async () => {
  const fresh = aTeam({ playerCount: 1, totalWorkouts: 0, averageAccuracy: null });
  const missing = aTeam({ id: aUser().id, name: 'Misses', totalWorkouts: 1, averageAccuracy: 0 });
  renderApp('/teams', answers(1, [fresh, missing]));
  const card = await screen.findByRole('region', { name: 'Lions' });
  expect(card.textContent).toContain('1 playerTotal Workouts—none yetAvg Accuracy—none yet');
  const other = screen.getByRole('region', { name: 'Misses' });
  expect(other.textContent).toContain('Total Workouts1Avg Accuracy0%');
});

it('lets a coach create the first team', async () => {
  const { server } = renderApp('/teams', {
    ...answers(1, []),
    'POST /api/teams': { status: 201, body: aTeam() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create First Team' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Team', hidden: true });
  const submit = within(dialog).getByRole('button', { name: 'Create Team', hidden: true });
  await userEvent.click(submit);
  expect(await within(dialog).findByText('Please enter a team name')).toBeTruthy();
  expect(calls(server)).not.toContain('POST /api/teams');
  await userEvent.type(within(dialog).getByLabelText('Team Name'), ' Lions ');
  await userEvent.click(submit);
  expect(await screen.findByText('Team created successfully!')).toBeTruthy();
  const body = server.mock.calls.find(([, init]) => init.method === 'POST')?.[1].body;
  expect(body).toBe('{"name":"Lions"}');
});

it.each<[reason: string, body: object | undefined, text: string]>([
  [
    'with the server’s reason',
    { message: 'Only coaches can create teams', code: 'forbidden', requestId: 'r' },
    'Only coaches can create teams',
  ],
  ['without one', undefined, 'Failed to create team'],
])('reports a failed creation %s', async (_, body, text) => {
  renderApp('/teams', { ...answers(1, []), 'POST /api/teams': { status: body ? 403 : 500, body } });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Team' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Team', hidden: true });
  await userEvent.type(within(dialog).getByLabelText('Team Name'), 'Lions');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create Team', hidden: true }));
  expect(await screen.findByText(text)).toBeTruthy();
});

it('tells players without a team so, and how to become a coach', async () => {
  renderApp('/teams', answers(0, []));
  expect(await screen.findByText('View your team statistics')).toBeTruthy();
  expect(await screen.findByText('Not part of any team')).toBeTruthy();
  const become = screen.getByRole('region', { name: 'Want to be a Coach?' });
  expect(within(become).getByRole('link').getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button', { name: 'Create Team' })).toBeNull();
});

it.each<[what: 'Accept' | 'Decline', path: string, said: string]>([
  ['Accept', 'accept', 'Invitation accepted!'],
  ['Decline', 'decline', 'Invitation declined'],
])('answers an invitation: %s', async (what, path, said) => {
  const { server } = renderApp('/teams', {
    ...answers(0, [], [aTeamInvitation()]),
    [`POST /api/team-invitations/token-1/${path}`]: ok(
      aTeamInvitation(
        path === 'accept' ? { status: 'accepted', role: 'player' } : { status: 'declined' },
      ),
    ),
  });
  const invitations = await screen.findByRole('region', { name: 'Team invitations' });
  expect(invitations.textContent).toContain('Coached by Kim');
  await userEvent.click(within(invitations).getByRole('button', { name: `${what}: Lions` }));
  expect(await screen.findByText(said)).toBeTruthy();
  await waitFor(() => {
    expect(calls(server).filter((call) => call === 'GET /api/teams')).toHaveLength(2);
  });
});

it.each<[what: 'Accept' | 'Decline', said: string]>([
  ['Accept', 'Failed to accept invitation'],
  ['Decline', 'Failed to decline invitation'],
])('reports that an answer failed: %s', async (what, said) => {
  const path = what.toLowerCase();
  renderApp('/teams', {
    ...answers(0, [], [aTeamInvitation()]),
    [`POST /api/team-invitations/token-1/${path}`]: { status: 503 },
  });
  await userEvent.click(await screen.findByRole('button', { name: `${what}: Lions` }));
  expect(await screen.findByText(said)).toBeTruthy();
});

it('reports that the teams could not be loaded', async () => {
  renderApp('/teams', { ...answers(0, []), 'GET /api/teams': { status: 503 } });
  expect(await screen.findByText('Failed to fetch teams')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

it('tells a player who declined on another device that there is nothing left to accept', async () => {
  const invitation = aTeamInvitation();
  renderApp('/teams', {
    ...answers(0, [], [invitation]),
    [`POST /api/team-invitations/${invitation.token}/accept`]: ok({
      ...invitation,
      status: 'declined',
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept: / }));
  expect(await screen.findByText('This invitation has already been declined.')).toBeTruthy();
  expect(screen.queryByText('Invitation accepted!')).toBeNull();
});

it('tells a player who joined on another device that there is nothing left to decline', async () => {
  const invitation = aTeamInvitation();
  renderApp('/teams', {
    ...answers(0, [], [invitation]),
    [`POST /api/team-invitations/${invitation.token}/decline`]: ok({
      ...invitation,
      status: 'accepted',
      role: 'player',
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Decline: / }));
  expect(await screen.findByText('This invitation has already been accepted.')).toBeTruthy();
  expect(screen.queryByText('Invitation declined')).toBeNull();
});
