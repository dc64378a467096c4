import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/fixtures.ts';
import { ok, renderApp } from '../../testing/render-app.tsx';
import { anAssignment, aPlayer, aTeamWithPeople } from '../../testing/team-fixtures.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const team = aTeamWithPeople();
const PATH = `/teams/${team.id}`;
const week = (first: string, made: number, totalShots: number) => ({
  ...{ week: first, made, totalShots, minutes: 0 },
  workoutCount: totalShots > 0 ? 1 : 0,
});
const ROWS = [
  {
    player: aPlayer(1, 'Ann'),
    trainedDays: 2,
    thisWeek: week('2026-11-22', 30, 50),
    weekBefore: week('2026-11-15', 10, 20),
  },
  {
    player: aPlayer(2, 'Bo'),
    trainedDays: 0,
    thisWeek: week('2026-11-22', 0, 0),
    weekBefore: week('2026-11-15', 5, 10),
  },
];
const answers = {
  'GET /api/auth/user': ok(aUser({ isCoach: 1 })),
  [`GET /api${PATH}`]: ok(team),
  [`GET /api${PATH}/week`]: ok(ROWS),
  [`GET /api${PATH}/assignments`]: ok([anAssignment({ createdAt: '2026-11-23T10:00:00Z' })]),
};

describe('the week of a team', () => {
  it('shows who trained, who did not, and what is still open', async () => {
    renderApp(`${PATH}/week`, answers);
    expect(await screen.findByText('1 of 2 players trained · 50 shots, 60% made')).toBeTruthy();
    const trained = within(screen.getByRole('region', { name: 'Trained (1)' }));
    expect(trained.getByText('2 days · 50 shots')).toBeTruthy();
    expect(trained.getByText('60%')).toBeTruthy();
    const others = within(screen.getByRole('region', { name: 'Not yet (1)' }));
    expect(others.getByRole('link', { name: 'Bo' })).toBeTruthy();
    expect(others.getByRole('button', { name: 'Remind 1 player' })).toBeTruthy();
    expect(await screen.findByText('Still open: Ann')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'The week after' })).toBeNull();
  });

  it('shows no comparison while the week runs', async () => {
    renderApp(`${PATH}/week`, answers);
    expect(await screen.findByText('Last week: 20 shots')).toBeTruthy();
    expect(screen.queryByText(/than the week before/)).toBeNull();
  });

  it('leads to the week before, which is over', async () => {
    const { server } = renderApp(`${PATH}/week`, answers);
    await userEvent.click(await screen.findByRole('link', { name: 'The week before' }));
    expect(await screen.findByRole('region', { name: 'Did not train (1)' })).toBeTruthy();
    expect(screen.getByText(/^30 shots more than the week before/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remind 1 player' })).toBeNull();
    expect(screen.getByRole('link', { name: 'The week after' })).toBeTruthy();
    const asked = server.mock.calls.map(([url]) => url).filter((url) => url.includes('/week?'));
    expect(asked.at(-1)).toContain('day=2026-11-15');
  });

  it('is hidden from players', async () => {
    const played = { ...team, role: 'player' as const, mayManage: false };
    renderApp(`${PATH}/week`, { ...answers, [`GET /api${PATH}`]: ok(played) });
    expect(await screen.findByText('Team not found')).toBeTruthy();
  });
});
