import { heatMapBand } from '@hooplog/domain';
import { SCREEN_CONSTANTS as SAID } from '@hooplog/domain/specification';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DetailCourt } from '../../components/court/detail-court.tsx';
import { CopyLinkButton } from '../../components/ui/copy-link-button.tsx';
import { Toaster } from '../../components/ui/toaster.tsx';
import { AchievementCard } from '../../features/achievements/achievement-card.tsx';
import { checkVideoFile } from '../../features/upload/check-video-file.ts';
import { createSignInAgain } from '../../lib/session/sign-in-again.ts';
import { currentToast, toast } from '../../lib/toast/toast-store.ts';
import { aRankedPlayer, aUser, aHistoryEntry, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import { press, setUpVideoPages, signedIn } from '../../testing/video-workout.ts';

setUpVideoPages();
beforeEach(() => {
  vi.useRealTimers();
});

const dashboard = (workouts: readonly object[]) =>
  renderApp(
    '/',
    signedIn({
      'GET /api/stats': ok(noStats()),
      'GET /api/workouts/history': ok(workouts),
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
    }),
  );
const tell = (title: string) => {
  act(() => {
    toast({ title });
  });
};
const pass = (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));

/** How often a page makes a call within some time, milliseconds. */
async function callsWithin(time: number, path: string, call: string, answers: Answers) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server } = renderApp(path, signedIn(answers));
  const made = () => server.mock.calls.filter(([url]) => url.split('?')[0] === call).length;
  await expect.poll(made).toBe(1);
  // From here on only the test's clock counts, however slow the machine.
  vi.setTimerTickMode('manual');
  await pass(time);
  return made() - 1;
}

/** Checks the screens against each constant. */
const HOLDS: Readonly<Record<keyof typeof SAID, () => unknown>> = {
  'Max video size': () => {
    const film = (size: number) => checkVideoFile({ type: 'video/mp4', size }, false);
    const { is } = SAID['Max video size'];
    expect([film(is), film(is + 1)?.title]).toEqual([null, 'File too large']);
  },
  'Accepted video formats': async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText<HTMLInputElement>('Workout video');
    expect(input.accept.split(',')).toEqual(SAID['Accepted video formats'].is);
  },
  'Heat map court zones': async () => {
    const zone = { zone: 'zone_1_paint', made: 1, total: 2, percentage: 50, before: null };
    renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([zone]) }));
    const row = (await screen.findByText('Zone 1 - Paint', { selector: 'li span' })).closest('ul');
    expect(row?.children).toHaveLength(SAID['Heat map court zones'].is);
    expect(screen.getAllByRole('button', { name: /^Zone \d+ - .*(made|no shots)/ })).toHaveLength(
      SAID['Heat map court zones'].is,
    );
  },
  'Workout details court zones': () => {
    render(<DetailCourt zones={[]} />);
    expect(screen.getAllByRole('button', { name: /no shots$/ })).toHaveLength(
      SAID['Workout details court zones'].is,
    );
  },
  'Recent workouts on dashboard': async () => {
    const { is } = SAID['Recent workouts on dashboard'];
    const { server } = dashboard([1, 2, 3].map((n) => aHistoryEntry(n)));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    const asked = server.mock.calls.map(([url]) => url);
    expect(asked).toContain(`/api/workouts/history?limit=${is}`);
  },
  'Percentage highlight on workout card': async () => {
    const { is } = SAID['Percentage highlight on workout card'];
    const percents = [is - 1, is, 100];
    dashboard(percents.map((made, n) => aHistoryEntry(n + 1, { made, totalShots: 100 })));
    await screen.findAllByRole('article');
    const [below, from, above] = percents.map((made) => screen.getByText(`${made}%`).className);
    expect(from).toBe(above);
    expect(from).not.toBe(below);
  },
  'Notes area': async () => {
    const [rows, lines] = SAID['Notes area'].is;
    const upload = renderApp('/upload', signedIn());
    const notes = await screen.findByLabelText<HTMLTextAreaElement>('Workout Notes');
    expect(notes.getAttribute('rows')).toBe(String(rows));
    upload.unmount();
    dashboard([aHistoryEntry(1, { notes: 'Good legs' })]);
    const shown = await screen.findByText('Good legs');
    expect(shown.closest('p')?.className).toContain(`line-clamp-${lines}`);
  },
  'Counters minimum': async () => {
    renderApp('/upload', signedIn());
    await press('Start Tracking');
    const less = await screen.findByRole<HTMLButtonElement>('button', { name: /Take away a made/ });
    expect(less.disabled).toBe(true);
    await press('Add a made shot');
    expect(less.disabled).toBe(false);
    fireEvent.click(less);
    expect(screen.getByLabelText('Made shots', { selector: 'output' }).textContent).toBe(
      String(SAID['Counters minimum'].is),
    );
    expect(less.disabled).toBe(true);
  },
  'Heat map periods': async () => {
    renderApp('/heatmap', signedIn({ 'GET /api/heatmap': ok([]) }));
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Period' });
    const options = within(select).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value, textContent }) => `${value} ${textContent}`)).toEqual(
      SAID['Heat map periods'].is,
    );
    expect(select.value).toBe('all');
  },
  'Accuracy colour thresholds': () => {
    const percents = Array.from({ length: 100 }, (_, index) => index + 1);
    const changes = percents.filter(
      (made) => heatMapBand(made, 100) !== heatMapBand(made - 1, 100),
    );
    expect(changes).toEqual(SAID['Accuracy colour thresholds'].is);
  },
  'New manual exercise default': async () => {
    renderApp('/manual-workout', signedIn());
    const [type, minutes] = SAID['New manual exercise default'].is;
    await press('Add Exercise');
    const types = screen.getAllByLabelText<HTMLSelectElement>('Exercise Type');
    // jsdom loses the value of an older select.
    expect(types.at(-1)?.value).toBe(type);
    const fields = screen.getAllByLabelText<HTMLInputElement>('Duration (minutes)');
    expect(fields.map(({ valueAsNumber }) => valueAsNumber)).toEqual([minutes, minutes]);
  },
  'Leaderboard Top n badge': async () => {
    const { is } = SAID['Leaderboard Top n badge'];
    const players = [1, is, is + 1].map((rank) => aRankedPlayer(rank));
    renderApp(
      '/leaderboard',
      signedIn({
        'GET /api/leaderboard': ok(players),
        'GET /api/leaderboard/me': ok({
          ...aRankedPlayer(57, { percentage: 50 }),
          state: 'listed',
        }),
      }),
    );
    await screen.findByText('Top 1');
    const badges = screen.getAllByText(/^Top \d+$/).map(({ textContent }) => textContent);
    expect(badges).toEqual(['Top 1', `Top ${is}`]);
  },
  'Achievement progress cap': () => {
    const badge = { type: 'accuracy', requirement: 40, icon: 'Target' } as const;
    const achievement = { ...badge, id: '1', name: 'Sharp', description: '', createdAt: '' };
    const measures = { totalShots: 10, currentStreak: 0, percentage: 90 };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AchievementCard achievement={achievement} earnedAt={null} measures={measures} />
      </QueryClientProvider>,
    );
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe(String(SAID['Achievement progress cap'].is));
  },
  'Pending-invite count refresh': async () => {
    const { is } = SAID['Pending-invite count refresh'];
    const path = '/api/invitations/pending/count';
    const answers = { [`GET ${path}`]: ok({ count: 0 }), 'GET /api/heatmap': ok([]) };
    const calls = await callsWithin(10.5 * is, '/heatmap', path, answers);
    expect(calls).toBe(10);
  },
  'Chat refresh': async () => {
    const { is } = SAID['Chat refresh'];
    const answers = { 'GET /api/messages': ok([]) };
    expect(await callsWithin(10.5 * is, '/chat', '/api/messages', answers)).toBe(10);
  },
  'Chat box height': async () => {
    renderApp('/chat', signedIn({ 'GET /api/messages': ok([]) }));
    const box = await screen.findByRole('region', { name: 'Community Chat' });
    const { is } = SAID['Chat box height'];
    // On a phone no more than the page leaves.
    expect(box.className.split(' ')).toEqual(
      expect.arrayContaining([`md:h-[${is}]`, `max-h-[${is}]`]),
    );
  },
  'Redirect delay after logout detection': () => {
    const waits: number[] = [];
    createSignInAgain({
      currentPath: () => '/',
      go: vi.fn(),
      later: (_, milliseconds) => waits.push(milliseconds),
    })();
    expect(waits).toEqual([SAID['Redirect delay after logout detection'].is]);
  },
  'Redirect delay after profile setup': async () => {
    const user = aUser({ profileComplete: 0 });
    const { router } = renderApp('/profile/setup', {
      'GET /api/auth/user': ok(user),
      'PATCH /api/user/profile': ok(aUser()),
    });
    const save = await screen.findByRole('button', { name: 'Complete Profile' });
    vi.useFakeTimers();
    fireEvent.click(save);
    // The form and the call need no time of the fake clock.
    while (currentToast()?.title !== 'Profile completed!') await pass(0);
    const path = () => router.state.location.pathname;
    await pass(SAID['Redirect delay after profile setup'].is - 1);
    expect(path()).toBe('/profile/setup');
    await pass(1);
    expect(path()).toBe('/');
  },
  'Copied indicator': async () => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: () => Promise.resolve(),
    } as never);
    render(<CopyLinkButton url="/invite/1" />);
    fireEvent.click(screen.getByRole('button'));
    await pass(0);
    await pass(SAID['Copied indicator'].is - 1);
    expect(screen.getByRole('button').textContent).toContain('Copied!');
    await pass(1);
    expect(screen.getByRole('button').textContent).toContain('Copy Link');
  },
  'Toast limit': () => {
    render(<Toaster />);
    tell('First');
    tell('Second');
    const region = screen.getByRole('region');
    expect(within(region).getAllByRole('listitem')).toHaveLength(SAID['Toast limit'].is);
    expect(screen.queryByText('First')).toBeNull();
  },
  'Toast display duration': async () => {
    vi.useFakeTimers();
    render(<Toaster />);
    tell('Saved');
    await pass(SAID['Toast display duration'].is - 1);
    expect(screen.queryByText('Saved')).not.toBeNull();
    await pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  },
  'Toast swipe': () => {
    const swipe = (pixels: number) => {
      const item = screen.getByText('Saved').closest('li');
      if (item === null) throw new Error('no toast');
      fireEvent.pointerDown(item, { button: 0, clientX: 100, clientY: 100 });
      fireEvent.pointerMove(item, { clientX: 100 + pixels / 2, clientY: 100 });
      fireEvent.pointerMove(item, { clientX: 100 + pixels, clientY: 100 });
      fireEvent.pointerUp(item, { clientX: 100 + pixels, clientY: 100 });
    };
    render(<Toaster />);
    tell('Saved');
    swipe(SAID['Toast swipe'].is);
    swipe(-200);
    expect(screen.queryByText('Saved')).not.toBeNull();
    swipe(SAID['Toast swipe'].is + 1);
    expect(screen.queryByText('Saved')).toBeNull();
  },
  'Toast viewport hotkey': () => {
    render(<Toaster />);
    tell('Saved');
    fireEvent.keyDown(document, { key: 'F8', code: SAID['Toast viewport hotkey'].is });
    expect(document.activeElement?.closest('[role="region"]')).not.toBeNull();
  },
};

it.each(Object.entries(HOLDS))('%s', async (_, holds) => {
  await holds();
});
