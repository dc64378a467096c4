import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { type Answers, ok, renderApp } from '../../testing/render-app.tsx';
import { aPlayer } from '../../testing/squad-fixtures.ts';

const USER = aUser({
  displayName: 'Maya Ortiz',
  birthday: '2000-01-02T00:00:00.000Z',
  height: 75,
  position: 'Guard',
  skillLevel: 'Advanced',
  createdAt: '2026-03-04T12:00:00.000Z',
});

function profileOf(user = USER, more: Answers = {}): Answers {
  return {
    'GET /api/auth/user': ok(user),
    'GET /api/stats': ok(
      noStats({ percentage: 62, made: 124, totalShots: 200, workoutCount: 9, currentStreak: 4 }),
    ),
    'GET /api/invitations/pending/count': ok({ count: 0 }),
    'GET /api/auth/sessions': ok([]),
    ...more,
  };
}

/** The bodies sent to a call. */
const sentTo = (server: ReturnType<typeof renderApp>['server'], method: string, path: string) =>
  server.mock.calls
    .filter(([url, init]) => init.method === method && url.endsWith(path))
    .map(([, init]): unknown => (typeof init.body === 'string' ? JSON.parse(init.body) : null));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the profile', () => {
  it('shows who the player is, by initials, name, badges and facts', async () => {
    vi.setSystemTime('2026-11-21T12:00:00Z');
    renderApp('/profile', profileOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Ortiz' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    for (const text of ['MO', 'Player', 'Advanced', 'Guard', '26 years', '6\'3"', 'Joined']) {
      expect(main.getByText(text), text).toBeTruthy();
    }
    expect(main.getAllByText('maya@example.com')).toHaveLength(2);
    expect(main.getByText('Member since')).toBeTruthy();
    expect(main.getAllByText('Mar 4, 2026')).toHaveLength(2);
    const edit = main.getByRole('link', { name: 'Edit Profile' });
    expect(edit.getAttribute('href')).toBe('/profile/edit');
    expect(main.getByRole('link', { name: 'Sign Out' }).getAttribute('href')).toBe('/api/logout');
    expect(main.getByRole('link', { name: 'Export Your Data' }).getAttribute('href')).toBe('/data');
    vi.useRealTimers();
  });

  it('shows heights in centimetres to players who chose them', async () => {
    renderApp('/profile', profileOf({ ...USER, units: 'metric' }));
    expect(await screen.findByText('191 cm')).toBeTruthy();
  });

  it('has the four numbers of Your Statistics', async () => {
    renderApp('/profile', profileOf());
    const section = within(await screen.findByRole('region', { name: 'Your Statistics' }));
    expect(await section.findByText('124/200 made')).toBeTruthy();
    for (const name of ['Shooting %', 'Total Shots', 'Workouts', 'Current Streak']) {
      expect(section.getByText(name)).toBeTruthy();
    }
  });

  it('retries when the statistics cannot be loaded', async () => {
    const answers = { ...profileOf(), 'GET /api/stats': { status: 503 } };
    renderApp('/profile', answers);
    await screen.findByText('Your statistics could not be loaded');
    answers['GET /api/stats'] = ok(noStats());
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('0/0 made')).toBeTruthy();
  });
});

describe('Coach Mode', () => {
  it('is disabled while it is saved, then confirms it', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { server } = renderApp('/profile', profileOf());
    const coach = await screen.findByRole<HTMLInputElement>('switch', { name: 'Coach Mode' });
    const usual = server.getMockImplementation();
    server.mockImplementation((url, init) =>
      init.method === 'PATCH'
        ? new Promise((resolve) => (answer = resolve))
        : (usual?.(url, init) ?? Promise.reject(new Error(url))),
    );
    await userEvent.click(coach);
    await waitFor(() => {
      expect(coach.disabled).toBe(true);
    });
    expect(sentTo(server, 'PATCH', '/api/user/coach-status')).toEqual([{ isCoach: true }]);
    answer(new Response(JSON.stringify({ ...USER, isCoach: 1 })));
    expect(await screen.findByText('Account type updated successfully!')).toBeTruthy();
    expect(await screen.findByText('Coach')).toBeTruthy();
    expect(coach.disabled).toBe(false);
    expect(coach.checked).toBe(true);
  });

  it('stays off and reports it when saving fails', async () => {
    renderApp('/profile', profileOf(USER, { 'PATCH /api/user/coach-status': { status: 502 } }));
    const coach = await screen.findByRole<HTMLInputElement>('switch', { name: 'Coach Mode' });
    await userEvent.click(coach);
    expect(await screen.findByText('Failed to update account type')).toBeTruthy();
    expect(coach.checked).toBe(false);
  });
});

describe('settings', () => {
  it.each<[label: string, option: string, sent: object]>([
    ['Time zone', 'Europe/Berlin', { timeZone: 'Europe/Berlin', timeZoneFixed: 1 }],
    ['Units', 'metric', { units: 'metric' }],
    ['Three-point line', 'FIBA', { threePointLine: 'fiba' }],
  ])('%s takes effect at once', async (label, option, sent) => {
    const { server } = renderApp(
      '/profile',
      profileOf(USER, { 'PATCH /api/user/profile': ok({ ...USER, ...sent }) }),
    );
    await userEvent.selectOptions(await screen.findByLabelText(label), option);
    expect(await screen.findByText('Profile updated!')).toBeTruthy();
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([sent]);
  });

  it('units follow the region of the browser until the player chooses', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
    renderApp('/profile', profileOf({ ...USER, units: null }));
    expect(await screen.findByText('191 cm')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Units').value).toBe('metric');
    expect(await screen.findByText('Hoop 3.05 m (10 ft), ball size 7')).toBeTruthy();
    vi.restoreAllMocks();
  });

  it('a rest day each week takes effect at once', async () => {
    const { server } = renderApp(
      '/profile',
      profileOf(USER, { 'PATCH /api/user/profile': ok({ ...USER, weeklyRestDay: 1 }) }),
    );
    const found = await screen.findByRole<HTMLInputElement>('switch', { name: /rest day/ });
    expect(found.checked).toBe(false);
    await userEvent.click(found);
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([{ weeklyRestDay: 1 }]);
    expect(await screen.findByRole('switch', { name: /rest day/, checked: true })).toBeTruthy();
  });

  it.each<[who: string, change: Partial<typeof USER>, shown: boolean, disabled: boolean]>([
    ['an adult', {}, true, false],
    ['an adult who hid', { onLeaderboard: 0 }, false, false],
    ['a teen', { birthday: '2012-01-01T00:00:00.000Z' }, false, false],
    [
      'a teen who chose it',
      { birthday: '2012-01-01T00:00:00.000Z', onLeaderboard: 1 },
      true,
      false,
    ],
    ['a child', { birthday: '2020-01-01T00:00:00.000Z', onLeaderboard: 1 }, false, true],
  ])('the leaderboard switch of %s', async (_, change, shown, disabled) => {
    renderApp('/profile', profileOf({ ...USER, ...change }));
    const found = await screen.findByRole<HTMLInputElement>('switch', { name: /leaderboard/ });
    expect([found.checked, found.disabled]).toEqual([shown, disabled]);
  });
});

describe('what is shared with squads', () => {
  const TEEN = '2012-01-01T00:00:00.000Z';
  const CHILD = '2020-01-01T00:00:00.000Z';
  const NUMBERS = { workouts: true, records: true };
  const switches = async () => {
    const card = await screen.findByRole('region', { name: 'Shared with your squads' });
    return within(card).getAllByRole<HTMLInputElement>('switch');
  };

  it.each<[who: string, change: Partial<typeof USER>, shown: boolean[], open: boolean[]]>([
    ['an adult', {}, [true, true, true], [true, true, true]],
    ['a teen', { birthday: TEEN }, [false, false, true], [true, true, true]],
    [
      'an adult who joined as a teen',
      { birthday: '2000-01-01T00:00:00.000Z', createdAt: '2017-06-01T12:00:00.000Z' },
      [false, false, true],
      [true, true, true],
    ],
    ['a user of unknown age', { birthday: null }, [false, false, true], [true, true, true]],
    [
      'a teen who chose it',
      { birthday: TEEN, squadSharing: { ...NUMBERS, badges: false } },
      [true, true, false],
      [true, true, true],
    ],
    [
      'a child',
      { birthday: CHILD, squadSharing: NUMBERS },
      [false, false, true],
      [false, false, true],
    ],
    [
      'a child whose badges are hidden',
      { birthday: CHILD, squadSharing: { badges: false } },
      [false, false, false],
      [false, false, false],
    ],
  ])('by %s depends on age and choice', async (_, change, shown, open) => {
    renderApp('/profile', profileOf({ ...USER, ...change }));
    const found = await switches();
    expect(found.map(({ checked }) => checked)).toEqual(shown);
    expect(found.map(({ disabled }) => !disabled)).toEqual(open);
  });

  it('changes one kind at a time and keeps the others', async () => {
    const user = { ...USER, squadSharing: { badges: false } };
    const { server } = renderApp(
      '/profile',
      profileOf(user, { 'PATCH /api/user/profile': ok(user) }),
    );
    const [workouts] = await switches();
    if (workouts !== undefined) await userEvent.click(workouts);
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([
      { squadSharing: { badges: false, workouts: false } },
    ]);
  });
});

describe('muted players', () => {
  const bob = aPlayer(1, 'Bob');
  const PATH = `/api/mutes/${bob.id}`;
  const show = async (list: readonly object[]) => {
    const view = renderApp(
      '/profile',
      profileOf(USER, { 'GET /api/mutes': ok(list), [`DELETE ${PATH}`]: { status: 204 } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Muted players' }));
    return view;
  };

  it('are listed, and unmuted by one press', async () => {
    const { server } = await show([bob]);
    const unmute = { name: 'Unmute Bob', hidden: true };
    await userEvent.click(await screen.findByRole('button', unmute));
    await waitFor(() => {
      expect(sentTo(server, 'DELETE', PATH)).toHaveLength(1);
    });
  });

  it('are none at first, with a note on how to mute somebody', async () => {
    await show([]);
    expect(await screen.findByText('Nobody is muted')).toBeTruthy();
  });
});

describe('the photo', () => {
  it('is uploaded unchanged, and shown', async () => {
    const withPhoto = { ...USER, profileImageUrl: '/api/photos/p1' };
    const { server } = renderApp(
      '/profile',
      profileOf(USER, { 'PUT /api/user/photo': ok(withPhoto) }),
    );
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Photo'), file);
    expect(await screen.findByText('Photo saved!')).toBeTruthy();
    const sent = server.mock.calls.find(([, init]) => init.method === 'PUT');
    expect(sent?.[1].body).toBe(file);
    expect(document.querySelector('img[src="/api/photos/p1"]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  });

  it('that is refused is explained', async () => {
    const message = 'Please choose a JPEG, PNG or WebP picture';
    const body = { message, code: 'unsupported_media', requestId: 'r1' };
    renderApp('/profile', profileOf(USER, { 'PUT /api/user/photo': { status: 415, body } }));
    const file = new File(['x'], 'me.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Photo'), file);
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('Edit Profile', () => {
  it('is prefilled, saves, and leads back', async () => {
    const { router, server } = renderApp(
      '/profile/edit',
      profileOf(USER, { 'PATCH /api/user/profile': ok({ ...USER, displayName: 'Maya O' }) }),
    );
    const name = await screen.findByLabelText<HTMLInputElement>('Display Name');
    expect(name.value).toBe('Maya Ortiz');
    expect(screen.getByLabelText<HTMLInputElement>('Height (inches)').value).toBe('75');
    await userEvent.clear(name);
    await userEvent.type(name, 'Maya O');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated!')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile');
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([
      expect.objectContaining({ displayName: 'Maya O', birthday: '2000-01-02', height: 75 }),
    ]);
  });

  it('takes centimetres from players who use them, and stores inches', async () => {
    const { server } = renderApp(
      '/profile/edit',
      profileOf({ ...USER, units: 'metric' }, { 'PATCH /api/user/profile': ok(USER) }),
    );
    const height = await screen.findByLabelText<HTMLInputElement>('Height (cm)');
    expect(height.value).toBe('191');
    await userEvent.clear(height);
    await userEvent.type(height, '90');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Height must be at least 122 cm')).toBeTruthy();
    await userEvent.clear(height);
    await userEvent.type(height, '180');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated!');
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([
      expect.objectContaining({ height: 71 }),
    ]);
  });

  it('Cancel leaves it without a call', async () => {
    const { router, server } = renderApp('/profile/edit', profileOf());
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/profile');
    });
    expect(sentTo(server, 'PATCH', '/api/user/profile')).toEqual([]);
  });
});
