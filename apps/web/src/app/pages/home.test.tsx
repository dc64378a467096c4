import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepFilm, removeFilm } from '../../lib/films/stored-films.ts';
import { aHistoryEntry, aUser, noStats } from '../../testing/fixtures.ts';
import { bodyOf, ok, renderApp } from '../../testing/render-app.tsx';

const unauthorized = {
  status: 401,
  body: { message: 'Unauthorized', code: 'unauthorized', requestId: 'r1' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the start page', () => {
  it('is the landing page for signed-out visitors', async () => {
    renderApp('/', { 'GET /api/auth/user': unauthorized });
    const start = await screen.findByRole('link', { name: 'Get Started Free' });
    expect(start.getAttribute('href')).toBe('/onboarding');
    expect(screen.getByRole('link', { name: 'Start Training Now' }).getAttribute('href')).toBe(
      '/api/login',
    );
    for (const number of ['10K+', '5K+', '500+']) expect(screen.getByText(number)).toBeTruthy();
  });

  it.each([
    ['a user who was signed in here is told so', 'Ada', 'Hooplog cannot be reached'],
    ['anybody else sees the landing page', null, 'Get Started Free'],
  ])('while the session is unknown, %s', async (_name, last, heading) => {
    if (last !== null) localStorage.setItem('hooplog.user.last', JSON.stringify(last));
    renderApp('/', { 'GET /api/auth/user': { status: 503 } });
    expect(await screen.findByText(heading, {}, { timeout: 15_000 })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in' }) === null).toBe(last !== null);
    localStorage.clear();
  });

  it.each(['/', '/home'])('is, at %s, a dashboard with zeros for new players', async (path) => {
    renderApp(path, {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(noStats()),
      'GET /api/workouts/history': ok([]),
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
    });
    expect(await screen.findByText('No workouts yet')).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Upload First Workout' });
    expect(first.getAttribute('href')).toBe('/upload');
    expect(screen.getByText('0/0 made')).toBeTruthy();
    const choices = ['Film & count live', 'Count by hand', 'See a sample workout'];
    const addresses = choices.map((name) =>
      screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'),
    );
    expect(addresses).toEqual(['/film', '/upload?tracking=true', '/sample']);
  });

  it('shows the newest five workouts', async () => {
    const { server } = renderApp('/', {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(
        noStats({ workoutCount: 5, currentStreak: 3, recentDays: ['2026-11-21'] }),
      ),
      'GET /api/workouts/history': ok([1, 2, 3, 4, 5].map((n) => aHistoryEntry(n))),
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
    });
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(5);
    const { calls } = server.mock;
    expect(calls.filter(([url]) => url === '/api/workouts/history?limit=5')).toHaveLength(1);
    expect(screen.queryByText('No workouts yet')).toBeNull();
    const [first] = cards;
    if (first === undefined) throw new Error('no card');
    expect(within(first).getByText('60%')).toBeTruthy();
    expect(within(first).getByText('6 made')).toBeTruthy();
    expect(within(first).getByText('4 missed')).toBeTruthy();
    expect(screen.getByText('3 days in a row. See you tomorrow.')).toBeTruthy();
  });

  it('lists exercises for players with workouts but no shots, linked to their day', async () => {
    const exercises = aHistoryEntry(1, {
      ...{ kind: 'timed', totalShots: 0, made: 0, minutes: 45 },
      exercises: ['Ball Handling', 'Defense', 'Ball Handling'],
    });
    renderApp('/', {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(noStats({ workoutCount: 1 })),
      'GET /api/workouts/history': ok([exercises]),
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
    });
    const card = await screen.findByRole('article', { name: 'Exercises of Fri, Nov 20, 2026' });
    expect(within(card).getByText('45 min · Ball Handling, Defense')).toBeTruthy();
    const day = within(card).getByRole('link', { name: 'View in calendar' });
    expect(day.getAttribute('href')).toBe('/calendar?day=2026-11-20');
    expect(screen.queryByText('No workouts yet')).toBeNull();
  });

  it('includes a video that was analysed while the player was elsewhere', async () => {
    const video = {
      id: '01900000-0000-7000-8000-0000000000aa',
      state: 'analysing',
      progress: 0.4,
      stage: null,
      progressMessage: null,
      shotsSoFar: 2,
      placeInQueue: null,
      failure: null,
      bytes: 1000,
      isStored: true,
      media: null,
      calibration: null,
      warnings: [],
      playbackUrl: null,
      posterUrl: null,
      workoutId: null as string | null,
      createdAt: '2026-11-20T18:05:00.000Z',
    };
    const answers = {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(noStats()),
      'GET /api/workouts/history': ok([]),
      'GET /api/videos': ok([video]),
      'GET /api/teams': ok([]),
      'GET /api/team-invitations': ok([]),
      'GET /api/goals': ok([]),
    };
    const { router } = renderApp('/', answers);
    await screen.findByText('Counting your shots… 40%');
    await act(() => router.navigate({ to: '/teams' }));
    await screen.findByText('Not part of any team');

    const workout = aHistoryEntry(1, { kind: 'video' });
    answers['GET /api/videos'] = ok([{ ...video, state: 'analysed', workoutId: workout.id }]);
    answers['GET /api/workouts/history'] = ok([workout]);
    answers['GET /api/stats'] = ok(noStats({ made: 6, totalShots: 10, workoutCount: 1 }));
    await act(() => router.navigate({ to: '/' }));
    await screen.findByText('Your video is counted.');
    expect(await screen.findByText('6/10 made')).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('says once that the server cannot be reached, and retries everything', async () => {
    const away = { status: 503 };
    const { server } = renderApp('/', {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': away,
      'GET /api/workouts/history': away,
      'GET /api/videos': away,
      'GET /api/goals': away,
    });
    await screen.findByText('Hooplog cannot be reached');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Quick Actions' })).toBeTruthy();
    server.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const asked = server.mock.calls.map(([url]) => url);
    for (const path of ['/api/stats', '/api/workouts', '/api/goals']) {
      expect(asked.filter((url) => url.startsWith(path))).toHaveLength(1);
    }
  });

  it('reports what could not be loaded and retries', async () => {
    const { server } = renderApp('/', {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(noStats()),
      'GET /api/workouts/history': { status: 503 },
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
    });
    await screen.findByText('Your workouts could not be loaded');
    const asked = () => server.mock.calls.filter(([url]) => url.startsWith('/api/workouts')).length;
    const before = asked();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked()).toBe(before + 1);
  });

  describe('suggests one thing to do today, once, and leads to it', () => {
    const id = (n: number) => `01900000-0000-7000-8000-0000000000${n}`;
    const video = {
      ...{
        id: id(10),
        state: 'analysed',
        progress: 1,
        stage: null,
        progressMessage: null,
        shotsSoFar: 2,
      },
      ...{ placeInQueue: null, failure: null, bytes: 1000, isStored: true, media: null },
      ...{ calibration: null, warnings: [], playbackUrl: null, posterUrl: null, workoutId: null },
      createdAt: '2026-11-20T18:05:00.000Z',
    };
    const assigned = {
      ...{ id: id(20), team: { id: id(21), name: 'Tigers' }, title: 'Form shooting' },
      ...{ measure: 'makes', target: 100, zone: null, dueDay: '2026-11-21', forEveryone: true },
      createdAt: '2026-11-18T18:05:00.000Z',
      progress: [
        {
          player: {
            id: id(22),
            firstName: 'Maya',
            lastName: null,
            profileImageUrl: null,
            name: 'Maya',
          },
          ...{ value: 40, verified: null, percent: 40, state: 'open' },
        },
      ],
    };
    const goal = {
      ...{ id: id(30), kind: 'makes', target: 100, value: 88, percent: 88, weeks: [] },
      createdAt: '2026-11-18T18:05:00.000Z',
    };
    const home = (changes: Record<string, unknown>) =>
      renderApp('/', {
        'GET /api/auth/user': ok(aUser()),
        'GET /api/stats': ok(noStats({ workoutCount: 1 })),
        'GET /api/workouts/history': ok([aHistoryEntry(1)]),
        'GET /api/videos': ok([]),
        'GET /api/assignments': ok([]),
        'GET /api/challenges/ending': ok([]),
        'GET /api/goals': ok([]),
        ...Object.fromEntries(Object.entries(changes).map(([call, body]) => [call, ok(body)])),
      });
    const line = async () => {
      const today = await screen.findByRole('region', { name: 'Today' });
      return within(today).getByRole('link');
    };

    it('a video that waits for review', async () => {
      home({ 'GET /api/videos': [video] });
      expect((await line()).getAttribute('href')).toBe(`/video/${video.id}`);
      expect(screen.getAllByText(/Review the shots/)).toHaveLength(1);
    });

    it('an assigned workout that is due today', async () => {
      const later = { ...assigned, id: id(23), title: 'Corner threes', dueDay: '2026-11-30' };
      home({ 'GET /api/assignments': [assigned, later] });
      const link = await line();
      expect(link.textContent).toBe('Due today: Form shooting40 of 100 makes · Tigers');
      expect(link.getAttribute('href')).toBe(`/upload?assignment=${assigned.id}&tracking=true`);
      const others = screen.getByRole('region', { name: 'From your coach' });
      expect(
        within(others)
          .getAllByRole('heading')
          .map(({ textContent }) => textContent),
      ).toEqual(['From your coach', 'Corner threes']);
    });

    it('a streak that ends tonight', async () => {
      const stats = { workoutCount: 3, currentStreak: 3, recentDays: ['2026-11-20'] };
      home({ 'GET /api/stats': noStats(stats) });
      const link = await line();
      expect(link.textContent).toBe('Keep your streak of 3 daysA workout today makes it 4.');
      expect(link.getAttribute('href')).toBe('/upload?tracking=true');
      expect(screen.getByText('3 days in a row.')).toBeTruthy();
      expect(screen.queryByText(/Log a workout today/)).toBeNull();
    });

    it('a challenge that ends tomorrow, before a goal', async () => {
      const ending = { id: id(40), kind: 'makes', squadId: id(41), squadName: 'Lions' };
      home({
        'GET /api/challenges/ending': [{ ...ending, lastDay: '2026-11-22' }],
        'GET /api/goals': [goal],
      });
      const link = await line();
      expect(link.textContent).toBe('Ends tomorrow: Most makesChallenge of Lions');
      expect(link.getAttribute('href')).toBe(`/groups/${id(41)}?tab=challenges`);
    });

    it('a goal within reach', async () => {
      home({ 'GET /api/goals': [goal] });
      expect((await line()).textContent).toBe('12 more makes this weekYour goal: 88 of 100 so far');
    });

    it('a goal of a day within reach', async () => {
      home({ 'GET /api/goals': [{ ...goal, period: 'day', weeks: [] }] });
      expect((await line()).textContent).toBe('12 more makes todayYour goal: 88 of 100 so far');
      const goals = screen.getByRole('region', { name: 'Goals' });
      expect(within(goals).getByRole('heading', { name: 'Makes today' })).toBeTruthy();
      expect(within(goals).queryByText(/Hit in|First week/)).toBeNull();
    });

    it('an unfinished hand count, before all of these', async () => {
      localStorage.setItem(`hooplog.counting.${aUser().id}`, '{}');
      home({ 'GET /api/videos': [video], 'GET /api/goals': [goal] });
      expect((await line()).textContent).toMatch(/^Resume counting by hand/);
      expect(screen.getAllByText(/Review the shots/)).toHaveLength(1);
      localStorage.clear();
    });

    it('an unfinished film, before all but such a count', async () => {
      const film = { id: 'film-1', userId: aUser().id, startedAt: '2026-11-20T18:00:00Z' };
      await keepFilm({ ...film, parts: [], finishedAt: null }, [], []);
      home({ 'GET /api/videos': [video], 'GET /api/goals': [goal] });
      const link = await line();
      expect(link.textContent).toMatch(/^Resume filming.*0 shots so far$/);
      expect(link.getAttribute('href')).toBe('/film');
      expect(screen.queryByRole('region', { name: 'Not finished on this device' })).toBeNull();
      expect(screen.getAllByText(/Review the shots/)).toHaveLength(1);
      await removeFilm(film.id);
    });

    it('and nothing if there is nothing to do', async () => {
      home({});
      await screen.findByRole('article');
      expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
      expect(screen.getByText('Log a workout today to start a streak.')).toBeTruthy();
    });
  });

  it('takes a goal of a day', async () => {
    const made = {
      ...{ id: aUser().id, kind: 'minutes', period: 'day', target: 30, value: 0, percent: 0 },
      ...{ weeks: [], createdAt: '2026-11-18T18:05:00.000Z' },
    };
    const { server } = renderApp('/', {
      'GET /api/auth/user': ok(aUser()),
      'GET /api/stats': ok(noStats({ workoutCount: 1 })),
      'GET /api/workouts/history': ok([aHistoryEntry(1)]),
      'GET /api/videos': ok([]),
      'GET /api/goals': ok([]),
      'POST /api/goals': { status: 201, body: made },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Goal' }));
    await screen.findByRole('dialog', { name: 'New weekly goal' });
    await userEvent.selectOptions(screen.getByLabelText('For'), 'A day');
    await screen.findByRole('dialog', { name: 'New daily goal' });
    await userEvent.selectOptions(screen.getByLabelText('What to count'), 'Minutes');
    expect(screen.getByLabelText('Minutes a day')).toHaveProperty('value', '30');
    await userEvent.click(screen.getByRole('button', { name: 'Save Goal' }));
    await waitFor(() => {
      const sent = server.mock.calls.find(
        ([url, init]) => url === '/api/goals' && init.method === 'POST',
      );
      expect(bodyOf(sent?.[1])).toEqual({ kind: 'minutes', period: 'day', target: 30 });
    });
  });
});
