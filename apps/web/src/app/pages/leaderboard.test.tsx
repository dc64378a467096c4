import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aRankedPlayer, aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const me = aUser();
const own = (changes: object = {}) => ({
  ...aRankedPlayer(3, { user: { ...aRankedPlayer(3).user, id: me.id, name: 'Maya' } }),
  state: 'listed',
  ...changes,
});

const answers = (changes: Answers = {}): Answers => ({
  'GET /api/auth/user': { status: 200, body: me },
  'GET /api/leaderboard': { status: 200, body: [1, 2, 3, 4].map((n) => aRankedPlayer(n)) },
  'GET /api/leaderboard/me': { status: 200, body: own({ rank: 57 }) },
  ...changes,
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Players by rank' })).getAllByRole('listitem');

describe('the leaderboard page', () => {
  it('shows name, makes, accuracy, total shots and streak of everybody, best first', async () => {
    renderApp('/leaderboard', answers());
    const [first, second] = await rows();
    expect(first?.textContent).toMatch(/Rank 1.*Player 1.*Top 1/);
    const numbers = (row: HTMLElement | undefined) =>
      [...(row?.querySelectorAll('dl > div') ?? [])].map((pair) => [
        pair.querySelector('dt')?.textContent,
        pair.querySelector('dd')?.textContent,
      ]);
    expect(numbers(first)).toEqual([
      ['makes', '510'],
      ['accuracy', '51%'],
      ['total shots', '1,001'],
      ['day streak', '1'],
    ]);
    expect(numbers(second)[3]).toEqual(['day streak', '2']);
  });

  it('marks only the first three, by trophy, medal and award', async () => {
    renderApp('/leaderboard', answers());
    const icons = (await rows()).map(
      (row) => row.querySelector<HTMLElement>('[data-rank-icon]')?.dataset['rankIcon'] ?? null,
    );
    expect(icons).toEqual(['Trophy', 'Medal', 'Award', null]);
  });

  it('has a Top n badge for ranks 1 to 10', async () => {
    const list = [1, 9, 10, 11].map((n) => aRankedPlayer(n));
    renderApp('/leaderboard', answers({ 'GET /api/leaderboard': { status: 200, body: list } }));
    const badges = (await rows()).map((row) => within(row).queryByText(/^Top \d+$/)?.textContent);
    expect(badges).toEqual(['Top 1', 'Top 9', 'Top 10', undefined]);
  });

  it('distinguishes verified shots from self-reported ones', async () => {
    const list = [
      aRankedPlayer(1, { totalShots: 400, verifiedShots: 100 }),
      aRankedPlayer(2, { verifiedShots: 0 }),
    ];
    renderApp('/leaderboard', answers({ 'GET /api/leaderboard': { status: 200, body: list } }));
    const [first, second] = await rows();
    expect(first?.textContent).toContain('25% by video');
    expect(second?.textContent).toContain('Self-reported');
  });

  it('says what to do while it is empty', async () => {
    renderApp(
      '/leaderboard',
      answers({
        'GET /api/leaderboard': { status: 200, body: [] },
        'GET /api/leaderboard/me': { status: 200, body: own({ rank: null, state: 'no_shots' }) },
      }),
    );
    const title = await screen.findByText('No data yet.');
    expect(title.parentElement?.textContent).toBe(
      'No data yet. Start tracking workouts to appear on the leaderboard!',
    );
  });

  it('loads the next ranks', async () => {
    const link = '</api/leaderboard?cursor=c2>; rel="next"';
    renderApp(
      '/leaderboard',
      answers({
        'GET /api/leaderboard': { status: 200, body: [aRankedPlayer(1)], headers: { link } },
        'GET /api/leaderboard?cursor=c2': { status: 200, body: [aRankedPlayer(2)] },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Player 2')).toBeTruthy();
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('offers a retry when it could not be loaded', async () => {
    const { server } = renderApp(
      '/leaderboard',
      answers({ 'GET /api/leaderboard': { status: 503 } }),
    );
    expect(await screen.findByText('The leaderboard could not be loaded')).toBeTruthy();
    const before = server.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(server.mock.calls.length).toBeGreaterThan(before);
    });
  });
});

describe('the user’s own rank', () => {
  const place = async () => within(await screen.findByRole('region', { name: 'Your place' }));

  it('shows the user’s row if it is further down', async () => {
    renderApp('/leaderboard', answers());
    const row = within(await screen.findByRole('group', { name: 'Your row' }));
    expect(row.getByText('57')).toBeTruthy();
    expect(row.getByText('You')).toBeTruthy();
  });

  it('does not repeat a row that is in the list', async () => {
    const list = [aRankedPlayer(1), own({ made: 500 })];
    renderApp('/leaderboard', answers({ 'GET /api/leaderboard': { status: 200, body: list } }));
    expect((await place()).queryByText('Maya')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Your row' })).toBeNull();
    const row = (await rows())[1]?.textContent;
    expect(row).toContain('You');
    expect(row).toContain('10 makes behind Player 1');
  });

  it.each([
    ['listed', true],
    ['no_shots', true],
    ['hidden', false],
  ])('the switch of a user who is %s is on: %s', async (state, isOn) => {
    const body = own({ state, rank: state === 'listed' ? 57 : null });
    renderApp('/leaderboard', answers({ 'GET /api/leaderboard/me': { status: 200, body } }));
    const toggle = (await place()).getByRole<HTMLInputElement>('switch', {
      name: 'Show me on the leaderboard',
    });
    expect(toggle.checked).toBe(isOn);
  });

  it('hides the user by the switch', async () => {
    const hidden = { ...me, onLeaderboard: 0 };
    const { server } = renderApp(
      '/leaderboard',
      answers({ 'PATCH /api/user/profile': { status: 200, body: hidden } }),
    );
    await userEvent.click((await place()).getByRole('switch'));
    const sent = () => server.mock.calls.find(([, init]) => init.method === 'PATCH')?.[1].body;
    expect(sent()).toBe(JSON.stringify({ onLeaderboard: 0 }));
    await waitFor(() => {
      const looks = server.mock.calls.filter(([url]) => url === '/api/leaderboard');
      expect(looks).toHaveLength(2);
    });
  });

  it('offers no switch to a child', async () => {
    const body = own({ state: 'too_young', rank: null });
    renderApp('/leaderboard', answers({ 'GET /api/leaderboard/me': { status: 200, body } }));
    expect((await place()).getByText(/players aged 13 and over/)).toBeTruthy();
    expect((await place()).queryByRole('switch')).toBeNull();
  });
});
