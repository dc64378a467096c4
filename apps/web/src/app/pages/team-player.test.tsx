import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { type Answer, ok, renderApp } from '../../testing/render-app.tsx';
import { aPlayer, aTeamPlayer, aTeamWithPeople } from '../../testing/team-fixtures.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const team = aTeamWithPeople();
const ann = aPlayer(1, 'Ann');
const PATH = `/teams/${team.id}`;
const ZEROS = { made: 0, totalShots: 0, workoutCount: 0, minutes: 0 };
const GONE = {
  status: 404,
  body: { message: 'Player not found', code: 'not_found', requestId: 'r1' },
};
const details = {
  player: ann,
  joinedAt: '2026-11-20T18:05:00.000Z',
  lastActiveDay: '2026-11-02',
  isActiveThisWeek: false,
  weeks: [{ week: '2026-11-01', ...ZEROS, made: 6, totalShots: 10 }],
  note: 'Elbow in',
};

const answers = {
  'GET /api/auth/user': ok(aUser({ isCoach: 1 })),
  [`GET /api${PATH}`]: ok(team),
  [`GET /api${PATH}/heatmap`]: ok([]),
  [`GET /api${PATH}/heatmap/without-zone`]: ok({ made: 0, total: 0 }),
  [`GET /api${PATH}/assignments`]: ok([]),
  [`GET /api${PATH}/players/${ann.id}`]: ok(details),
  [`GET /api${PATH}/players`]: ok([
    aTeamPlayer(1, 'Ann', { isActiveThisWeek: false }),
    aTeamPlayer(2, 'Bo'),
  ]),
  [`POST /api${PATH}/reminders`]: ok({ reminded: 1 }),
};

it('shows a coach a player’s last training, weeks, zones, assigned workouts and note', async () => {
  renderApp(`${PATH}/players/${ann.id}`, answers);
  expect(await screen.findByRole('heading', { name: 'Ann' })).toBeTruthy();
  expect(screen.getByText(/^Last active .* not this week$/)).toBeTruthy();
  for (const name of ['Shots by week', 'Zones', 'Assigned workouts']) {
    expect(screen.getByRole('region', { name })).toBeTruthy();
  }
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveProperty('value', 'Elbow in');
});

it('leads from the roster to the player, and reminds inactive players in one tap', async () => {
  const { server } = renderApp(PATH, answers);
  const roster = await screen.findByRole('region', { name: 'Players' });
  const link = await within(roster).findByRole('link', { name: /Ann/ });
  expect(link.getAttribute('href')).toBe(`${PATH}/players/${ann.id}`);
  await userEvent.click(within(roster).getByRole('checkbox', { name: 'Not active this week (1)' }));
  expect(within(roster).queryByRole('link', { name: /Bo/ })).toBeNull();
  await userEvent.click(within(roster).getByRole('button', { name: 'Remind 1 player' }));
  expect(await screen.findByText('1 player reminded')).toBeTruthy();
  const sent = server.mock.calls.find(([, init]) => init.method === 'POST')?.[1].body;
  expect(sent).toBe(JSON.stringify({ playerIds: [ann.id] }));
});

it('asks before the player is taken off the team, and says that they are', async () => {
  const path = `DELETE /api${PATH}/players/${ann.id}`;
  const given: Record<string, Answer> = { ...answers, [path]: { status: 204 } };
  const { server } = renderApp(`${PATH}/players/${ann.id}`, given);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Player' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Ann?', hidden: true }));
  expect(server.mock.calls.some(([, init]) => init.method === 'DELETE')).toBe(false);
  Object.assign(given, { [`GET /api${PATH}/players/${ann.id}`]: GONE });
  await userEvent.click(question.getByRole('button', { name: 'Remove Player', hidden: true }));
  expect(await screen.findByText('Player not found')).toBeTruthy();
});

it('lets nobody be removed while coach mode is off', async () => {
  const looking = { ...answers, [`GET /api${PATH}`]: ok({ ...team, mayManage: false }) };
  renderApp(`${PATH}/players/${ann.id}`, looking);
  await screen.findByRole('heading', { name: 'Ann' });
  expect(screen.queryByRole('button', { name: 'Remove Player' })).toBeNull();
});
